import { describe, expect, it } from 'vitest';
import { readingOrder } from './keys';

function at(piece: string, left: number, top: number): { piece: string; box: { left: number; top: number; height: number } } {
  return { piece, box: { left, top, height: 40 } };
}

describe('arrows', () => {
  it('walk line by line, from left to right', () => {
    const board = [at('c', 10, 100), at('b', 90, 4), at('a', 20, 0), at('d', 60, 102)];
    expect(readingOrder(board)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('take pieces of another row for another line', () => {
    const hexes = [at('lower left', 0, 30), at('upper right', 80, 0), at('upper left', 40, 0)];
    expect(readingOrder(hexes)).toEqual(['upper left', 'upper right', 'lower left']);
  });
});
