/** What the frame shows of a match: the present, or a moment of the replay. */

import { headingOf, type BoardProps, type GameBoard } from '$lib/board';
import { Choice } from '$lib/choice.svelte';
import type { MatchStore } from '$lib/match.svelte';
import { trailing } from '$lib/trailing.svelte';
import type { ResultOut } from '$lib/wire';
import type { Desk } from './desk.svelte';

type Frame = NonNullable<MatchStore['update']> | NonNullable<NonNullable<MatchStore['replay']>['frame']>;

export class Shown {
  /** What the game's folder gives; null until it is loaded, and for a game without a board. */
  parts = $state.raw<GameBoard | null>(null);
  boardLoaded = $state(false);
  /** Whether the end came while this page was open, and so is counted row by row. */
  sawPlay = $state(false);
  readonly store: MatchStore;
  readonly #desk: Desk;
  readonly #nothing = new Choice(
    () => undefined,
    () => 'all',
  );

  readonly replaying = $derived.by(() => this.store.replay !== null);
  readonly frame = $derived.by<Frame | null>(() => this.store.replay?.frame ?? this.store.update);
  readonly heading = $derived.by(() => headingOf(this.frame?.view));
  readonly #hinted = $derived.by(() => this.store.asked?.options.find((option) => option.code === this.store.hinted)?.pieces ?? []);
  readonly boardProps = $derived.by(() => (this.frame === null ? null : this.#propsOf(this.frame)));
  readonly #counted: { readonly value: { frame: Frame; props: BoardProps } | null };

  /** Made while a page is being set up, which it lives with. */
  constructor(store: MatchStore, desk: Desk) {
    this.store = store;
    this.#desk = desk;
    this.#counted = trailing(() => (this.frame === null || this.boardProps === null ? null : { frame: this.frame, props: this.boardProps }));
    $effect(() => {
      if (store.update && !store.update.result) this.sawPlay = true;
    });
  }

  show(parts: GameBoard | null): void {
    this.parts = parts;
    this.boardLoaded = true;
    this.store.confirmsAll = (parts?.confirmsTouch ?? false) && matchMedia('(hover: none)').matches;
  }

  /** What the score is counted from: nothing of it moves, so that it can follow the board. */
  get counted(): { frame: Frame; props: BoardProps } | null {
    return this.#counted.value;
  }

  get end(): ResultOut | null {
    return this.counted?.frame.result ?? null;
  }

  /** Whether something lies in the tray under the board. */
  get hasTray(): boolean {
    const { parts, boardProps } = this;
    return boardProps !== null && parts?.own !== undefined && (parts.hasOwn?.(boardProps.view, boardProps.seat) ?? true);
  }

  #propsOf(frame: Frame): BoardProps {
    const { replay, seat, names, choice, preview, asked, entries, seen } = this.store;
    return {
      view: frame.view,
      own: frame.own,
      seat: replay ? replay.seat : seat,
      names,
      choice: replay ? this.#nothing : choice,
      preview: replay ? [] : preview,
      asked: replay ? null : asked,
      waiting: frame.waiting,
      entries: replay?.frame?.entries ?? entries,
      scores: frame.scores,
      result: frame.result ?? null,
      replaying: this.replaying,
      touched: [...this.#desk.lit, ...this.#hinted],
      litSeat: this.#desk.litSeat,
      freshSince: seen,
    };
  }
}
