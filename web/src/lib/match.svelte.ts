/** One table as this page knows it: everything the server told, the choice being made, and what is on its way. */

import { api, ApiRefused, seats } from './api';
import { Choice } from './choice.svelte';
import { wholeUpdate } from './differences';
import { recall, remember } from './memory';
import { whenStill } from './motion';
import { Replay } from './replay.svelte';
import { settings } from './settings.svelte';
import { shared } from './shared';
import { play, soundOf } from './sound';
import { socketUrl, TableSocket, type Connection } from './socket';
import { setNames } from './text';
import type { Asked, Changed, ChatLine, Difference, EntryOut, Notice, Refusal, TableAct, TableInfo, ToClient, Update } from './wire';

const LATE = 250; // milliseconds after which the page says that an answer is on its way
const ANSWERED_WITHIN = 12; // milliseconds between what came of a decision and its answer, hardly ever more
const PAINTED_WITHIN = 200; // milliseconds after which nobody waits for a picture: a page out of sight is not painted
const LOOK_BEFORE_ASKING = 80; // milliseconds a piece is looked at before its preview is asked for
const SAVING = 60_000; // milliseconds a browser may take to write a file

export class MatchStore {
  readonly tableId: string;
  readonly token: string | null;
  readonly seat: number | null;
  readonly choice: Choice;

  table: TableInfo;
  update = $state.raw<Update | null>(null);
  entries = $state.raw<EntryOut[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  asked = $state.raw<Asked | null>(null);
  preview = $state.raw<Changed[]>([]);
  refusal = $state.raw<Refusal | null>(null);
  /** What everybody at the table has to know just now, such as trouble of the house. */
  notice = $state.raw<Notice['message']>(null);
  connection = $state<Connection>('connecting');
  /** The code of the answer that is on its way. */
  sending = $state<string | null>(null);
  undoing = $state(false);
  /** Log entries read at the last visit; those after it are new. */
  seen = $state(0);
  hinted = $state<string | null>(null);
  hinting = $state(false);
  replay = $state.raw<Replay | null>(null);
  /** People who left their page, and since when. */
  away = $state.raw<Map<number, number>>(new Map());
  /** When the clocks of the last update were read. */
  clocksAt = $state(0);
  #replayedFrom = $state(0);

  #socket: TableSocket;
  #deciding = '';
  #late: ReturnType<typeof setTimeout> | undefined;
  #hint = '';
  #undo = '';
  #wholeTurn = false;
  #previews = new Map<string, Changed[]>();
  #previewing = new Map<string, string>(); // by message id: the code it asks about
  #fresh = true;
  #unheard: ToClient[] = [];
  #later = new MessageChannel();
  #painting: ReturnType<typeof setTimeout> | undefined;
  #stop: () => void;

  /** Whether this page asks to confirm every choice, unless the reader decided otherwise. */
  confirmsAll = $state(false);

  /** Whoever opens a table knows it already and has loaded its game's texts. */
  constructor(table: TableInfo, token: string | null) {
    const tableId = table.id;
    this.tableId = tableId;
    this.table = $state.raw(table);
    this.token = token;
    this.seat = seats.mine().find((held) => held.table === tableId && held.token === token)?.seat ?? null;
    this.choice = new Choice(
      (code) => this.decide(code),
      () => (this.confirmsAll && settings.confirm === 'final' ? 'all' : settings.confirm),
    );
    this.seen = recall<number>(`seen:${tableId}`) ?? 0;
    this.#socket = new TableSocket(socketUrl(tableId), token, {
      message: (message) => this.#receive(message),
      connection: (state, fresh) => this.#connected(state, fresh),
    });
    this.#later.port1.onmessage = () => this.#hearAll();
    this.#tabled(table);
    this.#stop = this.#watch();
  }

  get names(): string[] {
    return this.table.seats.map((seat) => seat.name);
  }

  get over(): boolean {
    return this.table.stage === 'over';
  }

  /** A bot plays the viewer's seat. */
  get minded(): boolean {
    return this.seat !== null && this.table.seats[this.seat]?.bot != null;
  }

  /** The viewer is the host and may let a bot play for this person, who is away; where there are flags, they decide. */
  mayReplace(seat: number): boolean {
    const { seats, pace } = this.table;
    const them = seats[seat];
    const flagged = pace.kind !== 'none' && pace.flag !== 'nothing';
    const isAway = them?.kind === 'person' && !them.online && !them.bot;
    return isAway && !this.over && !flagged && this.seat !== null && seats[this.seat]?.host === true;
  }

  /** Seats whose bot cannot decide, if the viewer is the host and may do something about it. */
  get stuck(): number[] {
    const { seats } = this.table;
    if (this.seat === null || this.over || !seats[this.seat]?.host) return [];
    return seats.filter((seat) => seat.stuck).map((seat) => seat.seat);
  }

  get myTurn(): boolean {
    return this.seat !== null && !this.over && !this.minded && (this.update?.waiting.includes(this.seat) ?? false);
  }

  /** Decisions made since the replay was opened. */
  get behind(): number {
    return (this.update?.seq ?? 0) - this.#replayedFrom;
  }

  // -- what a person does ---------------------------------------------------------------------------------------------

  decide(code: string): void {
    if (this.sending !== null || this.asked === null) return;
    this.refusal = null;
    this.hinted = null;
    this.sending = code;
    this.choice.busy = true;
    this.#late = setTimeout(() => (this.choice.late = true), LATE);
    this.#deciding = this.#socket.keep({ type: 'decide', ask: this.asked.ask, code });
  }

  /** Take back one step, or everything the server lets go. */
  undo(wholeTurn = false): void {
    if (this.undoing || this.update === null || !this.update.undo.open) return;
    this.refusal = null;
    this.undoing = true;
    this.#wholeTurn = wholeTurn;
    this.#undo = this.#socket.keep({ type: 'undo', ask: this.update.ask });
  }

  say(text: string): void {
    const line = text.trim().slice(0, 500);
    if (line) this.#socket.keep({ type: 'say', text: line });
  }

  hint(): void {
    if (this.hinting) return;
    this.refusal = null;
    this.hinting = true;
    this.#hint = this.#socket.ask({ type: 'hint' });
  }

  async act(act: TableAct): Promise<void> {
    const { token } = this;
    if (token !== null) await this.#trying(async () => (this.table = await api.act(this.tableId, token, act)));
  }

  /** The match file, saved to the reader's disk: a link would not carry the token that a closed table asks for. */
  async save(): Promise<void> {
    await this.#trying(async () => {
      const file = new Blob([await api.file(this.tableId, this.token)], { type: 'text/plain' });
      const link = document.createElement('a');
      link.href = URL.createObjectURL(file);
      link.download = `${this.table.game}-${this.tableId}.match`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(link.href), SAVING);
    });
  }

  /** Look at an earlier moment; the match goes on behind it. */
  async openReplay(line?: number): Promise<void> {
    await this.#trying(async () => {
      const replay = this.replay ?? new Replay(this.tableId, this.token, this.seat);
      await replay.open(line);
      this.replay = replay;
      this.#replayedFrom = this.update?.seq ?? 0;
    });
  }

  closeReplay(): void {
    this.replay?.stop();
    this.replay = null;
  }

  /** All that is told now has been read. */
  markRead(): void {
    remember(`seen:${this.tableId}`, this.entries.length);
  }

  close(): void {
    this.closeReplay();
    clearTimeout(this.#late);
    clearTimeout(this.#painting);
    this.#later.port1.close();
    this.#stop();
    this.#socket.close();
  }

  /** What the server refuses over HTTP stands in the prompt like every other refusal. */
  async #trying(asking: () => Promise<unknown>): Promise<void> {
    try {
      this.refusal = null;
      await asking();
    } catch (fault) {
      if (!(fault instanceof ApiRefused)) throw fault;
      this.refusal = fault.refusal;
    }
  }

  // -- what the server says -------------------------------------------------------------------------------------------

  #connected(state: Connection, fresh: boolean): void {
    this.connection = state;
    if (fresh) {
      this.#fresh = true;
      this.notice = null;
      this.#forgetUpdates();
    }
    if (state !== 'open') this.hinting = false;
  }

  /**
   * What comes while the page is busy, its board turns or a picture is on its way is heard in one go afterwards, and
   * drawn once; so is what came of a decision together with its answer, which follows at once.
   */
  #receive(message: ToClient): void {
    this.#unheard.push(message);
    const answers = message.type === 'ack' || message.type === 'refusal';
    if (this.#deciding !== '' && !answers) setTimeout(() => this.#hearAll(), ANSWERED_WITHIN);
    else this.#later.port2.postMessage(null);
  }

  /** Everything will be told again, but not what was answered. */
  #forgetUpdates(): void {
    this.#unheard = this.#unheard.filter((message) => message.type !== 'update' && message.type !== 'difference' && message.type !== 'notice');
  }

  #hearAll(): void {
    whenStill(() => this.#hearWaiting());
  }

  #hearWaiting(): void {
    if (this.#painting !== undefined || this.#unheard.length === 0) return;
    for (let message = this.#unheard.shift(); message !== undefined; message = this.#unheard.shift()) this.#hear(message);
    this.#painting = setTimeout(() => this.#painted(), PAINTED_WITHIN);
    requestAnimationFrame(() => this.#painted());
  }

  /** What is posted in a frame is heard after its picture. */
  #painted(): void {
    clearTimeout(this.#painting);
    this.#painting = undefined;
    this.#later.port2.postMessage(null);
  }

  #hear(message: ToClient): void {
    if (message.type === 'update') this.#updated(message);
    else if (message.type === 'difference') this.#differs(message);
    else if (message.type === 'table') this.#tabled(message.table);
    else if (message.type === 'ack') this.#acknowledged(message.id);
    else if (message.type === 'refusal') this.#refused(message);
    else if (message.type === 'chat') this.#chatted(message.lines);
    else if (message.type === 'notice') this.notice = message.message;
    else if (message.type === 'previewed') this.#previewed(message.id, message.changes);
    else if (message.type === 'hinted' && message.id === this.#hint) {
      this.hinting = false;
      this.hinted = message.code;
    }
  }

  #tabled(table: TableInfo): void {
    this.table = table;
    const gone = table.seats.filter((seat) => seat.kind === 'person' && !seat.online).map((seat) => seat.seat);
    this.away = new Map(gone.map((seat) => [seat, this.away.get(seat) ?? performance.now()]));
    setNames(table.seats.map((seat) => seat.name));
  }

  #differs(difference: Difference): void {
    const update = wholeUpdate(this.update, difference);
    if (update === null) this.#beginAnew();
    else this.#updated(update);
  }

  /** Something was missed. */
  #beginAnew(): void {
    this.#forgetUpdates();
    this.#socket.refresh();
  }

  #updated(update: Update): void {
    const before = this.update;
    const late = !this.#fresh && before !== null && update.seq < before.seq;
    if (late) return;
    const asked = update.asked ?? null;
    const gap = update.entries_from > this.entries.length || (asked === null && this.seat !== null && update.ask !== this.asked?.ask);
    if (gap) {
      this.#beginAnew();
      return;
    }
    const fresh = this.#fresh;
    this.#fresh = false;
    this.entries = [...this.entries.slice(0, update.entries_from), ...update.entries];
    this.update = { ...update, view: shared(before?.view, update.view), own: shared(before?.own, update.own), scores: shared(before?.scores, update.scores) };
    this.clocksAt = performance.now();
    if (asked !== null && asked.ask !== this.asked?.ask) this.#ask(asked);
    else if (asked !== null) this.asked = asked;
    if (!document.hidden) this.markRead();
    if (!fresh && before !== null && settings.sound) play(soundOf(before, update, this.seat), settings.volume);
  }

  /** A new question; an answer on its way to an older one stays there until it is acknowledged or refused. */
  #ask(asked: Asked): void {
    this.asked = asked;
    this.refusal = null;
    this.hinted = null;
    this.preview = [];
    this.#previews.clear();
    this.choice.set(asked.options, asked.closed, asked.question === null);
  }

  #acknowledged(id: string): void {
    if (id === this.#deciding) this.#sent();
    if (id === this.#undo) {
      this.undoing = false;
      if (this.#wholeTurn) this.undo(true);
    }
  }

  #refused(refusal: Refusal): void {
    if (refusal.id === this.#hint) this.hinting = false;
    if (refusal.id === this.#deciding) this.#sent();
    if (refusal.id === this.#undo) this.undoing = false;
    if (refusal.id && this.#previewing.delete(refusal.id)) return;
    this.refusal = refusal;
  }

  #sent(): void {
    this.#deciding = '';
    this.sending = null;
    clearTimeout(this.#late);
    this.choice.busy = false;
    this.choice.late = false;
  }

  #chatted(lines: ChatLine[]): void {
    const known = new Set(this.chat.map((line) => line.number));
    this.chat = [...this.chat, ...lines.filter((line) => !known.has(line.number))];
  }

  #previewed(id: string, changes: Changed[]): void {
    const code = this.#previewing.get(id);
    this.#previewing.delete(id);
    if (code === undefined) return;
    this.#previews.set(code, changes);
    if (this.choice.foreseen?.code === code) this.preview = changes;
  }

  // -- what goes on by itself -----------------------------------------------------------------------------------------

  #watch(): () => void {
    const stopEffects = $effect.root(() => {
      $effect(() => this.#foresee(this.choice.foreseen?.code ?? null));
    });
    const hurry = () => this.#socket.hurry();
    const looked = () => {
      if (document.hidden) this.seen = this.entries.length;
      else {
        this.markRead();
        hurry();
      }
    };
    window.addEventListener('online', hurry);
    document.addEventListener('visibilitychange', looked);
    return () => {
      stopEffects();
      window.removeEventListener('online', hurry);
      document.removeEventListener('visibilitychange', looked);
    };
  }

  /** The figures the foreseen option would change: known already, or asked for after a moment's look. */
  #foresee(code: string | null): (() => void) | undefined {
    const known = code === null ? [] : this.#previews.get(code);
    this.preview = known ?? [];
    if (code === null || known !== undefined) return undefined;
    const timer = setTimeout(() => this.#previewing.set(this.#socket.ask({ type: 'preview', code }), code), LOOK_BEFORE_ASKING);
    return () => clearTimeout(timer);
  }
}
