/** Updates that tell only what changed are put together here with the update before. */

import type { Change, Difference, Update } from './wire';

/** The whole update after `before`; null if the difference goes on from another one, so that something was missed. */
export function wholeUpdate(before: Update | null, difference: Difference): Update | null {
  const { changes, since, type: _, ...rest } = difference;
  if (before === null || before.number !== since) return null;
  const { view, own, scores } = changes.reduce(changed, { view: before.view, own: before.own, scores: before.scores });
  return { ...rest, type: 'update', view, own, scores };
}

/** A copy along the path of the change; everything beside it stays the same object. */
function changed<T>(whole: T, { at, to }: Change): T {
  const [key, ...deeper] = at;
  if (key === undefined) return to as T;
  const copy = (Array.isArray(whole) ? [...(whole as unknown[])] : { ...whole }) as Record<string | number, unknown>;
  copy[key] = changed(copy[key], { at: deeper, to });
  return copy as T;
}
