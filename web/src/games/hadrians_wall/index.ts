/** Hadrian's Wall in the browser: its board, tray, glance and side, and what the frame asks about a view. */
import type { Said } from '$lib/text';
import type { Changed } from '$lib/wire';
import type { Figure, RoundShown } from '$lib/board';
import { ITEMS, player } from './props';
import type { View } from './view';

export { default } from './Board.svelte';
export { default as own } from './Own.svelte';
export { default as mini } from './Mini.svelte';
export { default as side } from './Side.svelte';
export { default as sign } from './ScoreSign.svelte';

export const phases = ['cards', 'income', 'roads', 'actions', 'attack'];
export const spacious = true;
export const showsClosed = (): boolean => true;
export const confirmsTouch = true;

export function foretells(preview: Changed[]): Said | null {
  const next = preview.find(({ piece }) => piece.startsWith('then:'))?.piece.slice('then:'.length);
  if (next === undefined) return null;
  return next === 'place' || next === 'fate' ? { name: `hw-then-${next}` } : { name: 'hw-then-choose', values: { reward: { name: `piece-${next}` } } };
}

export function round(view: unknown): RoundShown {
  const { year, years } = view as View;
  return { round: year, of: years.length, word: 'year' };
}

export function hasOwn(_view: unknown, seat: number | null): boolean {
  return seat !== null;
}

export function figures(view: unknown, seat: number): Figure[] {
  const { total, disdain, supply } = player(view as View, seat);
  return [
    { label: 'tb-points', value: total },
    { label: 'hw-supply', value: ITEMS.reduce((sum, item) => sum + (supply[item] ?? 0), 0) },
    { label: 'piece-disdain', value: disdain },
  ];
}
