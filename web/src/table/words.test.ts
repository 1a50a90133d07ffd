import { describe, expect, it } from 'vitest';
import { MessageNames, plainWords, seatLines, tableLines, type Namer } from './words';

const names = new MessageNames('land-olive = olive grove\nbuilding-mill = mill\nview-row = Row\norder-fixed = fixed order\n');
const spoken: Record<string, string> = { 'land-olive': 'olive grove', 'building-mill': 'mill', 'view-row': 'Row', 'order-fixed': 'fixed order' };
const namer: Namer = {
  has: (name) => names.has(name),
  endingWith: (value) => names.endingWith(value),
  say: (name) => spoken[name] ?? name,
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

  it('reads a clause without its marks', () => {
    expect(plainWords('**Five** tiles, see [NR-5.1](#x):\n- one\n- *two*')).toBe('Five tiles, see NR-5.1:\n· one\n· two');
  });
});
