/** What the frame takes from a game's folder; a game without a board is played in words. */

import type { Component } from 'svelte';
import { boards, type GameBoard } from '../games';

export interface FrameParts extends GameBoard {
  /** The drawing of a score source, by the name of its sentence. */
  sign?: Component<{ name: string; size?: number }>;
  /** Headings of phases whose answers lie sealed. */
  sealed?: string[];
}

export async function loadBoard(game: string): Promise<FrameParts | null> {
  return (await boards[game]?.()) ?? null;
}

/** The part of the round a view is in, where it says so. */
export function headingOf(view: unknown): string {
  const phase = typeof view === 'object' && view !== null && 'phase' in view ? view.phase : '';
  return typeof phase === 'string' ? phase : '';
}
