/** A match looked at moment by moment; live play goes on behind it. */

import { api, ApiRefused } from './api';
import type { Frame, Moment } from './wire';

export const SPEEDS = [1, 2, 4] as const;
const STEP = 1200; // milliseconds at the first speed

export class Replay {
  line = $state(0);
  lines = $state(0);
  moments = $state.raw<Moment[]>([]);
  frame = $state.raw<Frame | null>(null);
  /** Through whose eyes; null is a spectator. */
  seat = $state<number | null>(null);
  playing = $state(false);
  speed = $state<(typeof SPEEDS)[number]>(1);

  #table: string;
  #token: string | null;
  #frames = new Map<string, Frame>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: string, token: string | null, seat: number | null) {
    this.#table = table;
    this.#token = token;
    this.seat = seat;
  }

  async open(line?: number): Promise<void> {
    const { lines, moments } = await api.moments(this.#table, this.#token);
    this.lines = lines;
    this.moments = moments;
    await this.at(line ?? lines);
  }

  async at(line: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.lines, line));
    this.line = wanted;
    try {
      const frame = await this.#fetch(wanted);
      if (this.line === wanted) this.frame = frame;
    } catch (fault) {
      if (!(fault instanceof ApiRefused) || this.frame === null) throw fault;
      this.stop();
      this.line = this.frame.line; // the moment that is shown stays
    }
  }

  async as(seat: number | null): Promise<void> {
    this.seat = seat;
    await this.at(this.line);
  }

  step(by: 1 | -1): Promise<void> {
    return this.at(this.line + by);
  }

  /** To the next or last moment at which another phase begins. */
  turn(by: 1 | -1): Promise<void> {
    const starts = [0, ...this.starts(), this.lines];
    const next = by > 0 ? starts.find((line) => line > this.line) : starts.filter((line) => line < this.line).at(-1);
    return this.at(next ?? this.line);
  }

  /** The moments just before the first decision of each phase. */
  starts(): number[] {
    return this.moments
      .filter((moment, number) => number > 0 && moment.heading !== this.moments[number - 1]?.heading)
      .map((moment) => moment.line - 1);
  }

  play(): void {
    if (this.line >= this.lines) this.line = 0;
    this.playing = true;
    void this.#next();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    clearTimeout(this.#timer);
    await this.at(this.line);
    if (!this.playing) return;
    if (this.line >= this.lines) {
      this.stop();
      return;
    }
    this.#timer = setTimeout(() => {
      this.line += 1;
      void this.#next();
    }, STEP / this.speed);
  }

  async #fetch(line: number): Promise<Frame> {
    const key = `${line} ${this.seat}`;
    const frame = this.#frames.get(key) ?? (await api.frame(this.#table, line, this.seat, this.#token));
    this.#frames.set(key, frame);
    return frame;
  }
}
