/** One player's two sheets as the parts of the board draw them, with what can be touched on them now. */
import type { Choice } from '$lib/choice.svelte';
import type { Changed, ClosedOut } from '$lib/wire';
import type { BoardProps } from '..';
import type { AreaSheet, AreaView, BuildingSheet, Own, PlayerView, View } from './view';

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

/** The choice of the seat whose sheets these are; nobody else's sheets can be touched. */
export class Acting {
  readonly known: ReadonlySet<string>;
  readonly legal: ReadonlySet<string>;
  readonly #closed: ReadonlyMap<string, ClosedOut>;

  constructor(readonly choice: Choice) {
    this.known = new Set(choice.options.flatMap((option) => option.pieces));
    this.legal = new Set(choice.open);
    this.#closed = new Map(choice.closed.map((closed) => [closed.code, closed]));
  }

  /** A closed choice by its code, or by the code of one of several who could pay. */
  closed(code: string): ClosedOut | undefined {
    return this.#closed.get(code) ?? this.choice.closed.find((closed) => closed.code.startsWith(`${code} `));
  }
}

export class Sheet {
  readonly #areas: ReadonlyMap<string, AreaView>;
  readonly #printed: ReadonlyMap<string, AreaSheet>;
  readonly #plans: ReadonlyMap<string, BuildingSheet>;
  readonly #changes: ReadonlyMap<string, Changed[]>;

  constructor(
    readonly view: View,
    readonly player: PlayerView,
    readonly acting: Acting | null,
    preview: Changed[],
    readonly lit: ReadonlySet<string>,
  ) {
    this.#areas = new Map(player.areas.map((area) => [area.area, area]));
    this.#printed = new Map(view.sheet.map((area) => [area.area, area]));
    this.#plans = new Map(view.building_costs.map((plan) => [plan.building, plan]));
    const changes = new Map<string, Changed[]>();
    for (const change of acting === null ? [] : preview) changes.set(change.piece, [...(changes.get(change.piece) ?? []), change]);
    this.#changes = changes;
  }

  area(name: string): AreaView {
    return found(this.#areas, name);
  }

  printed(name: string): AreaSheet {
    return found(this.#printed, name);
  }

  plan(name: string): BuildingSheet {
    return found(this.#plans, name);
  }

  level(track: string): number {
    return track === 'infrastructure' ? this.player.infrastructure : this.area(track).level;
  }

  /** The year a box was filled in, 0 if it is empty. */
  filled(area: string, box: number): number {
    return this.area(area).filled[box - 1] ?? 0;
  }

  gives(area: string, box: number): string[] {
    return icons(this.printed(area).gives[box - 1] ?? '');
  }

  isFresh(area: string, box: number): boolean {
    return this.filled(area, box) === this.view.year;
  }

  isBuilt(building: string): boolean {
    return building in this.player.buildings;
  }

  /** From where to where a figure would go, if what is looked at were done. */
  change(piece: string): Changed | undefined {
    const all = this.#changes.get(piece);
    const [first, last] = [all?.[0], all?.at(-1)];
    return first && last ? { piece, before: first.before, after: last.after } : undefined;
  }

  /** Whether the choice looked at would fill this box of a track. */
  foresees(piece: string, box?: number): boolean {
    const change = this.change(piece);
    return change !== undefined && (box === undefined || (change.before < box && box <= change.after));
  }
}

function found<T>(things: ReadonlyMap<string, T>, name: string): T {
  const thing = things.get(name);
  if (thing === undefined) throw new RangeError(`nothing is called ${name}`);
  return thing;
}

/** The sheets of a seat; only one's own answer to touches, and nothing does in a replay. */
function sheetOf(all: Props, seat: number): Sheet {
  const acting = seat === all.seat && !all.replaying && all.result === null ? new Acting(all.choice) : null;
  const isLit = all.litSeat === undefined || all.litSeat === null || all.litSeat === seat;
  return new Sheet(all.view, player(all.view, seat), acting, all.preview, new Set(isLit ? all.touched : []));
}

/** Keeps the sheets it gave last while nothing on them changes, so that the actions of others do not draw them anew. */
export function keptSheets(): (all: Props, seat: number) => Sheet {
  let kept: Sheet | null = null;
  let [written, held] = ['', [] as unknown[]];
  return (all, seat) => {
    const { choice, view } = all;
    const now = [choice, choice.options, choice.closed, choice.touched, all.preview, all.result, all.replaying, all.seat, seat];
    const text = JSON.stringify([player(view, seat), view.year, view.phase, view.attack, view.fate, all.touched, all.litSeat]);
    if (kept === null || text !== written || now.some((thing, index) => thing !== held[index])) kept = sheetOf(all, seat);
    [written, held] = [text, now];
    return kept;
  };
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

/** How many things can be touched in each place now. */
export function openIn(sheet: Sheet): Map<Place, number> {
  const open = new Map<Place, number>();
  for (const piece of sheet.acting?.legal ?? []) {
    const place = placeOf(sheet, piece);
    if (place !== null && !sheet.acting?.choice.isTouched(piece)) open.set(place, (open.get(place) ?? 0) + 1);
  }
  return open;
}
