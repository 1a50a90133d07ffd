import type { EntryOut } from '$lib/wire';
import { expect, test } from 'vitest';
import { lastAttack } from './attacked';

const entry = (name: string, values: Record<string, unknown> = {}, seat = -1): EntryOut =>
  ({ clause: '', heading: 'attack', line: 0, message: { name, values }, pieces: [], seat }) as EntryOut;
const turned = (card: string, way: string): EntryOut => entry('attack-turned', { card, cohort: { name: `piece-cohort_${way}` } });

const year = [
  entry('supplies-emptied'),
  turned('F01', 'left'),
  turned('F02', 'left'),
  turned('F03', 'right'),
  entry('favoured', { card: 'F03' }, 0),
  entry('attack-result', { disdain: 1, valour: 1 }, 0),
  entry('attack-result', { disdain: 2, valour: 0 }, 1),
];

test('each card is stopped by a box of its cohort, ignored by a favour, or comes through', () => {
  const attack = lastAttack([...year, entry('year-begins')], 0, { left: 1, centre: 0, right: 0 });
  expect(attack?.cards.map(({ card, fate }) => `${card} ${fate}`)).toEqual(['F01 stopped', 'F02 through', 'F03 ignored']);
  expect(attack).toMatchObject({ disdain: 1, valour: 1 });
});

test('a favour helps its own seat only', () => {
  expect(lastAttack(year, 1, { left: 0, centre: 0, right: 0 })?.cards.map(({ fate }) => fate)).toEqual(['through', 'through', 'through']);
});

test('before the first attack there is none, and only the last one counts', () => {
  expect(lastAttack([entry('year-begins')], 0, {})).toBeNull();
  expect(lastAttack([...year, entry('supplies-emptied'), turned('F09', 'centre'), entry('attack-result', { disdain: 0, valour: 2 }, 0)], 0, { centre: 1 })?.cards).toEqual([
    { card: 'F09', way: 'centre', fate: 'stopped' },
  ]);
});
