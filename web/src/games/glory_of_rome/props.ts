import type { BoardProps } from '$lib/board';
import type { Own, PlayerView, ProvinceView, View } from './view';

/** What every part of the board is given; what is seen has the game's own types. */
export interface Props extends Omit<BoardProps, 'view' | 'own'> {
  view: View;
  own: Own | null;
}

export const SPHERES = ['mil', 'pol', 'tra', 'rel', 'agr'] as const;

/** Cassius sits beyond all seats, with the sign after theirs. */
export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The side of the table from which the board is seen: spectators sit at the first one. */
export function sideOf(view: View, seat: number | null): number {
  return player(view, seat ?? 0).place;
}

export function provinceAt(view: View, place: number): ProvinceView {
  const found = view.provinces.find((province) => province.place === place);
  if (found === undefined) throw new RangeError(`no province at ${place}`);
  return found;
}

/** Where a feud token that has just come to a seat may have lain: left of the tokens the others still have. */
export function feudOrigins(view: View, seat: number): string {
  return view.players
    .filter((other) => other.seat !== seat)
    .map(({ seat: from, track }) => {
      const first = track.findIndex(({ state }) => state === 'covered');
      return `feud:${from}.${(first < 0 ? track.length : first) - 1}`;
    })
    .join(' ');
}

/** `spatha` of the card `spatha.2`. */
export function kindOf(card: string): string {
  return card.split('.')[0] ?? card;
}

/** What follows the colon of a piece: `epirus` of `field:epirus`. */
export function named(piece: string): string {
  return piece.slice(piece.indexOf(':') + 1);
}
