import { describe, expect, it } from 'vitest';
import { LARGE, labelAt, polar, quarterAngle, siteAt, slotAt, SMALL, stoneAngle, turnBetween, wellAt } from './geometry';

const near = (one: { x: number; y: number }, other: { x: number; y: number }): number => Math.hypot(one.x - other.x, one.y - other.y);

describe('the disc', () => {
  it('has the own quarter at the bottom and the next seat clockwise at the left', () => {
    expect(labelAt(LARGE, quarterAngle(2, 2)).y).toBeCloseTo(LARGE.label);
    expect(labelAt(LARGE, quarterAngle(3, 2)).x).toBeCloseTo(-LARGE.label);
    expect(labelAt(LARGE, quarterAngle(0, 2)).y).toBeCloseTo(-LARGE.label);
    expect(labelAt(LARGE, quarterAngle(1, 2)).x).toBeCloseTo(LARGE.label);
  });

  it('keeps sites, wells and slots apart', () => {
    for (const m of [LARGE, SMALL]) {
      expect(near(siteAt(m, 0, 0), siteAt(m, 0, 1))).toBeGreaterThan(2 * m.plate);
      expect(near(siteAt(m, 0, 4), siteAt(m, -90, 0))).toBeGreaterThan(2 * m.plate);
      expect(near(siteAt(m, 0, 2), wellAt(m, 0, 2, 0, 1))).toBeGreaterThan(m.plate + m.well);
      expect(near(wellAt(m, 0, 2, 0, 3), wellAt(m, 0, 2, 1, 3))).toBeGreaterThan(2 * m.well);
      expect(near(wellAt(m, 0, 2, 1, 3), slotAt(m, 0, 2))).toBeGreaterThan(m.well + m.slot - 1);
      expect(m.slots + m.slot).toBeLessThan(m.rim + 1);
    }
  });

  it('counts the stones of fame clockwise from the top', () => {
    const [first, last] = [polar(1, stoneAngle(1, 30)), polar(1, stoneAngle(30, 30))];
    expect(first.y).toBeLessThan(-0.9);
    expect(first.x).toBeGreaterThan(0);
    expect(last.x).toBeLessThan(0);
  });
});

describe('a turn of the board', () => {
  const before = ['africa', 'gaul', 'hispania', 'italy'];

  it('is found from where the provinces lie', () => {
    expect(turnBetween(before, ['italy', 'africa', 'gaul', 'hispania'])).toBe(1);
    expect(turnBetween(before, ['gaul', 'hispania', 'italy', 'africa'])).toBe(-1);
    expect(turnBetween(before, ['hispania', 'italy', 'africa', 'gaul'])).toBe(2);
    expect(turnBetween(before, before)).toBe(0);
  });
});
