import { mount, type Component } from 'svelte';

/** Gives a function that puts these drawings onto the page, once, when the first piece needs them. */
export function spriteOf(Drawings: Component): () => void {
  let mounted = false;
  return () => {
    if (mounted || typeof document === 'undefined') return;
    mounted = true;
    mount(Drawings, { target: document.body });
  };
}
