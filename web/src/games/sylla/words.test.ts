import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speaker, type Language, type Said } from '$lib/speaker';
import type { Texts } from '$lib/text';
import type { OwnedCardView, WorkView } from './view';
import { cardWords, countWords, workLines } from './words';

const ROOT = new URL('../../../../', import.meta.url);

function texts(language: Language): Texts {
  const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8');
  const files = [`src/comitium/text/${language}.ftl`, `src/comitium/games/sylla/text/${language}.ftl`, `web/src/games/sylla/text.${language}.ftl`];
  const speaker = new Speaker(language, files.map(read));
  const say = (said: Said): string => speaker.say(said);
  return { say, t: (name, values) => say({ name, values }), language, file: '' };
}

const SLAVE: OwnedCardView = {
  name: 'II-09',
  kind: 'slave',
  christian: true,
  hexagons: ['red', 'grey'],
  turned: true,
  face_down: false,
  kept_down_by: [],
  new: false,
};

const BATHS: WorkView = {
  work: 'baths',
  clause: 'SY-15.4',
  places: [5, 3],
  thresholds: [],
  moves: 'health',
  votes_per_step: 5,
  step: 1,
  senators: 3,
  steps: 0,
  votes_missing: 2,
};

describe('a card in words', () => {
  it('says kind, colours and state', () => {
    expect(cardWords(texts('en'), SLAVE)).toBe('Christian Slave: red and grey, turned');
  });

  it('says who keeps it face down, and that before it is turned', () => {
    const down = { ...SLAVE, face_down: true, kept_down_by: ['revolt', 'persecution'] };
    expect(cardWords(texts('en'), down)).toContain('face down: Slave Revolt and Persecution of Christians');
    expect(cardWords(texts('en'), down)).not.toContain('turned');
  });
});

describe('a Great Work in words', () => {
  it('says points and what moves', () => {
    expect(workLines(texts('en'), BATHS)).toEqual(['Most votes: 5 and 3 points', 'Health 1 right per 5 votes']);
  });

  it('says what one more step takes', () => {
    expect(countWords(texts('en'), BATHS)).toBe('3 Senators in all: 0 steps. 2 more votes: one more step.');
    expect(countWords(texts('ru'), BATHS)).toBe('Сенаторов на всех 3: 0 шагов. Ещё 2 голоса: ещё шаг.');
  });

  it('says thresholds', () => {
    const temple = { ...BATHS, places: [], moves: null, thresholds: [{ votes: 8, points: 10, missing: [7, 8] }] };
    expect(workLines(texts('ru'), temple)).toEqual(['8 голосов: 10 очков']);
  });
});
