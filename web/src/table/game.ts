/** What the frame takes from a game's folder; a game without a board is played in words. */

import { boards, type GameBoard } from '../games';

export type FrameParts = GameBoard;

export async function loadBoard(game: string): Promise<FrameParts | null> {
  return (await boards[game]?.()) ?? null;
}

/** The part of the round a view is in, where it says so. */
export function headingOf(view: unknown): string {
  const phase = typeof view === 'object' && view !== null && 'phase' in view ? view.phase : '';
  return typeof phase === 'string' ? phase : '';
}
