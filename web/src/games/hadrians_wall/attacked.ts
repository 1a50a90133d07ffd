/** The last attack as the log tells it: by the next question its cards have left the table. */
import type { EntryOut } from '$lib/wire';

export interface Turned {
  number: number;
  way: string;
  fate: 'stopped' | 'through' | 'ignored';
}

export interface Attack {
  cards: Turned[];
  disdain: number;
  valour: number;
}

/** `levels` are those of the three cohorts, which an attack does not change. */
export function lastAttack(entries: EntryOut[], seat: number, levels: Record<string, number>): Attack | null {
  const named = entries.filter(({ message }) => ['attack-turned', 'favoured', 'attack-result', 'supplies-emptied'].includes(message.name));
  const start = named.map(({ message }) => message.name).lastIndexOf('supplies-emptied');
  const since = named.slice(Math.max(0, start));
  const result = since.find((entry) => entry.message.name === 'attack-result' && entry.seat === seat)?.message.values;
  if (start < 0 || result === undefined) return null;
  const ignored = since.filter((entry) => entry.message.name === 'favoured' && entry.seat === seat).map(({ message }) => Number(message.values?.['number']));
  const left = { ...levels };
  const cards = since
    .filter(({ message }) => message.name === 'attack-turned')
    .map(({ message }): Turned => {
      const number = Number(message.values?.['number']);
      const cohort = message.values?.['cohort'] as { name?: string } | undefined;
      const way = (cohort?.name ?? '').replace('piece-cohort_', '');
      if (ignored.includes(number)) return { number, way, fate: 'ignored' };
      left[way] = (left[way] ?? 0) - 1;
      return { number, way, fate: (left[way] ?? 0) >= 0 ? 'stopped' : 'through' };
    });
  return { cards, disdain: Number(result['disdain']), valour: Number(result['valour']) };
}
