/** The games that have something of their own in the browser, each found by its folder. */
import type { GameBoard } from '$lib/board';
import type { Language } from '$lib/text';

const boards = import.meta.glob<GameBoard>('./*/index.ts');
const texts = import.meta.glob<string>('./*/text.*.ftl', { query: '?raw', import: 'default' });

/** The board of a game, or nothing: every game without one is played in words. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  return (await boards[`./${game}/index.ts`]?.()) ?? null;
}

/** The sentences of a board. */
export async function loadBoardTexts(game: string, language: Language): Promise<string> {
  return (await texts[`./${game}/text.${language}.ftl`]?.()) ?? '';
}
