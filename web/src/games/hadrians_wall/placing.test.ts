import { expect, test } from 'vitest';
import { holding, mirrored, nextHeld, placementAt, placements, turned } from './placing';

const option = (cells: string): { code: string; final: boolean; pieces: string[]; sentence: { name: string } } => ({
  code: `place ${cells}`,
  final: false,
  pieces: cells.split('+').map((cell) => `cell:${cell}`),
  sentence: { name: 'place' },
});
const LYING = option('1.1+1.2+1.3+1.4');
const LYING_LOW = option('2.2+2.3+2.4+2.5');
const STANDING = option('1.2+2.2+3.2+4.2');
const all = placements([LYING, LYING_LOW, STANDING, { ...option('1.1'), pieces: [], code: 'pass' }]);

test('only options made of cells are placements, and how they are held is told from the cells', () => {
  expect(all.map(({ held }) => held)).toEqual(['0.0 0.1 0.2 0.3', '0.0 0.1 0.2 0.3', '0.0 1.0 2.0 3.0']);
});

test('four quarter turns and two mirrorings lead back', () => {
  const hook = holding([
    [1, 3],
    [2, 1],
    [2, 2],
    [2, 3],
  ]);
  expect(turned(hook)).not.toBe(hook);
  expect(turned(turned(turned(turned(hook))))).toBe(hook);
  expect(mirrored(mirrored(hook))).toBe(hook);
  expect(mirrored(hook)).toBe('0.0 1.0 1.1 1.2');
});

test('turning skips what fits nowhere', () => {
  const both = new Set(all.map(({ held }) => held));
  expect(nextHeld('0.0 0.1 0.2 0.3', turned, both)).toBe('0.0 1.0 2.0 3.0');
  expect(nextHeld('0.0 0.1 0.2 0.3', turned, new Set(['0.0 0.1 0.2 0.3']))).toBe('0.0 0.1 0.2 0.3');
});

test('a cell takes the pattern as it is held, and any other way only where that does not fit', () => {
  expect(placementAt(all, '0.0 0.1 0.2 0.3', '2.2')?.option).toBe(LYING_LOW);
  expect(placementAt(all, '0.0 1.0 2.0 3.0', '2.2')?.option).toBe(STANDING);
  expect(placementAt(all, '0.0 0.1 0.2 0.3', '4.2')?.option).toBe(STANDING);
  expect(placementAt(all, '0.0 0.1 0.2 0.3', '4.5')).toBeUndefined();
});
