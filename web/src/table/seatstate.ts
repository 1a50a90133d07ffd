/** What a seat is doing, in one word. */

import type { MatchStore } from '$lib/match.svelte';
import { headingOf, type GameBoard } from '$lib/board';

export type SeatState = 'deciding' | 'sealed' | 'ready' | 'finished' | 'away' | 'thinking' | 'none';

export function seatState(store: MatchStore, parts: GameBoard | null, seat: number): SeatState {
  const { table, update } = store;
  if (update === null || store.over) return 'none';
  const info = table?.seats[seat];
  const waited = (store.replay?.frame ?? update).waiting.includes(seat);
  if (!store.replay && waited && info?.bot) return 'thinking';
  if (!store.replay && info?.kind === 'person' && !info.online && !info.bot) return 'away';
  if (waited) return 'deciding';
  const heading = headingOf((store.replay?.frame ?? update).view);
  if (!parts?.sealed) return 'ready';
  if (parts.sealed.includes(heading)) return 'sealed';
  return parts.atOwnPace?.includes(heading) ? 'finished' : 'none';
}
