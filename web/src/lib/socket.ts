/**
 * The line to a table: it comes back by itself after every break, and what must not be lost is sent
 * again under the same id until the server acknowledges it.
 */

import type { FromClient, Refusal, ToClient } from './wire';

export type Connection = 'connecting' | 'open' | 'lost' | 'refused';
type Kept = Extract<FromClient, { id: string }>;
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;

const FIRST_WAIT = 400; // milliseconds; doubled after every attempt in vain
const LONGEST_WAIT = 8_000;
const PING_EVERY = 20_000;
const SILENCE = 8_000;
const RESEND_AFTER = 6_000;
const CANNOT_WRITE = 'house-cannot-write'; // no answer to a kept message: it is sent again
const NO_SUCH_TABLE = 4404;
const NOT_WELCOME = 4408;

export interface Listener {
  message(message: ToClient): void;
  /** `fresh`: whatever comes next is told from the beginning. */
  connection(state: Connection, fresh: boolean): void;
}

export class TableSocket {
  #url: string;
  #token: string | null;
  #listener: Listener;
  #socket: WebSocket | null = null;
  #kept = new Map<string, Kept>();
  // Not randomUUID: a page from another machine without HTTPS does not have it.
  #session = Array.from(crypto.getRandomValues(new Uint32Array(2)), (part) => part.toString(36)).join('');
  #number = 0;
  #attempts = 0;
  #welcomed = false;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #ping: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #resend: ReturnType<typeof setInterval> | undefined;
  #unwritten = 0; // how often the house could not write what was sent
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(url: string, token: string | null, listener: Listener) {
    this.#url = url;
    this.#token = token;
    this.#listener = listener;
    this.#connect();
  }

  /** Say it now or never: a preview or a hint is not worth repeating. Returns the id the answer will bear. */
  ask(message: WithoutId<FromClient>): string {
    const numbered = this.#numbered(message);
    this.#post(numbered);
    return numbered.id;
  }

  /** Say it until it is acknowledged or refused, over any number of breaks. */
  keep(message: WithoutId<FromClient>): string {
    const numbered = this.#numbered(message);
    this.#kept.set(numbered.id, numbered);
    this.#post(numbered);
    return numbered.id;
  }

  /** Something was missed: begin anew and be told everything. */
  refresh(): void {
    this.#drop();
    this.#connect();
  }

  /** The network is back, or the page is looked at again: do not wait for the next attempt. */
  hurry(): void {
    if (this.#closed || this.#socket !== null) return;
    this.#attempts = 0;
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #numbered(message: WithoutId<FromClient>): Kept {
    this.#number += 1;
    return { ...message, id: `${this.#session}-${this.#number}` } as Kept;
  }

  #post(message: FromClient): void {
    if (this.#welcomed && this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #connect(): void {
    clearTimeout(this.#retry);
    if (this.#closed) return;
    const socket = new WebSocket(this.#url);
    this.#socket = socket;
    this.#welcomed = false;
    socket.onopen = () => socket.send(JSON.stringify({ type: 'hello', token: this.#token, differences: true }));
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ToClient);
    socket.onclose = (event) => this.#broken(event.code);
  }

  #receive(message: ToClient): void {
    this.#stayAwake();
    if (!this.#welcomed) {
      if (message.type === 'refusal') {
        this.#refused(message);
        return;
      }
      this.#welcome();
    }
    if (message.type === 'refusal' && message.message.name === CANNOT_WRITE && this.#kept.has(message.id ?? '')) {
      this.#sendLater();
      return;
    }
    if (message.type === 'ack') this.#unwritten = 0;
    if (message.type === 'ack' || (message.type === 'refusal' && message.id)) this.#kept.delete(message.id ?? '');
    if (message.type === 'notice' && message.message === null && this.#unwritten > 0) this.#sendKept();
    this.#listener.message(message);
  }

  #welcome(): void {
    this.#welcomed = true;
    this.#attempts = 0;
    this.#listener.connection('open', true);
    this.#sendKept();
    this.#resend = setInterval(() => this.#sendKept(), RESEND_AFTER);
  }

  /** The house says by a notice when it can write again; should that be lost, this comes round. */
  #sendLater(): void {
    clearTimeout(this.#again);
    this.#again = setTimeout(() => this.#sendKept(), Math.min(RESEND_AFTER, FIRST_WAIT * 2 ** this.#unwritten));
    this.#unwritten += 1;
  }

  #sendKept(): void {
    clearTimeout(this.#again);
    for (const message of this.#kept.values()) this.#post(message);
  }

  #refused(refusal: Refusal): void {
    this.close();
    this.#listener.message(refusal);
    this.#listener.connection('refused', false);
  }

  #broken(code: number): void {
    const heard = this.#welcomed;
    this.#drop();
    if (code === NO_SUCH_TABLE || (code === NOT_WELCOME && !heard && this.#attempts > 3)) {
      this.#closed = true;
      this.#listener.connection('refused', false);
      return;
    }
    this.#listener.connection('lost', false);
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#attempts);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connect(), wait * (0.75 + Math.random() / 2));
  }

  /** Every message shows that the line lives; after a while of silence a ping must be answered. */
  #stayAwake(): void {
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    this.#ping = setTimeout(() => {
      this.#post({ type: 'ping' });
      this.#silence = setTimeout(() => this.#broken(0), SILENCE);
    }, PING_EVERY);
  }

  #drop(): void {
    clearTimeout(this.#retry);
    clearTimeout(this.#ping);
    clearTimeout(this.#silence);
    clearInterval(this.#resend);
    clearTimeout(this.#again);
    const socket = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (socket !== null) {
      socket.onopen = socket.onmessage = socket.onclose = null;
      socket.close();
    }
  }
}

export function socketUrl(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
