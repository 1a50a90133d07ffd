/** How fast a table plays, as people say it. */
import type { Pace } from './wire';

export const PACES = ['none', 'live', 'bank', 'days'] as const;
export type PaceKind = (typeof PACES)[number];

export function paceOf(kind: PaceKind, time: Record<'live' | 'days' | 'bank', number>, flag: 'bot' | 'nothing'): Pace {
  if (kind === 'none') return { kind: 'none' };
  if (kind === 'bank') return { kind: 'bank', seconds: time.bank, increment: 10, flag };
  return { kind: 'move', seconds: time[kind], flag };
}

/** The sentence that tells a table's pace. */
export function paceSaid(pace: Pace): { name: string; values: Record<string, unknown> } {
  if (pace.kind === 'none') return { name: 'pace-none', values: {} };
  const name = pace.kind === 'bank' ? 'pace-is-bank' : 'pace-is-move';
  return { name, values: { time: duration(pace.seconds) } };
}

function duration(seconds: number): { name: string; values: Record<string, number> } {
  if (seconds % 86_400 === 0) return { name: 'days', values: { days: seconds / 86_400 } };
  if (seconds % 60 === 0) return { name: 'minutes', values: { minutes: seconds / 60 } };
  return { name: 'seconds', values: { seconds } };
}
