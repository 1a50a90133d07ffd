import { describe, expect, it } from 'vitest';
import { soundOf } from './sound';
import type { EntryOut, Update } from './wire';

function entry(seat: number): EntryOut {
  return { heading: 'settlement', seat, message: { name: 'laid' }, clause: '', pieces: [], line: 1 };
}

function update(changes: Partial<Update>): Update {
  return {
    type: 'update',
    seq: 1,
    view: {},
    own: null,
    waiting: [0, 1],
    manner: 'turn',
    ask: 1,
    entries_from: 0,
    entries: [],
    scores: [],
    undo: { open: false, reason: null },
    clocks: [],
    ...changes,
  };
}

describe('sounds', () => {
  const score = (total: number) => [{ seat: 0, total, lines: [] }];

  it('a piece laid is stone, a gain for oneself is coin', () => {
    expect(soundOf(update({}), update({ entries: [entry(1)] }), 0)).toBe('stone');
    expect(soundOf(update({ scores: score(3) }), update({ scores: score(4), entries: [entry(0)] }), 0)).toBe('coin');
  });

  it('an answer nobody may see yet is a seal', () => {
    expect(soundOf(update({}), update({ waiting: [0] }), 0)).toBe('wax');
  });

  it('several seats at once are a reveal', () => {
    expect(soundOf(update({}), update({ entries: [entry(0), entry(1)] }), 0)).toBe('shutters');
  });

  it('one is called when one is asked, but not again', () => {
    expect(soundOf(update({ waiting: [1] }), update({ waiting: [0] }), 0)).toBe('turn');
    expect(soundOf(update({}), update({}), 0)).toBeNull();
  });

  it('the end is heard once', () => {
    const result = { sheets: [], winners: [0], decided_by: { name: 'by-points' }, clause: '', struck_out: [], grade: null };
    expect(soundOf(update({}), update({ result, entries: [entry(0), entry(1)] }), 0)).toBe('end');
    expect(soundOf(update({ result }), update({ result }), 0)).toBeNull();
  });
});
