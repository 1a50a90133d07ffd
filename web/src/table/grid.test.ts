import { describe, expect, it } from 'vitest';
import type { SheetOut } from '$lib/wire';
import { grid } from './grid';

function sheet(seat: number, lines: [string, number][]): SheetOut {
  return {
    seat,
    total: lines.reduce((sum, [, points]) => sum + points, 0),
    lines: lines.map(([name, points]) => ({ source: { name }, points, clause: '', count: 1, pieces: [] })),
  };
}

const sheets = [sheet(0, [['mill', 3], ['mill', 2], ['crystals', 1]]), sheet(1, [['winery', 9], ['crystals', 4]])];

describe('the score table', () => {
  it('has a row for each source, the common last one last', () => {
    expect(grid(sheets, undefined).rows.map((row) => row.source.name)).toEqual(['winery', 'mill', 'crystals']);
  });

  it('adds up the lines of a source', () => {
    expect(grid(sheets, undefined).rows[1]?.cells).toEqual([
      { points: 5, count: 2, lines: 2 },
      { points: 0, count: 0, lines: 0 },
    ]);
    expect(grid(sheets, undefined).totals).toEqual([6, 13]);
  });

  it('counts up to a row, seats in the order of what they have by then', () => {
    const counting = grid(sheets, undefined, 1);
    expect(counting.seats).toEqual([1, 0]);
    expect(counting.totals).toEqual([9, 0]);
    expect(grid(sheets, undefined, 3).totals).toEqual([13, 6]);
  });

  describe('two tasks of one player', () => {
    const lines = ['feud', 'darling'].map((task, number) => ({
      source: { name: 'score-task', values: { task: { name: `task-${task}` } } },
      points: 3 + number,
      clause: 'GR-28.12',
      count: 1,
      pieces: [],
    }));
    const tasks: SheetOut[] = [{ seat: 0, total: 7, lines }];

    it('have a row each, under their own words', () => {
      const { rows } = grid(tasks, undefined);
      expect(rows.map(({ source, cells }) => [source.values, cells[0]?.points])).toEqual([
        [{ task: { name: 'task-feud' } }, 3],
        [{ task: { name: 'task-darling' } }, 4],
      ]);
      expect(new Set(rows.map(({ id }) => id)).size).toBe(2);
    });

    it('share a row if its heading says that it adds them up', () => {
      expect(grid(tasks, { 'score-task': 'gr-score-tasks' }).rows.map(({ cells }) => cells)).toEqual([[{ points: 7, count: 2, lines: 2 }]]);
    });

    it('are counted one after the other', () => {
      expect(grid(tasks, undefined, 1).totals).toEqual([3]);
    });
  });
});
