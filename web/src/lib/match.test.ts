import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fakeSocket';
import { remember } from './memory';
import { MatchStore } from './match.svelte';
import type { Asked, Difference, EntryOut, TableInfo, Update } from './wire';

/** Hears what was posted at once, unless the page is busy. */
class FakeChannel {
  static busy = false;
  static all: FakeChannel[] = [];
  port1 = { onmessage: (): void => undefined, close: (): void => undefined };
  port2 = { postMessage: (): void => void (FakeChannel.busy || this.port1.onmessage()) };
  constructor() {
    FakeChannel.all.push(this);
  }
}

const TABLE: TableInfo = {
  commitment: null,
  created: 0,
  game: 'new_romans',
  hints: true,
  id: 'T1',
  listed: false,
  options: {},
  pace: { kind: 'none' },
  rematch: null,
  seats: [],
  seed: null,
  stage: 'playing',
  title: '',
  watching: true,
};

let store: MatchStore;

function line(): FakeSocket {
  return FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
}

function entry(number: number): EntryOut {
  return { heading: 'division', seat: 0, message: { name: `entry-${number}` }, clause: '', pieces: [], line: number };
}

function asked(ask: number): Asked {
  const options = [{ code: 'pass', sentence: { name: 'pass' }, pieces: ['card:1'], final: false }];
  return { ask, question: { line: { name: 'q' }, why: { name: 'w' }, clause: '', path: [] }, options, closed: [] };
}

function update(changes: Partial<Update>): Update {
  return {
    type: 'update',
    seq: 1,
    view: {},
    own: null,
    waiting: [0],
    manner: 'turn',
    ask: 1,
    entries_from: 0,
    entries: [],
    scores: [],
    undo: { open: true, reason: null },
    clocks: [],
    ...changes,
  };
}

function difference(changes: Partial<Difference>): Difference {
  const { view: _view, own: _own, scores: _scores, ...rest } = update({});
  return { ...rest, type: 'difference', number: 2, since: 1, changes: [], ...changes };
}

beforeEach(() => {
  vi.useFakeTimers();
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const kept = new Map<string, string>();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('MessageChannel', FakeChannel);
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => work());
  vi.stubGlobal('document', { hidden: false, ...listening });
  vi.stubGlobal('window', listening);
  vi.stubGlobal('location', { protocol: 'https:', host: 'rome.example' });
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => kept.set(key, value) });
  FakeSocket.all = [];
  FakeChannel.all = [];
  FakeChannel.busy = false;
  remember('seats', [{ table: 'T1', seat: 0, token: 'secret' }]);
  remember('seen:T1', 2);
  store = new MatchStore(TABLE, 'secret');
  line().onopen?.();
  line().hear({ type: 'chat', lines: [] });
  line().hear(update({ entries: [entry(0), entry(1), entry(2)], asked: asked(1) }));
});

afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a table', () => {
  it('hears in one go what came while the page was busy, and nothing of it on a new line', () => {
    FakeChannel.busy = true;
    line().hear(update({ seq: 2, entries_from: 3, entries: [entry(3)] }));
    line().hear(update({ seq: 3, entries_from: 4, entries: [entry(4)] }));
    expect(store.entries).toHaveLength(3);
    FakeChannel.all[0]?.port1.onmessage();
    expect(store.entries).toHaveLength(5);
    expect(store.update?.seq).toBe(3);
    line().hear(update({ seq: 4, entries_from: 5, entries: [entry(5)] }));
    line().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    line().onopen?.();
    line().hear(update({ seq: 9, entries: [entry(0)] }));
    FakeChannel.all[0]?.port1.onmessage();
    expect(store.entries).toHaveLength(1);
  });

  it('shows what it has heard before it hears more, or after a while if nobody looks', () => {
    const frames: (() => void)[] = [];
    vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
    line().hear(update({ seq: 2, entries_from: 3, entries: [entry(3)] }));
    line().hear(update({ seq: 3, entries_from: 4, entries: [entry(4)] }));
    expect(store.update?.seq).toBe(2);
    frames.shift()?.();
    expect(store.update?.seq).toBe(3);
    line().hear(update({ seq: 4, entries_from: 5, entries: [entry(5)] }));
    expect(store.update?.seq).toBe(3);
    vi.advanceTimersByTime(1000);
    expect(store.update?.seq).toBe(4);
  });

  it('keeps a choice that the house could not write, and tells why until it can', () => {
    store.decide('pass');
    const id = line().of('decide')[0]?.id;
    line().hear({ type: 'notice', message: { name: 'house-cannot-write' } });
    line().hear({ type: 'refusal', id, message: { name: 'house-cannot-write' } });
    vi.advanceTimersByTime(100);
    expect([store.sending, store.refusal, store.notice?.name]).toEqual(['pass', null, 'house-cannot-write']);
    line().hear({ type: 'notice', message: null });
    line().hear({ type: 'ack', id, seq: 1 });
    vi.advanceTimersByTime(100);
    expect([store.sending, store.notice]).toEqual([null, null]);
    expect(line().of('decide')).toHaveLength(2);
  });

  it('forgets a notice with the line it came on', () => {
    line().hear({ type: 'notice', message: { name: 'house-cannot-write' } });
    expect(store.notice).not.toBeNull();
    line().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    line().onopen?.();
    line().hear({ type: 'chat', lines: [] });
    expect(store.notice).toBeNull();
  });

  it('lets the host help a bot that is stuck, and nobody else', () => {
    const seat = { kind: 'person' as const, name: 'Anna', bot: null, ready: true, online: true };
    const seats = (host: boolean) => [
      { ...seat, seat: 0, host, stuck: false },
      { ...seat, seat: 1, kind: 'bot' as const, bot: 'greedy', host: false, stuck: true },
    ];
    line().hear({ type: 'table', table: { ...TABLE, seats: seats(true) } });
    expect(store.stuck).toEqual([1]);
    line().hear({ type: 'table', table: { ...TABLE, seats: seats(false) } });
    expect(store.stuck).toEqual([]);
  });

  it('knows its seat and what was read at the last visit', () => {
    expect(line().url).toBe('wss://rome.example/api/tables/T1/socket');
    expect(store.seat).toBe(0);
    expect(store.seen).toBe(2);
    expect(store.entries).toHaveLength(3);
  });

  it('cuts the log where the server says and goes on from there', () => {
    line().hear(update({ seq: 2, entries_from: 2, entries: [entry(7)] }));
    expect(store.entries.map((one) => one.message.name)).toEqual(['entry-0', 'entry-1', 'entry-7']);
  });

  it('asks for everything anew when entries were missed', () => {
    line().hear(update({ seq: 4, entries_from: 5, entries: [entry(5)] }));
    expect(FakeSocket.all).toHaveLength(2);
    expect(store.entries).toHaveLength(3);
  });

  it('puts an update together from what changed, and leaves the rest as it is', () => {
    const scores = [{ seat: 0, total: 1, lines: [] }, { seat: 1, total: 2, lines: [] }];
    line().hear(update({ number: 1, entries_from: 3, view: { round: 1, players: [{ name: 'a' }, { name: 'b' }] }, scores }));
    const before = store.update;
    line().hear(
      difference({
        seq: 2,
        number: 2,
        since: 1,
        changes: [
          { at: ['view', 'players', 1], to: { name: 'c' } },
          { at: ['view', 'round'], to: 2 },
          { at: ['own'], to: { answer: 'pass' } },
          { at: ['scores', 0], to: { seat: 0, total: 5, lines: [] } },
        ],
        entries_from: 3,
        entries: [entry(3)],
      }),
    );
    expect(store.update).toMatchObject({
      type: 'update',
      seq: 2,
      number: 2,
      view: { round: 2, players: [{ name: 'a' }, { name: 'c' }] },
      own: { answer: 'pass' },
      scores: [{ total: 5 }, { total: 2 }],
    });
    const players = (shown: Update | null | undefined) => (shown?.view as { players: object[] }).players;
    expect(players(store.update)[0]).toBe(players(before)[0]);
    expect(players(before)[1]).toEqual({ name: 'b' });
    expect(store.update?.scores[1]).toBe(before?.scores[1]);
    expect(store.entries).toHaveLength(4);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('asks for everything anew when an update was missed', () => {
    line().hear(update({ number: 1, entries_from: 3 }));
    line().hear(difference({ seq: 3, number: 3, since: 2, entries_from: 3 }));
    expect(FakeSocket.all).toHaveLength(2);
    expect(store.update?.seq).toBe(1);
    line().onopen?.();
    line().hear(update({ seq: 3, number: 1, view: { round: 3 }, entries: [entry(0)], asked: asked(1) }));
    line().hear(difference({ seq: 4, number: 2, since: 1, changes: [{ at: ['view', 'round'], to: 4 }], entries_from: 1 }));
    expect([store.update?.seq, store.update?.view]).toEqual([4, { round: 4 }]);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('says that it can put differences together', () => {
    line().onopen?.();
    expect(line().of('hello')[0]).toMatchObject({ differences: true });
  });

  it('asks for everything anew when a question was missed', () => {
    line().hear(update({ seq: 2, ask: 2, entries_from: 3 }));
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('ignores what is older than what it has', () => {
    line().hear(update({ seq: 0, entries_from: 0, entries: [] }));
    expect(store.entries).toHaveLength(3);
  });

  it('keeps a choice as sending over a break and sends it again under the same id', () => {
    store.choice.touch('card:1');
    expect(store.sending).toBe('pass');
    const [first] = line().of('decide');
    line().onclose?.({ code: 1006 });
    expect(store.connection).toBe('lost');
    expect(store.sending).toBe('pass');
    expect(store.choice.late).toBe(false); // nothing is shown of an answer that takes no time
    vi.advanceTimersByTime(1000);
    expect(store.choice.late).toBe(true);
    line().onopen?.();
    line().hear({ type: 'chat', lines: [] });
    expect(line().of('decide')).toEqual([first]);
    line().hear({ type: 'ack', id: first?.id, seq: 2 });
    expect(store.sending).toBeNull();
    expect(store.choice.busy).toBe(false);
    expect(store.choice.late).toBe(false);
  });

  it('hears what came of a decision together with its answer', () => {
    store.choice.touch('card:1');
    const [sent] = line().of('decide');
    line().hear(update({ seq: 2, entries_from: 3, entries: [entry(3)] }));
    line().hear({ type: 'table', table: { ...TABLE, stage: 'over' } });
    expect(store.update?.seq).toBe(1);
    expect(store.over).toBe(false);
    line().hear({ type: 'ack', id: sent?.id, seq: 2 });
    expect(store.update?.seq).toBe(2);
    expect(store.over).toBe(true);
    expect(store.sending).toBeNull();
  });

  it('hears what was answered even if it has to begin anew before', () => {
    FakeChannel.busy = true;
    store.choice.touch('card:1');
    const [sent] = line().of('decide');
    line().hear(update({ seq: 4, ask: 4, entries_from: 5, entries: [entry(5)] }));
    line().hear({ type: 'ack', id: sent?.id, seq: 4 });
    vi.advanceTimersByTime(100);
    expect(FakeSocket.all).toHaveLength(2);
    line().onopen?.();
    line().hear(update({ seq: 4, ask: 4, entries: [entry(0)], asked: asked(4) }));
    FakeChannel.all[0]?.port1.onmessage();
    expect(store.entries).toHaveLength(1);
    expect(store.sending).toBeNull();
    expect(store.choice.busy).toBe(false);
  });

  it('hears what was answered even if the line breaks at once', () => {
    FakeChannel.busy = true;
    store.choice.touch('card:1');
    const [sent] = line().of('decide');
    line().hear({ type: 'ack', id: sent?.id, seq: 2 });
    line().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(2000);
    line().onopen?.();
    line().hear(update({ seq: 2, ask: 2, entries: [], asked: asked(2) }));
    FakeChannel.all[0]?.port1.onmessage();
    expect(store.sending).toBeNull();
  });

  it('decides once, however often it is touched', () => {
    store.choice.choose('pass');
    store.choice.choose('pass');
    store.decide('pass');
    expect(line().of('decide')).toHaveLength(1);
  });

  it('shows a refusal until the next choice', () => {
    store.choice.choose('pass');
    const [sent] = line().of('decide');
    line().hear({ type: 'refusal', id: sent?.id, message: { name: 'stale-question' }, clause: '' });
    expect(store.refusal?.message.name).toBe('stale-question');
    expect(store.sending).toBeNull();
    store.choice.choose('pass');
    expect(store.refusal).toBeNull();
  });

  it('takes back the whole turn step by step, as far as the server lets it', () => {
    store.undo(true);
    const [first] = line().of('undo');
    line().hear(update({ seq: 2, ask: 2, entries_from: 3, asked: asked(2) }));
    line().hear({ type: 'ack', id: first?.id, seq: 2 });
    const second = line().of('undo')[1];
    expect(second?.ask).toBe(2);
    line().hear(update({ seq: 3, ask: 3, entries_from: 3, asked: asked(3), undo: { open: false, reason: { name: 'final-step' } } }));
    line().hear({ type: 'ack', id: second?.id, seq: 3 });
    expect(line().of('undo')).toHaveLength(2);
  });

  it('hears every line of the chat once', () => {
    const said = { number: 1, seat: 1, name: 'Kolya', text: 'salve', at: 0 };
    line().hear({ type: 'chat', lines: [said] });
    line().hear({ type: 'chat', lines: [said, { ...said, number: 2 }] });
    expect(store.chat.map((one) => one.number)).toEqual([1, 2]);
  });
});
