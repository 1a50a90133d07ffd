/** Puts the drawings of Sylla onto the page, once, when the first of them is needed. */
import { mount } from 'svelte';
import SyllaSprite from './SyllaSprite.svelte';

let mounted = false;

export function needSyllaSprite(): void {
  if (mounted || typeof document === 'undefined') return;
  mounted = true;
  mount(SyllaSprite, { target: document.body });
}
