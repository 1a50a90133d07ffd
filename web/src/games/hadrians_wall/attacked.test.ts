import type { EntryOut } from '$lib/wire';
import { expect, test } from 'vitest';
import { lastAttack } from './attacked';

const entry = (name: string, values: Record<string, unknown> = {}, seat = -1): EntryOut =>
  ({ clause: '', heading: 'attack', line: 0, message: { name, values }, pieces: [], seat }) as EntryOut;
const turned = (number: number, way: string): EntryOut => entry('attack-turned', { number, cohort: { name: `piece-cohort_${way}` } });

const year = [
  entry('supplies-emptied'),
  turned(1, 'left'),
  turned(2, 'left'),
  turned(3, 'right'),
  entry('favoured', { number: 3 }, 0),
  entry('attack-result', { disdain: 1, valour: 1 }, 0),
  entry('attack-result', { disdain: 2, valour: 0 }, 1),
];

test('each card is stopped by a box of its cohort, ignored by a favour, or comes through', () => {
  const attack = lastAttack([...year, entry('year-begins')], 0, { left: 1, centre: 0, right: 0 });
  expect(attack?.cards.map(({ number, fate }) => `${number} ${fate}`)).toEqual(['1 stopped', '2 through', '3 ignored']);
  expect(attack).toMatchObject({ disdain: 1, valour: 1 });
});

test('a favour helps its own seat only', () => {
  expect(lastAttack(year, 1, { left: 0, centre: 0, right: 0 })?.cards.map(({ fate }) => fate)).toEqual(['through', 'through', 'through']);
});

test('before the first attack there is none, and only the last one counts', () => {
  expect(lastAttack([entry('year-begins')], 0, {})).toBeNull();
  expect(lastAttack([...year, entry('supplies-emptied'), turned(1, 'centre'), entry('attack-result', { disdain: 0, valour: 2 }, 0)], 0, { centre: 1 })?.cards).toEqual([
    { number: 1, way: 'centre', fate: 'stopped' },
  ]);
});
