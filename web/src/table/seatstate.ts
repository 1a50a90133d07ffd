/** What a seat is doing, in one word. */

import type { MatchStore } from '$lib/match.svelte';

export type SeatState = 'deciding' | 'sealed' | 'finished' | 'away' | 'thinking' | 'none';

export function seatState(store: MatchStore, seat: number): SeatState {
  const { table, update } = store;
  if (update === null || store.over) return 'none';
  const info = table?.seats[seat];
  const { waiting, manner } = store.replay?.frame ?? update;
  const waited = waiting.includes(seat);
  if (!store.replay && waited && info?.bot) return 'thinking';
  if (!store.replay && info?.kind === 'person' && !info.online && !info.bot) return 'away';
  if (waited) return 'deciding';
  return manner === 'sealed' ? 'sealed' : manner === 'free' ? 'finished' : 'none';
}
