/** Puts the drawings of Hadrian's Wall onto the page, once, when the first of them is needed. */
import { mount } from 'svelte';
import HadriansWallSprite from './HadriansWallSprite.svelte';

let mounted = false;

export function needHadriansWallSprite(): void {
  if (mounted || typeof document === 'undefined') return;
  mounted = true;
  mount(HadriansWallSprite, { target: document.body });
}
