/**
 * What did not change between two views stays the same object, so that only what reads a changed part is drawn anew.
 *
 * `after` is given back with every part that equals its counterpart in `before` replaced by it.
 */
export function shared<T>(before: unknown, after: T): T {
  if (before === after || typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return after;
  if (Array.isArray(before) !== Array.isArray(after)) return after;
  const [old, now] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = Object.keys(now);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    const part = shared(old[key], now[key]);
    now[key] = part;
    if (part !== old[key]) same = false;
  }
  return same ? (before as T) : after;
}
