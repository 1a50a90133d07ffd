/** Words that the parts of the board share: what they are given, what things are called, and where things stand. */
import type { BoardProps } from '$lib/board';
import type { Sheet } from './sheet.svelte';
import type { Own, PlayerView, View } from './view';

/** What every part of the board is given; what is seen has the game's own types. */
export interface Props extends Omit<BoardProps, 'view' | 'own'> {
  view: View;
  own: Own | null;
}

export const ITEMS = ['soldier', 'builder', 'servant', 'civilian', 'resource'] as const;
export const ATTRIBUTES = ['renown', 'piety', 'valour', 'discipline'] as const;
export const CITIZENS = ['traders', 'performers', 'priests', 'apparitores', 'patricians'] as const;
export const WAYS = ['left', 'centre', 'right'] as const;
export type Citizens = (typeof CITIZENS)[number];

/** The pile of an item as options name it. */
export function pileOf(item: string): string {
  return item === 'resource' ? 'resource' : `worker:${item}`;
}

/** `builder+resource+resource` in single icons. */
export function icons(list: string): string[] {
  return list === '' ? [] : list.split('+');
}

export function player(view: View, seat: number): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new RangeError(`no seat ${seat}`);
  return found;
}

export type Place = 'wall' | 'works' | Citizens | 'score';
export const PLACES: Place[] = ['wall', 'works', ...CITIZENS, 'score'];

const KINDS: Record<string, Place> = {
  cohort: 'wall',
  attack: 'wall',
  favour: 'wall',
  good: 'traders',
  performance: 'performers',
  gladiator: 'performers',
  battle: 'performers',
  visit: 'priests',
  bribe: 'apparitores',
  ruling: 'apparitores',
  diplomat: 'patricians',
  scout: 'patricians',
  attribute: 'score',
};
const BOXES: Record<string, Place> = { cippi: 'wall', wall_guard: 'wall', wall: 'wall', fort: 'wall', mining: 'wall', training: 'works', forum: 'works' };

/** Where on the drawing a piece stands; nowhere if it lies in the tray. */
export function placeOf(sheet: Sheet, piece: string): Place | null {
  const [kind = '', name = ''] = piece.split(':');
  if (kind === 'box') {
    const area = name.split('.')[0] ?? '';
    return BOXES[area] ?? CITIZENS.find((citizens) => citizens === area) ?? null;
  }
  if (kind === 'building') {
    const { flag } = sheet.plan(name);
    if (name.endsWith('_granary')) return 'wall';
    return flag === 'infrastructure' ? 'works' : (CITIZENS.find((citizens) => citizens === flag) ?? 'score');
  }
  return KINDS[kind] ?? null;
}

/** The next place in which something can be touched, going round; none if there is no other. */
export function nextPlace(open: ReadonlyMap<Place, number>, from: Place): Place | null {
  const at = PLACES.indexOf(from);
  return [...PLACES.slice(at + 1), ...PLACES.slice(0, at)].find((place) => open.has(place)) ?? null;
}

/** How many things can be touched in each place now. */
export function openIn(sheet: Sheet): Map<Place, number> {
  const open = new Map<Place, number>();
  for (const piece of sheet.open) {
    const place = placeOf(sheet, piece);
    if (place !== null) open.set(place, (open.get(place) ?? 0) + 1);
  }
  return open;
}

/** A good or a pattern was touched, which comes from somebody. */
export function asksSource(sheet: Sheet): boolean {
  return (sheet.choice?.touched ?? []).some((piece) => /^(good|scout):/.test(piece)) && sheet.pieces.some((piece) => piece.startsWith('prospect:'));
}
