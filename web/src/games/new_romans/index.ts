/** New Romans in the browser: its board, tray, glance and side, and what the frame asks about a view. */
import type { Figure, RoundShown } from '$lib/board';
import { player } from './props';
import type { View } from './view';

export { default } from './Board.svelte';
export { default as own } from './Own.svelte';
export { default as mini } from './Mini.svelte';
export { default as side } from './Side.svelte';
export { default as sign } from './ScoreSign.svelte';

export const phases = ['reconnaissance', 'division', 'choice', 'settlement'];
const ROUNDS = 4; // NR-4.1

export function round(view: unknown): RoundShown {
  return { round: (view as View).round, of: ROUNDS, word: 'round' };
}

export function hasOwn(view: unknown, seat: number | null): boolean {
  return seat !== null && (view as View).phase === 'settlement';
}

export function figures(view: unknown, seat: number): Figure[] {
  const { crystals, domain, hand } = player(view as View, seat);
  const open = [
    { label: 'nr-crystals', value: crystals },
    { label: 'nr-tiles', value: domain.length },
  ];
  return hand.length > 0 ? [...open, { label: 'nr-to-lay', value: hand.length }] : open;
}
