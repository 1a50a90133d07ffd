import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fakeSocket';
import { TableSocket, type Connection } from './socket';
import type { ToClient } from './wire';

let states: Connection[];
let heard: ToClient[];
let socket: TableSocket;

function latest(): FakeSocket {
  return FakeSocket.all[FakeSocket.all.length - 1] as FakeSocket;
}

function welcome(): FakeSocket {
  latest().onopen?.();
  latest().hear({ type: 'chat', lines: [] });
  return latest();
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  states = [];
  heard = [];
  socket = new TableSocket('ws://here', 'secret', {
    message: (message) => heard.push(message),
    connection: (state) => states.push(state),
  });
});

afterEach(() => {
  socket.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the line to a table', () => {
  it('says hello first, and nothing else before it is welcome', () => {
    socket.keep({ type: 'decide', ask: 1, code: 'pass' });
    latest().onopen?.();
    expect(latest().sent).toEqual([{ type: 'hello', token: 'secret', differences: true }]);
    welcome();
    expect(latest().of('decide')).toHaveLength(1);
  });

  it('sends a kept message again after a break, under the same id', () => {
    const first = welcome();
    const id = socket.keep({ type: 'decide', ask: 3, code: 'lay field 1,0' });
    first.onclose?.({ code: 1006 });
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    const second = welcome();
    expect(second).not.toBe(first);
    expect(second.of('decide')).toEqual([{ type: 'decide', ask: 3, code: 'lay field 1,0', id }]);
    second.hear({ type: 'ack', id, seq: 4 });
    second.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(1000);
    expect(welcome().of('decide')).toEqual([]);
  });

  it('sends it again when no answer comes, and stops after a refusal', () => {
    const line = welcome();
    const id = socket.keep({ type: 'decide', ask: 3, code: 'pass' });
    vi.advanceTimersByTime(6500);
    expect(line.of('decide')).toHaveLength(2);
    line.hear({ type: 'refusal', id, message: { name: 'stale-question' } });
    vi.advanceTimersByTime(6500);
    expect(line.of('decide')).toHaveLength(2);
  });

  it('keeps what the house could not write, and sends it again after growing pauses', () => {
    const line = welcome();
    const id = socket.keep({ type: 'decide', ask: 3, code: 'pass' });
    const refusal = { type: 'refusal', id, message: { name: 'house-cannot-write' } };
    line.hear(refusal);
    expect(heard.some((message) => message.type === 'refusal')).toBe(false);
    vi.advanceTimersByTime(399);
    expect(line.of('decide')).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(line.of('decide')).toHaveLength(2);
    line.hear(refusal);
    vi.advanceTimersByTime(799);
    expect(line.of('decide')).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(line.of('decide').map((message) => message.id)).toEqual([id, id, id]);
    line.hear({ type: 'ack', id, seq: 0 });
    vi.advanceTimersByTime(20_000);
    expect(line.of('decide')).toHaveLength(3);
  });

  it('sends at once what the house could not write when it can again', () => {
    const line = welcome();
    const id = socket.keep({ type: 'decide', ask: 3, code: 'pass' });
    line.hear({ type: 'notice', message: { name: 'house-cannot-write' } });
    line.hear({ type: 'refusal', id, message: { name: 'house-cannot-write' } });
    line.hear({ type: 'notice', message: null });
    expect(line.of('decide')).toHaveLength(2);
  });

  it('numbers its messages', () => {
    welcome();
    const ids = [1, 2, 3].map(() => socket.keep({ type: 'say', text: 'salve' }));
    expect(new Set(ids).size).toBe(3);
  });

  it('asks for a preview only while the line is open', () => {
    welcome().onclose?.({ code: 1006 });
    socket.ask({ type: 'preview', code: 'pass' });
    vi.advanceTimersByTime(1000);
    expect(welcome().of('preview')).toEqual([]);
  });

  it('waits longer after every attempt in vain', () => {
    vi.spyOn(Math, 'random').mockReturnValue(0.5);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(399);
    expect(FakeSocket.all).toHaveLength(1);
    vi.advanceTimersByTime(1);
    latest().onclose?.({ code: 1006 });
    vi.advanceTimersByTime(799);
    expect(FakeSocket.all).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(FakeSocket.all).toHaveLength(3);
    latest().onclose?.({ code: 1006 });
    socket.hurry();
    expect(FakeSocket.all).toHaveLength(4);
  });

  it('pings in silence and gives up a line that does not answer', () => {
    const line = welcome();
    vi.advanceTimersByTime(20_000);
    expect(line.of('ping')).toHaveLength(1);
    line.hear({ type: 'pong' });
    vi.advanceTimersByTime(20_000);
    expect(line.of('ping')).toHaveLength(2);
    expect(states.at(-1)).toBe('open');
    vi.advanceTimersByTime(8_000);
    expect(states.at(-1)).toBe('lost');
    vi.advanceTimersByTime(1000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it('stays away when it is not welcome', () => {
    latest().onopen?.();
    latest().hear({ type: 'refusal', message: { name: 'token-unknown' } });
    expect(states).toEqual(['refused']);
    expect(heard).toHaveLength(1);
    vi.advanceTimersByTime(60_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('begins anew when something was missed', () => {
    const first = welcome();
    socket.refresh();
    expect(first.readyState).toBe(3);
    expect(FakeSocket.all).toHaveLength(2);
  });
});
