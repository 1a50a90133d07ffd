/** What can wait: the frame that shows what a click changed is painted first, and the rest comes with the next one. */

import { untrack } from 'svelte';

/** With the frame after the next; at once if nobody sees it. */
export function inFrameAfterNext(work: () => void): void {
  if (document.hidden) work();
  else requestAnimationFrame(() => requestAnimationFrame(work));
}

/** A value one frame behind `now`. Whatever came in the meantime is told in one go. */
export function trailing<T>(now: () => T): { readonly value: T } {
  let value = $state.raw(untrack(now));
  let waiting = false;
  $effect(() => {
    void now();
    if (waiting) return;
    waiting = true;
    inFrameAfterNext(() => {
      waiting = false;
      value = untrack(now);
    });
  });
  return {
    get value() {
      return value;
    },
  };
}
