import type { BoardProps } from '$lib/board';
import type { Own, PlayerView, View } from './view';

/** What every part of the board is given; what is seen has Sylla's own types. */
export interface Props extends Omit<BoardProps, 'view' | 'own'> {
  view: View;
  own: Own | null;
}

export const COLOURS = ['red', 'yellow', 'grey'] as const;
export const TOKENS = ['health', 'pride', 'leisure'] as const;
export const CUBES = ['vestal', 'legionary'] as const;

export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** Names of the cards in a sealed answer: `keep I-01+I-03`. */
export function keptIn(answer: string | null | undefined): string[] {
  const [word, cards] = (answer ?? '').split(' ');
  return word === 'keep' && cards ? cards.split('+') : [];
}

/** A sealed vote: `build 3` or `plebs 0`. */
export function voteIn(answer: string | null | undefined): { builds: boolean; coins: number } | null {
  const found = /^(build|plebs) (\d+)$/.exec(answer ?? '');
  return found === null ? null : { builds: found[1] === 'build', coins: Number(found[2]) };
}

/** The numbers of the options `coins:0`, `coins:1`, … in order. */
export function coinsIn(pieces: string[]): number[] {
  return pieces
    .filter((piece) => piece.startsWith('coins:'))
    .map((piece) => Number(piece.slice('coins:'.length)))
    .sort((a, b) => a - b);
}

/** Clockwise from a seat, as one sees the table from there. */
export function roundFrom<T>(things: readonly T[], first: number): T[] {
  return [...things.slice(first), ...things.slice(0, first)];
}
