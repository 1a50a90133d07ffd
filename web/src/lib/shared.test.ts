import { expect, test } from 'vitest';
import { shared } from './shared';

test('what is equal is the object it was', () => {
  const before = { year: 2, players: [{ seat: 0, boxes: [1, 0] }, { seat: 1, boxes: [0, 0] }] };
  const after = shared(before, { year: 2, players: [{ seat: 0, boxes: [1, 0] }, { seat: 1, boxes: [0, 2] }] });
  expect(after).toEqual({ year: 2, players: [{ seat: 0, boxes: [1, 0] }, { seat: 1, boxes: [0, 2] }] });
  expect(after.players[0]).toBe(before.players[0]);
  expect(after.players[1]).not.toBe(before.players[1]);
  expect(shared(before, structuredClone(before))).toBe(before);
});

test('a part that came, went or became something else is a change', () => {
  expect(shared({ a: 1 }, { a: 1, b: undefined })).toEqual({ a: 1, b: undefined });
  expect(shared([1, 2], [1])).toEqual([1]);
  expect(shared({ a: [] as unknown }, { a: {} })).toEqual({ a: {} });
  expect(shared({ a: { b: 1 } as unknown }, { a: null })).toEqual({ a: null });
  expect(shared(null, { a: 1 })).toEqual({ a: 1 });
});
