/** Sylla in the browser: its board, tray, glance and side, and what the frame asks about a view. */
import type { Figure, RoundShown } from '$lib/board';
import { player } from './props';
import type { View } from './view';

export { default } from './Board.svelte';
export { default as own } from './Own.svelte';
export { default as mini } from './Mini.svelte';
export { default as side } from './Side.svelte';
export { default as sign } from './ScoreSign.svelte';

export const phases = ['consul', 'recruitment', 'buildings', 'income', 'events', 'work', 'famine'];

/** Characters are chosen before the first turn. */
export function round(view: unknown): RoundShown {
  const { turn, turns } = view as View;
  return { round: Math.max(1, turn), of: turns, word: 'turn' };
}

export function hasOwn(view: unknown, seat: number | null): boolean {
  return seat !== null && (view as View).phase !== 'setup';
}

export function figures(view: unknown, seat: number): Figure[] {
  const { prestige, senators, income } = player(view as View, seat);
  return [
    { label: 'sy-prestige', value: prestige },
    { label: 'sy-votes-title', value: senators },
    { label: 'sy-income', value: income },
  ];
}
