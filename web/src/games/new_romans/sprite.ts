/** Puts the shared drawings onto the page, once, however many pieces use them. */
import { mount } from 'svelte';
import Sprite from './Sprite.svelte';

let mounted = false;

export function needSprite(): void {
  if (mounted || typeof document === 'undefined') return;
  mounted = true;
  mount(Sprite, { target: document.body });
}
