/** Glory of Rome in the browser: its board, tray, glance and side, and what the frame asks about a view. */
import type { Figure, RoundShown } from '$lib/board';
import './pieces.css';
import { player } from './props';
import type { View } from './view';

export { default } from './Board.svelte';
export { default as own } from './Own.svelte';
export { default as mini } from './Mini.svelte';
export { default as side } from './Side.svelte';
export { default as sign } from './ScoreSign.svelte';

export const phases = ['event', 'intrigue', 'building', 'action', 'income'];
/** Spies and Allies come after the event; in a truce and in the Emperor's solo nobody plots. */
export function phasesOf(view: unknown): string[] {
  const { variants, solo } = view as View;
  const quiet = variants.includes('truce') || solo === 'emperor';
  const played = quiet ? phases.filter((phase) => phase !== 'intrigue') : phases;
  return variants.includes('spies') ? ['event', 'diplomacy', ...played.slice(1)] : played;
}

/** The Priest's medal. */
export const meanwhile = { text: 'gr-meanwhile', clause: 'GR-12.7' };
export const spacious = true;
export const rows = { 'score-fame': 'gr-fame', 'score-field': 'gr-score-military', 'score-set': 'gr-score-sets', 'score-task': 'gr-score-tasks' };

/** Tasks are chosen before the first round. */
export function round(view: unknown): RoundShown {
  const { round: at, rounds } = view as View;
  return { round: Math.max(1, at), of: rounds, word: 'round' };
}

export function hasOwn(_view: unknown, seat: number | null): boolean {
  return seat !== null;
}

/** Closed places, prices, cards and effects stand on the board; only a loss that cannot be skipped does not. */
export function showsClosed(code: string): boolean {
  return code !== 'skip';
}

export function figures(view: unknown, seat: number): Figure[] {
  const { fame, denarii, followers_left } = player(view as View, seat);
  return [
    { label: 'gr-fame', value: fame },
    { label: 'gr-denarii', value: denarii },
    { label: 'gr-followers', value: followers_left },
  ];
}
