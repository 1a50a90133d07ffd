import type { BoardProps } from '$lib/board';
import type { ClosedOut } from '$lib/wire';
import type { CardView, HillView, Own, PlayerView, View } from './view';

/** What every part of the board is given; what is seen has Aeterna's own types. */
export interface Props extends Omit<BoardProps, 'view' | 'own'> {
  view: View;
  own: Own | null;
}

export type Amounts = Record<string, number>;

/** In the order in which goods are received (AE-9.8). */
export const GOODS = ['citizens', 'aurei', 'stone', 'wheat'] as const;
export const COLOURS = ['political', 'civil', 'religious', 'military', 'trade', 'diplomatic', 'figure'] as const;
/** The main actions of a turn, as the pieces of their options name them (AE-7.2). */
export const MAIN = ['card', 'favour', 'structure', 'influence', 'pass'] as const;

/** The hills as one sees them from across the Tiber, from the left. */
export const BEHIND = ['quirinal', 'viminal', 'esquiline', 'caelian'] as const;
export const IN_FRONT = ['capitoline', 'palatine', 'aventine'] as const;
export const NUMBERS: Record<string, number> = {
  capitoline: 1,
  palatine: 2,
  quirinal: 3,
  caelian: 4,
  aventine: 5,
  esquiline: 6,
  viminal: 7,
};

export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

/** The card of a sealed choice: `keep regia`. */
export function keptIn(answer: string | null | undefined): string {
  return /^keep (\S+)$/.exec(answer ?? '')?.[1] ?? '';
}

export interface Pedestal {
  /** Null where no value is left. */
  value: number | null;
  place: number;
}

/** Where stacks stand: as many pedestals as there are spaces, each with the value that is left for it. */
export function pedestals({ spaces, uncovered }: Pick<HillView, 'spaces' | 'uncovered'>): Pedestal[] {
  return Array.from({ length: spaces }, (_, place) => ({ value: uncovered[place] ?? null, place }));
}

/** Values that no space reaches yet: each comes into use after a ruin (AE-15.4). */
export function looseStones({ spaces, uncovered }: Pick<HillView, 'spaces' | 'uncovered'>): number[] {
  return uncovered.slice(spaces);
}

/** The closed choice that a piece is about, by the code it would have sent. */
export function closedFor(closed: ClosedOut[], piece: string): ClosedOut | undefined {
  const [kind = '', name = ''] = piece.split(':');
  const words: Record<string, string> = {
    hill: `influence ${name}`,
    card: `play ${name}`,
    figure: `favour ${name}`,
    played: `activate ${name}`,
    board: `board ${name}`,
    damage: `pay ${name}`,
    space: `erect ${name}`,
    action: { card: 'play', favour: 'favour', structure: 'erect', influence: 'influence' }[name] ?? name,
  };
  const code = words[kind];
  if (code === undefined) return undefined;
  return closed.find((one) => one.code === code) ?? closed.find((one) => one.code.startsWith(`${code} `));
}

/** How many things an action can be taken with now: hills, cards, figures, spaces. */
export function ways(options: { pieces: string[] }[], action: string): number {
  const piece = `action:${action}`;
  const things = options.filter(({ pieces }) => pieces[0] === piece).map(({ pieces }) => pieces[1] ?? '');
  return new Set(things).size;
}

/** The figures of an ability as the values of its sentence. */
export function abilityOf(face: CardView): { name: string; values: Amounts } {
  return { name: `ability-${face.card}`, values: face.effect };
}
