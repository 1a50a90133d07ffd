import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speaker, type Language, type Said } from '$lib/speaker';
import type { Texts } from '$lib/text';
import { GOODS, EVENTS, PORTRAITS, VISTAS } from './drawings';
import { feudOrigins, kindOf, named } from './props';
import type { PlayerView, ProvinceView, SiteView, SlotView, View } from './view';
import { cardWords, gainWords, siteWords, slotWords } from './words';

const ROOT = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf-8');

function texts(language: Language): Texts {
  const files = [`src/comitium/text/${language}.ftl`, `src/comitium/games/glory_of_rome/text/${language}.ftl`, `web/src/games/glory_of_rome/text.${language}.ftl`];
  const speaker = new Speaker(language, files.map(read));
  const say = (said: Said): string => speaker.say(said, ['Livia', 'Varro']);
  return { say, t: (name, values) => say({ name, values }), language, file: '' };
}

const SITE: SiteView = {
  sphere: 'pol',
  level: 2,
  building: 'pol-2',
  capacity: 2,
  free_places: 1,
  followers: [1],
  boosted: [],
  next_building: 'pol-3',
  next_cost: 17,
  next_fame: 7,
  next_in_stock: 2,
  missing: 4,
};
const ITALY = { province: 'italy' } as ProvinceView;
const SLOT: SlotView = { slot: 2, owner: 0, active: false, fresh: false, target_seat: 1, intrigue: ['slander'], activatable: true, next_target_seat: null };

describe('a building site in words', () => {
  it('says level and free places while followers are placed', () => {
    expect(siteWords(texts('en'), { phase: 'action' } as View, ITALY, SITE)).toBe('Basilica in Italy, level 2, free places: 1');
  });

  it('says the next level with its price while building', () => {
    expect(siteWords(texts('en'), { phase: 'building' } as View, ITALY, SITE)).toBe('Curia in Italy: 17 denarii, 7 fame');
  });
});

it('an intrigue says whom it strikes', () => {
  expect(slotWords(texts('en'), ['Livia', 'Varro'], ITALY, SLOT)).toBe('Intrigue 2 in Italy against Varro');
  expect(slotWords(texts('ru'), ['Livia'], ITALY, SLOT)).toBe('Интрига 2, Италия: цель Кассий');
});

it('a vote that makes a supremacy says what it brings', () => {
  const me = { votes_home: 2, next_vote_is_supremacy: true, supremacy_fame: 3 } as PlayerView;
  expect(gainWords(texts('en'), {} as View, me, 'pol')).toBe('1 vote: +3 fame');
  expect(gainWords(texts('ru'), {} as View, { ...me, next_vote_is_supremacy: false }, 'pol')).toBe('1 голос из 2');
});

it('a card says its moment and its effect', () => {
  const card = { card: 'spatha.1', goods: 'spatha', ware: 'weapon', condition: 'follower', amount: 1, playable: true };
  expect(cardWords(texts('en'), card)).toBe('Spatha: when you place a follower: recruit 1 legion');
});

it('a feud token comes from left of the tokens others still have', () => {
  const open = { sphere: 'mil', state: 'open' };
  const covered = { sphere: 'pol', state: 'covered' };
  const players = [
    { seat: 0, track: [open, open, covered, covered] },
    { seat: 1, track: [open, open, open, open] },
    { seat: 2, track: [covered, covered, covered, covered] },
  ];
  expect(feudOrigins({ players } as View, 2)).toBe('feud:0.1 feud:1.3');
});

it('pieces are taken apart at their colon, cards at their full stop', () => {
  expect(named('field:epirus')).toBe('epirus');
  expect(kindOf('spatha.2')).toBe('spatha');
});

/** The rows of a table of the game: what has a name there has a drawing here. */
function rows(file: string): string[] {
  return [...read(`src/comitium/games/glory_of_rome/data/${file}.toml`).matchAll(/^\[([a-z_]+)\]/gm)].map(([, name]) => name ?? '');
}

describe('everything is drawn', () => {
  it.each([
    ['goods', GOODS],
    ['events', EVENTS],
    ['characters', PORTRAITS],
    ['battlefields', VISTAS],
  ])('%s', (file, drawn) => {
    expect(rows(file).length).toBeGreaterThan(2);
    expect(rows(file).filter((name) => !(name in drawn))).toEqual([]);
  });

  it.each(['en', 'ru'] as const)('and every good has its short words in %s', (language) => {
    const spoken = texts(language);
    for (const name of rows('goods')) expect(spoken.t(`gr-does-${name}`, { amount: 2 })).not.toBe('');
  });
});

it('both languages have the same sentences', () => {
  const names = (language: Language): string[] => [...read(`web/src/games/glory_of_rome/text.${language}.ftl`).matchAll(/^([a-z][\w-]*) =/gm)].map(([, name]) => name ?? '');
  expect(names('ru')).toEqual(names('en'));
});
