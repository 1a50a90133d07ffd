import type { Choice } from './choice.svelte';

/** An attachment: under the pointer or the focus this piece is the hovered one, until its button leaves the page. */
export function hovering(choice: Choice | undefined, piece: string): (button: HTMLButtonElement) => (() => void) | undefined {
  return (button) => {
    if (choice === undefined) return undefined;
    const enter = (): void => void (button.disabled || (choice.hovered = piece));
    // A button can leave the page, and lose the focus by it, while the page is being drawn: nothing may change then.
    const leave = (): void => queueMicrotask(() => void (choice.hovered === piece && (choice.hovered = null)));
    const listening = { pointerenter: enter, focus: enter, pointerleave: leave, blur: leave };
    for (const [event, listener] of Object.entries(listening)) button.addEventListener(event, listener);
    return () => {
      for (const [event, listener] of Object.entries(listening)) button.removeEventListener(event, listener);
      leave();
    };
  };
}
