import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { Speaker, TextMissing, type Language } from './speaker';

const rooms = ['../src/comitium/text', '../src/comitium/games/new_romans/text'];
const speaker = (language: Language): Speaker =>
  new Speaker(
    language,
    rooms.map((room) => readFileSync(`${room}/${language}.ftl`, 'utf-8')),
  );
const ru = speaker('ru');
const en = speaker('en');

const mill = { name: 'building-mill' };
const field = { name: 'land-field' };
const quarry = { name: 'land-quarry' };

describe('a Russian sentence', () => {
  it.each([
    [1, 'Сначала выложите ещё 1 землю.'],
    [2, 'Сначала выложите ещё 2 земли.'],
    [5, 'Сначала выложите ещё 5 земель.'],
    [11, 'Сначала выложите ещё 11 земель.'],
    [21, 'Сначала выложите ещё 21 землю.'],
  ])('has the plural form for %i', (left, sentence) => {
    expect(ru.say({ name: 'tiles-left', values: { left } })).toBe(sentence);
  });

  it('takes the case its verb asks for from a nested message', () => {
    const laid = { name: 'laid', values: { who: { seat: 1 }, tile: quarry, cell: '2,-1' } };
    expect(ru.say(laid, ['Анна', 'Коля'])).toBe('Коля выкладывает каменоломню на 2,-1.');
  });

  it('carries cases through two levels of nesting', () => {
    const tile = { name: 'tile-with-building', values: { land: quarry, building: mill } };
    expect(ru.say({ name: 'lay', values: { tile, cell: '0,0' } })).toBe('Выложить каменоломню с мельницей на 0,0');
  });
});

describe('a list', () => {
  const revealed = (tiles: unknown[]): string =>
    en.say({ name: 'row-revealed', values: { who: { seat: 0 }, tiles } }, ['Lucia']);

  it('has the word of the language before its last member', () => {
    expect(revealed([field, quarry, mill])).toContain('field, quarry and mill');
  });

  it('of one stands alone, and of none has a word of its own', () => {
    expect(revealed([field])).toMatch(/field\.?$/);
    expect(revealed([])).toContain('nothing');
  });
});

it('a seat without a name goes by its number', () => {
  expect(ru.say({ name: 'finished', values: { who: { seat: 2 } } }, ['Анна'])).toBe('Место 3 завершает освоение.');
});

it('a missing sentence and a missing value are told, not hidden', () => {
  expect(() => en.say({ name: 'no-such-sentence' })).toThrow(TextMissing);
  expect(() => en.say({ name: 'tiles-left' })).toThrow(TextMissing);
});

describe('the files of the client', () => {
  const names = (file: string): string[] =>
    readFileSync(file, 'utf-8')
      .split('\n')
      .flatMap((line) => /^([a-z][\w-]*) =/.exec(line)?.[1] ?? []);
  const own = (language: Language): string[] =>
    readdirSync('src', { recursive: true, encoding: 'utf-8' })
      .filter((file) => file.endsWith(`.${language}.ftl`))
      .flatMap((file) => names(`src/${file}`));

  it('have the same sentences in both languages', () => {
    expect(own('ru').sort()).toEqual(own('en').sort());
  });

  it('take no name twice, nor one of the platform or a game', () => {
    const all = [...own('en'), ...rooms.flatMap((room) => names(`${room}/en.ftl`))];
    expect(all.filter((name, place) => all.indexOf(name) !== place)).toEqual([]);
  });
});
