/** Aeterna in the browser: its board, glance, side and forecast, and what the frame asks about a view. */
import type { Figure, RoundShown } from '$lib/board';
import './colours.css';
import { player } from './props';
import type { View } from './view';

export { default } from './Board.svelte';
export { default as mini } from './Mini.svelte';
export { default as side } from './Side.svelte';
export { default as forecast } from './Forecast.svelte';
export { default as sign } from './ScoreSign.svelte';

export const phases = ['draft', 'actions', 'scoring', 'ruin', 'structures', 'domus', 'revolts', 'food', 'end_of_epoch'];
export const showsClosed = (): boolean => true;

export function round(view: unknown): RoundShown {
  const { epoch, epochs } = view as View;
  return { round: epoch, of: epochs, word: 'epoch' };
}

export function figures(view: unknown, seat: number): Figure[] {
  const { citizens, aurei, wheat, stone, unrest } = player(view as View, seat);
  return [
    { label: 'ae-citizens', value: citizens },
    { label: 'ae-aurei', value: aurei },
    { label: 'ae-wheat', value: wheat },
    { label: 'ae-stone', value: stone },
    { label: 'ae-unrest', value: unrest },
  ];
}
