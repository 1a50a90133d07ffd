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
    expect(grid(sheets).rows.map((row) => row.source.name)).toEqual(['winery', 'mill', 'crystals']);
  });

  it('adds up the lines of a source', () => {
    expect(grid(sheets).rows[1]?.cells).toEqual([
      { points: 5, count: 2, lines: 2 },
      { points: 0, count: 0, lines: 0 },
    ]);
    expect(grid(sheets).totals).toEqual([6, 13]);
  });

  it('counts up to a row, seats in the order of what they have by then', () => {
    const counting = grid(sheets, 1);
    expect(counting.seats).toEqual([1, 0]);
    expect(counting.totals).toEqual([9, 0]);
    expect(grid(sheets, 3).totals).toEqual([13, 6]);
  });
});
