import type { BoardProps } from '$lib/board';
import { stillHeld } from './hexes';
import type { Own, PlayerView, TileView, View } from './view';

/** What every part of the board is given; what is seen has New Romans' own types. */
export interface Props extends Omit<BoardProps, 'view' | 'own'> {
  view: View;
  own: Own | null;
}

export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The neighbour who takes from this seat in this round. */
export function takerOf(view: View, seat: number): number | null {
  return view.players.find(({ takes_from }) => takes_from === seat)?.seat ?? null;
}

export function total(props: Pick<Props, 'scores'>, seat: number): number {
  return props.scores.find((sheet) => sheet.seat === seat)?.total ?? 0;
}

export interface Group {
  /** The sentence that names it. */
  name: string;
  tiles: TileView[];
  crystal: boolean;
}

/** What of this round lies before a player, in groups: the row, the two lots, or what is still to be laid. */
export function groupsOf({ row, smaller, larger, kept, taken, hand }: PlayerView): Group[] {
  if (smaller && larger) {
    return [
      { name: 'nr-smaller-lot', tiles: smaller, crystal: true },
      { name: 'nr-larger-lot', tiles: larger, crystal: false },
    ];
  }
  if (row.length > 0) return [{ name: 'nr-row', tiles: row, crystal: false }];
  const lots = [...kept, ...taken];
  const held = stillHeld(lots, hand);
  const left = lots.filter((_, index) => held[index]);
  return left.length > 0 ? [{ name: 'nr-to-lay', tiles: left, crystal: false }] : [];
}
