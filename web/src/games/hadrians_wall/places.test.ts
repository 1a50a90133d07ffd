import { expect, test } from 'vitest';
import { target } from './frontier';
import { nextPlace, type Place } from './props';

test('the next place is the next one with something open, going round', () => {
  const open = new Map<Place, number>([
    ['works', 2],
    ['priests', 1],
  ]);
  expect(nextPlace(open, 'wall')).toBe('works');
  expect(nextPlace(open, 'works')).toBe('priests');
  expect(nextPlace(open, 'score')).toBe('works');
  expect(nextPlace(new Map([['wall', 3]]), 'wall')).toBeNull();
});

test('a button grows round its box and stays within the drawing', () => {
  expect(target({ x: 100, y: 50, w: 30, h: 34 }, 500, { w: 44, h: 40 })).toEqual({ x: 93, y: 47, w: 44, h: 40 });
  expect(target({ x: 0, y: 50, w: 30, h: 34 }, 500, { w: 44, h: 0 })).toEqual({ x: 0, y: 50, w: 44, h: 34 });
  expect(target({ x: 470, y: 50, w: 30, h: 34 }, 500, { w: 44, h: 0 })).toEqual({ x: 456, y: 50, w: 44, h: 34 });
});
