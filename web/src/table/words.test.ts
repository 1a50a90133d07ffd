import { describe, expect, it } from 'vitest';
import { MessageNames, seatLines, tableLines, type Namer } from './words';

const spoken: Record<string, string> = {
  'view-kinds': 'land building standing',
  'view-seats': 'affects[] buyer claimed_by[] followers[] order[] seat takes_from',
  'standing-no': 'no',
  'land-olive': 'olive grove',
  'land-lost': 'The { $land } is lost.',
  'building-mill': 'mill',
  'event-mill': 'Mill Fire',
  'view-row': 'Row',
  'order-fixed': 'fixed order',
};
const names = new MessageNames(
  Object.entries(spoken)
    .map(([name, text]) => `${name} = ${text}\n`)
    .join(''),
);
const namer: Namer = {
  has: (name) => names.has(name),
  naming: (thing, field) => names.naming(thing, field),
  say: (name) => spoken[name] ?? name,
  isSeat: (field) => names.isSeat(field),
  seat: (seat) => ['Anna', 'Kolya'][seat] ?? '',
  yes: 'yes',
};

const view = {
  round: 2,
  order: 'fixed',
  nothing: null,
  players: [
    { seat: 0, row: [{ land: 'olive', building: 'mill' }, { land: 'olive', building: null }], takes_from: 1, stack: { olive: 3 } },
    { seat: 1, row: [], takes_from: 0, stack: {} },
  ],
};

describe('a table in words', () => {
  it('names what the texts have a name for and leaves out what is not there', () => {
    expect(tableLines(view, namer).map((line) => `${line.label}: ${line.text}`)).toEqual(['round: 2', 'order: fixed order']);
  });

  it('tells what lies before a seat', () => {
    const lines = seatLines(view, 0, namer);
    expect(lines.map((line) => line.label)).toEqual(['Row', 'takes from', 'stack']);
    expect(lines[0]?.items.map((item) => item.text)).toEqual(['olive grove, mill', 'olive grove']);
    expect(lines[1]?.text).toBe('Kolya');
    expect(lines[2]?.items).toEqual([{ label: 'olive grove', text: '3', items: [] }]);
  });

  it('names things by the kinds the game lists, and by the field they stand in', () => {
    const shown = (key: string, value: string) => tableLines({ [key]: value }, namer)[0]?.text;
    expect(shown('left', 'mill')).toBe('mill');
    expect(shown('events', 'mill')).toBe('Mill Fire');
    expect(shown('left', 'olive+mill')).toBe('olive grove, mill');
    expect(shown('left', 'mill-A2')).toBe('mill A2');
    expect(shown('left', 'lost')).toBe('lost');
    expect(shown('left', 'olive+barn')).toBe('olive+barn');
  });

  it('calls seats by who sits there, also in a list', () => {
    const shown = (key: string) => JSON.stringify(tableLines({ [key]: [1, 0] }, namer));
    for (const key of ['order', 'affects', 'claimed_by']) expect(shown(key)).toMatch(/Kolya.*Anna/);
    expect(shown('costs')).not.toMatch(/Kolya/);
  });

  it('takes the word of the house for which numbers are seats', () => {
    const shown = (view: object) => tableLines(view, namer).map((line) => line.text + line.items.map((item) => item.text).join());
    expect(shown({ buyer: 1, seller: 1, followers: 1 })).toEqual(['Kolya', '1', '1']);
    expect(shown({ followers: [1, 0] })).toEqual(['Kolya, Anna']);
    expect(shown({ sites: [{ followers: [0] }] })).toEqual(['1followers: Anna']);
  });

  it('says of what a yes or no is true', () => {
    expect(tableLines({ events: [{ event: 'mill', prevented: 'no' }] }, namer)[0]?.items[0]?.text).toBe('Mill Fire, prevented: no');
  });
});
