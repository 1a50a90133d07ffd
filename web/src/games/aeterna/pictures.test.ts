import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { DRAWN, pictureOf } from './pictures';

const texts = readFileSync('../src/comitium/games/aeterna/text/en.ftl', 'utf8');
const section = /^## Cards$([^#]*)/m.exec(texts)?.[1] ?? '';
const cards = [...section.matchAll(/^card-(\w+) =/gm)].map(([, name]) => name ?? '');

describe('the pictures', () => {
  it('are there for every card, and for nothing else', () => {
    expect(cards).toHaveLength(72);
    expect([...DRAWN].sort()).toEqual([...cards].sort());
  });
  it('are paths without gaps in their numbers', () => {
    for (const card of DRAWN) {
      const shapes = pictureOf(card);
      expect(shapes.length, card).toBeGreaterThan(3);
      for (const { d } of shapes) expect(d, card).not.toMatch(/NaN|undefined|Infinity/);
    }
  });
});
