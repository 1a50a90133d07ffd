/** What a game's folder gives the table, and what it is given; a game without a board is played in words. */
import type { Component } from 'svelte';
import type { Choice } from './choice.svelte';
import type { Said } from './text';
import type { Asked, Changed, EntryOut, ResultOut, SheetOut } from './wire';

/** All a board is given: a view to show and a choice to report touches to. `touched` are pieces lit from log or score. */
export interface BoardProps {
  view: unknown;
  own: unknown;
  seat: number | null;
  names: string[];
  choice: Choice;
  preview: Changed[];
  asked: Asked | null;
  waiting: number[];
  entries: EntryOut[];
  scores: SheetOut[];
  result: ResultOut | null;
  replaying: boolean;
  touched: string[];
  /** Whose pieces `touched` are, when they are one seat's: cells have the same names in every domain. */
  litSeat?: number | null;
  freshSince?: number;
}

export interface MiniProps {
  view: unknown;
  seat: number;
}

/** A short public figure of a seat; `label` is the name of a sentence (`text.ts` says it). */
export interface Figure {
  label: string;
  value: number;
}

/** `word` is what the game calls a round. */
export interface RoundShown {
  round: number;
  of: number;
  word: 'round' | 'turn' | 'year' | 'epoch';
}

export interface GameBoard {
  default: Component<BoardProps>;
  /** The tray under the board: what lies in front of the viewer. */
  own?: Component<BoardProps>;
  /** Whether there is anything in that tray now. */
  hasOwn?: (view: unknown, seat: number | null) => boolean;
  /**
   * A player's things at a glance, for the column of players. A touch shows them on the board and sends the event
   * `show-board` upwards, so that a page with tabs can bring the board to the front.
   */
  mini?: Component<MiniProps>;
  /** What stands beside the board. */
  side?: Component<BoardProps>;
  /** What stands below the score until the match is over: a forecast of what is to come. */
  forecast?: Component<BoardProps>;
  /** Headings of the phase strip, in order: names without the `phase-` of their sentences. */
  phases: string[];
  /** The same for a match whose variants add some. */
  phasesOf?: (view: unknown) => string[];
  /** How many rounds, and the one a view shows. */
  round?: (view: unknown) => RoundShown;
  /** The drawing of a score source, by the name of its sentence. */
  sign?: Component<{ name: string; size?: number }>;
  /** What a row of the score is called that adds up several things, by the name of their sentences. */
  rows?: Record<string, string>;
  /** What the choice looked at leads to, beyond the figures it changes: the next question, or a card nobody knows. */
  foretells?: (preview: Changed[]) => Said | null;
  /** Whether the board itself shows this closed choice with its reason; the prompt shows all others. */
  showsClosed?: (code: string) => boolean;
  /** What may be done while others decide, if anything is open then, and its clause. */
  meanwhile?: { text: string; clause: string };
  figures: (view: unknown, seat: number) => Figure[];
  /** The board is large: the columns beside it and the prompt above it leave it more room. */
  spacious?: boolean;
  /** Where no pointer can hover a choice is shown first and confirmed then: one touch sets off a long chain. */
  confirmsTouch?: boolean;
}

/** The part of the round a view is in, where it says so. */
export function headingOf(view: unknown): string {
  const phase = typeof view === 'object' && view !== null && 'phase' in view ? view.phase : '';
  return typeof phase === 'string' ? phase : '';
}
