import { expect, it } from 'vitest';
import { drawing, drawingAt, DRAWINGS, LANDS } from './lands';

it('draws every land in three ways', () => {
  for (const land of LANDS) {
    const drawings = Array.from({ length: DRAWINGS }, (_, number) => JSON.stringify(drawing(land, number)));
    expect(new Set(drawings).size, land).toBe(DRAWINGS);
    expect(drawings.join(' '), land).not.toMatch(/NaN|undefined/);
  }
});

it('never gives two neighbouring cells the same drawing', () => {
  const steps = [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]] as const;
  for (let q = -4; q <= 4; q += 1) {
    for (let r = -4; r <= 4; r += 1) {
      for (const [dq, dr] of steps) expect(drawingAt(q + dq, r + dr)).not.toBe(drawingAt(q, r));
    }
  }
});
