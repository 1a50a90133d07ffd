/**
 * One player's two sheets as the parts of the board draw them, with what can be touched on them now.
 *
 * A decision changes two or three of some four hundred places. Each place is therefore a signal of its own, and a part
 * that reads one is drawn anew only when that one has changed.
 */
import type { Choice } from '$lib/choice.svelte';
import { shared } from '$lib/shared';
import { trailing } from '$lib/trailing.svelte';
import type { Changed, ClosedOut, OptionOut } from '$lib/wire';
import { untrack } from 'svelte';
import { icons, player, type Props } from './props';
import type { AreaSheet, AreaView, BattleSheet, BuildingSheet, FateView, PlayerView, View } from './view';

class Cell<T> {
  value = $state.raw<T>();
}

/** Svelte does not tell whoever made a signal of its changes; this one is made by nobody who reads it. */
function unowned<T>(make: () => T): T {
  let made: T | undefined;
  $effect.root(() => void (made = make()))();
  return made as T;
}

/** Values by name; whoever reads one hears only of that one. */
class Keyed<T> {
  readonly #cells = new Map<string, Cell<T>>();

  get(name: string): T | undefined {
    let cell = this.#cells.get(name);
    if (cell === undefined) {
      cell = unowned(() => new Cell<T>());
      this.#cells.set(name, cell);
    }
    return cell.value;
  }

  put(values: ReadonlyMap<string, T>): void {
    untrack(() => {
      for (const name of values.keys()) this.get(name);
      for (const [name, cell] of this.#cells) cell.value = shared(cell.value, values.get(name));
    });
  }
}

/** What the question at hand makes of a piece. */
export interface Mark {
  touched: boolean;
  /** Some answer left touches it. */
  legal: boolean;
  /** Touching it does something. */
  able: boolean;
  /** The answer it means, if there is one only. */
  sentence: OptionOut['sentence'] | null;
}

export class Sheet {
  /** Of the seat whose sheets these are; nobody else's sheets can be touched, and none in a replay. */
  choice = $state.raw<Choice | null>(null);
  year = $state(0);
  attack = $state.raw<View['attack']>(null);
  fate = $state.raw<FateView>() as FateView;
  /** Pieces of the question, and those of them that can be touched now. */
  pieces = $state.raw<string[]>([]);
  open = $state.raw<string[]>([]);
  readonly battles: BattleSheet;
  readonly #printed: ReadonlyMap<string, AreaSheet>;
  readonly #plans: ReadonlyMap<string, BuildingSheet>;
  readonly #areas = new Keyed<AreaView>();
  readonly #fields = new Keyed<unknown>();
  readonly #marks = new Keyed<Mark>();
  readonly #closed = new Keyed<ClosedOut>();
  readonly #changes = new Keyed<Changed>();
  readonly #lit = new Keyed<boolean>();

  constructor(view: View) {
    this.battles = view.battles;
    this.#printed = new Map(view.sheet.map((area) => [area.area, area]));
    this.#plans = new Map(view.building_costs.map((plan) => [plan.building, plan]));
  }

  // -- what changes them -----------------------------------------------------------------------------------------------

  show(view: View, seat: number): void {
    const shown = player(view, seat);
    this.year = view.year;
    this.attack = shared(untrack(() => this.attack), view.attack);
    this.fate = shared(untrack(() => this.fate), view.fate);
    this.#areas.put(new Map(shown.areas.map((area) => [area.area, area])));
    this.#fields.put(new Map(Object.entries(shown)));
  }

  ask(choice: Choice | null): void {
    const marks = choice === null ? new Map<string, Mark>() : marksOf(choice);
    this.choice = choice;
    this.#marks.put(marks);
    this.pieces = shared(untrack(() => this.pieces), [...marks.keys()]);
    this.open = shared(untrack(() => this.open), [...marks].filter(([, mark]) => mark.legal && !mark.touched).map(([piece]) => piece));
  }

  refuse(closed: ClosedOut[]): void {
    this.#closed.put(closedBy(closed));
  }

  foresee(preview: Changed[]): void {
    const changes = new Map<string, Changed>();
    for (const { piece, before, after } of preview) changes.set(piece, { piece, before: changes.get(piece)?.before ?? before, after });
    this.#changes.put(changes);
  }

  light(pieces: string[]): void {
    this.#lit.put(new Map(pieces.map((piece) => [piece, true])));
  }

  // -- what is drawn of them -------------------------------------------------------------------------------------------

  me<Field extends keyof PlayerView>(field: Field): PlayerView[Field] {
    return this.#fields.get(field) as PlayerView[Field];
  }

  area(name: string): AreaView {
    return found(this.#areas.get(name), name);
  }

  printed(name: string): AreaSheet {
    return found(this.#printed.get(name), name);
  }

  plan(name: string): BuildingSheet {
    return found(this.#plans.get(name), name);
  }

  level(track: string): number {
    return track === 'infrastructure' ? this.me('infrastructure') : this.area(track).level;
  }

  /** The year a box was filled in, 0 if it is empty. */
  filled(area: string, box: number): number {
    return this.area(area).filled[box - 1] ?? 0;
  }

  gives(area: string, box: number): string[] {
    return icons(this.printed(area).gives[box - 1] ?? '');
  }

  isFresh(area: string, box: number): boolean {
    return this.filled(area, box) === this.year;
  }

  isBuilt(building: string): boolean {
    return building in this.me('buildings');
  }

  /** Cards are turned up, and favours of the temples may be used against them. */
  hasFavours(): boolean {
    return (this.attack?.turned.length ?? 0) > 0 && (this.me('temple_favours') > 0 || this.mark('favour:temple') !== undefined);
  }

  /** Nothing, if no answer to the question touches the piece. */
  mark(piece: string): Mark | undefined {
    return this.#marks.get(piece);
  }

  /** A closed choice by its code, or by the code of one of several who could pay. */
  closed(code: string): ClosedOut | undefined {
    return this.#closed.get(code);
  }

  isLit(piece: string): boolean {
    return this.#lit.get(piece) ?? false;
  }

  /** From where to where a figure would go, if what is looked at were done. */
  change(piece: string): Changed | undefined {
    return this.#changes.get(piece);
  }

  /** Whether the choice looked at would fill this box of a track. */
  foresees(piece: string, box?: number): boolean {
    const change = this.change(piece);
    return change !== undefined && (box === undefined || (change.before < box && box <= change.after));
  }
}

function marksOf(choice: Choice): Map<string, Mark> {
  const left = new Map<string, OptionOut[]>();
  for (const option of choice.left) for (const piece of option.pieces) left.set(piece, [...(left.get(piece) ?? []), option]);
  return new Map(
    [...choice.pieces].map((piece) => {
      const [options, touched] = [left.get(piece) ?? [], choice.isTouched(piece)];
      const able = touched || options.length > 0 || !choice.growing;
      return [piece, { touched, legal: options.length > 0, able, sentence: options.length === 1 ? (options[0]?.sentence ?? null) : null }];
    }),
  );
}

/** By the whole code and, where several could pay, by its first words. */
function closedBy(closed: ClosedOut[]): Map<string, ClosedOut> {
  const by = new Map(closed.map((one) => [one.code, one]));
  for (const one of closed) {
    for (let end = one.code.lastIndexOf(' '); end > 0; end = one.code.lastIndexOf(' ', end - 1)) {
      const start = one.code.slice(0, end);
      if (!by.has(start)) by.set(start, one);
    }
  }
  return by;
}

function found<T>(thing: T | undefined, name: string): T {
  if (thing === undefined) throw new RangeError(`nothing is called ${name}`);
  return thing;
}

/** The sheets of a seat as long as a part of the page shows them. */
export function useSheet(all: () => Props, seat: () => number): Sheet {
  const view = $derived(all().view);
  const whose = $derived(seat());
  const acting = $derived(whose === all().seat && !all().replaying && all().result === null ? all().choice : null);
  const closed = trailing(() => acting?.closed ?? []); // reasons are many, and can wait for what can be done
  const preview = $derived(acting === null ? [] : all().preview);
  const lit = $derived([null, undefined, whose].includes(all().litSeat) ? all().touched : []);
  const sheet = untrack(() => new Sheet(view));
  untrack(() => sheet.show(view, whose));
  untrack(() => sheet.ask(acting));
  $effect.pre(() => sheet.show(view, whose));
  $effect.pre(() => sheet.ask(acting));
  $effect.pre(() => sheet.refuse(closed.value));
  $effect.pre(() => sheet.foresee(preview));
  $effect.pre(() => sheet.light(lit));
  return sheet;
}
