/**
 * Narrowing: touching pieces leaves fewer and fewer options, the last one is sent.
 *
 * Nothing is sent before that, so every touch can be released again. What was sent stays as it is drawn until the
 * answer comes. No rule of any game is known here.
 */

import type { ClosedOut, OptionOut } from './wire';

export type Confirm = 'final' | 'all' | 'none';

export class Choice {
  options = $state.raw<OptionOut[]>([]);
  closed = $state.raw<ClosedOut[]>([]);
  touched = $state.raw<string[]>([]);
  /** A piece under the pointer or the keyboard's focus. */
  hovered = $state<string | null>(null);
  /** Nobody waits for an answer: what is open may be done while others decide. */
  aside = $state(false);
  /** A refused choice somebody asked about: its reason stands in the prompt. */
  asked = $state.raw<ClosedOut | null>(null);
  /** The answer is on its way: nothing can be touched. */
  busy = $state(false);
  /** It has been for so long that the page says so; most answers are there before. */
  late = $state(false);
  #picked = $state<string | null>(null);
  #send: (code: string) => void;
  #confirm: () => Confirm;

  readonly left = $derived(this.options.filter((option) => hasAll(option, this.touched)));
  readonly exact = $derived(only(this.left.filter((option) => isExactly(option, this.touched))));
  /** Whether one answer's pieces can grow into another's, as when tiles are put into a lot one by one. */
  readonly growing = $derived(
    this.options.some((small) => small.pieces.length > 0 && this.options.some((large) => isWithin(small, large))),
  );
  readonly picked = $derived(this.options.find((option) => option.code === this.#picked) ?? null);
  readonly pending = $derived(this.picked ?? (this.aside ? null : only(this.left)) ?? (this.growing ? this.exact : null));
  /** Options that touch nothing, and all that may be done while others decide: buttons in the prompt. */
  readonly bare = $derived(this.options.filter((option) => this.aside || option.pieces.length === 0));
  /** Every piece that can be touched first, in the order of the options. */
  readonly open = $derived([...new Set(this.left.flatMap((option) => option.pieces))]);
  /** The one option that the pointer, the focus or the touches so far would mean. */
  readonly foreseen = $derived(this.hovered === null ? this.pending : (this.#meant(this.hovered) ?? this.pending));

  /** That some option touches, whatever has been touched. */
  readonly pieces = $derived(new Set(this.options.flatMap((option) => option.pieces)));

  constructor(send: (code: string) => void, confirm: () => Confirm) {
    this.#send = send;
    this.#confirm = confirm;
  }

  /** A new question; what was touched for the old one is forgotten. */
  set(options: OptionOut[], closed: ClosedOut[], aside = false): void {
    this.options = options;
    this.aside = aside;
    this.closed = closed;
    this.clear();
    this.asked = null;
    this.hovered = null;
  }

  /** Touching it does something: narrows, releases, or changes one's mind for another piece. */
  canTouch(piece: string): boolean {
    return !this.busy && this.#responds(piece);
  }

  /** How it is drawn: an answer that comes soon changes nothing of it. */
  isOpen(piece: string): boolean {
    return !this.late && this.#responds(piece);
  }

  knows(piece: string): boolean {
    return this.pieces.has(piece);
  }

  /** Some option left touches it: only such pieces are marked as legal. */
  narrows(piece: string): boolean {
    return this.#touching(piece).length > 0;
  }

  isTouched(piece: string): boolean {
    return this.touched.includes(piece);
  }

  /** Touch a piece, or release it; one that does not fit the touched pieces takes their place. */
  touch(piece: string): void {
    if (!this.canTouch(piece)) return;
    this.asked = null;
    this.#picked = null;
    if (this.isTouched(piece)) {
      this.touched = this.touched.filter((other) => other !== piece);
      return;
    }
    const touched = [...(this.narrows(piece) ? this.touched : this.#fitting(piece)), piece];
    const last = only(this.options.filter((option) => hasAll(option, touched)));
    if (last !== null && !this.#waits(last)) this.#send(last.code);
    else this.touched = touched;
  }

  /** One step back, as long as nothing has been sent. */
  back(): void {
    if (this.busy) return;
    if (this.asked !== null) this.asked = null;
    else if (this.#picked !== null) this.#picked = null;
    else this.touched = this.touched.slice(0, -1);
  }

  clear(): void {
    this.touched = [];
    this.#picked = null;
  }

  /** The main button. */
  confirm(): void {
    if (this.pending !== null && !this.busy) this.#send(this.pending.code);
  }

  /** An option by its code: sent at once, unless it has to be confirmed. */
  choose(code: string): void {
    if (this.busy) return;
    this.asked = this.closed.find((choice) => choice.code === code) ?? null;
    const option = this.options.find((other) => other.code === code);
    if (option === undefined) return;
    if (!this.#waits(option) || this.#picked === code) {
      this.#send(code);
      return;
    }
    this.touched = option.pieces;
    this.#picked = code;
  }

  #responds(piece: string): boolean {
    return this.isTouched(piece) || this.narrows(piece) || (!this.growing && this.knows(piece));
  }

  #touching(piece: string): OptionOut[] {
    return this.left.filter((option) => option.pieces.includes(piece));
  }

  /** With this piece one option is left, or one needs no other piece. */
  #meant(piece: string): OptionOut | null {
    const touching = this.#touching(piece);
    return only(touching) ?? only(touching.filter((option) => isExactly(option, [...this.touched, piece])));
  }

  /** The touched pieces that an option joins with this one: another cell, the same tile. */
  #fitting(piece: string): string[] {
    return this.touched.filter((other) => this.options.some((option) => hasAll(option, [other, piece])));
  }

  #waits(option: OptionOut): boolean {
    const confirm = this.#confirm();
    return confirm === 'all' || (confirm === 'final' && option.final);
  }
}

function hasAll(option: OptionOut, pieces: string[]): boolean {
  return pieces.every((piece) => option.pieces.includes(piece));
}

function isExactly(option: OptionOut, pieces: string[]): boolean {
  return option.pieces.length === pieces.length && hasAll(option, pieces);
}

function isWithin(small: OptionOut, large: OptionOut): boolean {
  return small.pieces.length < large.pieces.length && hasAll(large, small.pieces);
}

function only<T>(things: T[]): T | null {
  return things.length === 1 ? (things[0] ?? null) : null;
}
