/** Short words for what is refused, beside the place itself; the whole sentence stands in the prompt. */
import type { Texts } from '$lib/text';
import type { ClosedOut, Said } from '$lib/wire';

const SHORT: Record<string, string> = {
  'level-missing': 'hw-level-first',
  'building-missing': 'hw-building-first',
  'cannot-pay': 'hw-lacks',
  'cannot-pay-any': 'hw-lacks-any',
  'used-this-year': 'hw-used',
  'no-disdain': 'hw-no-disdain',
  'gladiator-dead': 'hw-dead',
  'gladiator-untrained': 'hw-untrained',
  'fort-forbids': 'hw-forbidden',
  'fort-not-before': 'hw-not-before',
  'forum-two-workers': 'hw-two-workers',
};

/** `beside` the icon of what is to be paid it need not be named again. */
export function shortReason(texts: Texts, closed: ClosedOut | undefined, beside = false): string {
  const lacks = closed?.reason.name === 'cannot-pay' && beside;
  const name = closed === undefined ? undefined : lacks ? 'hw-none-left' : SHORT[closed.reason.name];
  return closed === undefined || name === undefined ? '' : texts.say({ name, values: closed.reason.values });
}

/** How many of each item a refusal says are missing. */
export function lackingIn(closed: ClosedOut | undefined): Record<string, number> {
  const missing = closed?.reason.name === 'cannot-pay' ? closed.reason.values?.['missing'] : undefined;
  if (!Array.isArray(missing)) return {};
  return Object.fromEntries((missing as Said[]).map(({ name, values }) => [name.replace('some-', ''), Number(values?.['count'] ?? 0)]));
}
