/** Pieces of Aeterna in words; the sentences themselves are in the `.ftl` files. */
import type { Said, Texts } from '$lib/text';
import type { AwardView, FigureView } from './view';

/** A change with its sign, the minus as wide as a figure. */
export function signed(amount: number): string {
  if (amount === 0) return '0';
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** Negative points with a real minus. */
export function minus(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

function amountSaid([name, amount]: [string, number]): Said {
  if (name === 'unrest') return { name: amount < 0 ? 'amount-calm' : 'amount-unrest', values: { n: Math.abs(amount) } };
  return { name: `amount-${name}`, values: { n: amount } };
}

/** `1 citizen and 2 aurei`; nothing is `nothing`. */
export function amountWords(texts: Texts, goods: Record<string, number>): string {
  const things = Object.entries(goods).map(amountSaid);
  return things.length > 0 ? texts.say({ name: 'ae-list', values: { things } }) : texts.t('ae-nothing');
}

export function awardWords(texts: Texts, award: AwardView): string {
  return award.board_card ? texts.t('award-board-card') : amountWords(texts, award.goods);
}

/** What a figure counts: `hills with your citizens`, or several things of which the fewest count. */
export function requirementWords(texts: Texts, { count, each }: FigureView): string {
  return texts.say({ name: 'requirement', values: { each, counts: count.map((what) => ({ name: `count-${what}` })) } });
}
