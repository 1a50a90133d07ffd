/** Sentences in the reader's language, changing with it: the client's own, the platform's, and those of the game at hand. */
import { SvelteMap } from 'svelte/reactivity';
import { settings } from './settings.svelte';
import { Speaker, TextMissing, type Language, type Said } from './speaker';

export type { Language, Said };

export interface Texts {
  say(said: Said): string;
  t(name: string, values?: Record<string, string | number>): string;
  readonly language: Language;
  /** The texts of the game as they stand in their file. */
  readonly file: string;
}

const OTHER: Record<Language, Language> = { en: 'ru', ru: 'en' };
type BoardTexts = (game: string, language: Language) => Promise<string>;
let boardTexts: BoardTexts = () => Promise.resolve('');
const files = new SvelteMap<string, string>(); // by language, and by language/game
const table = new SvelteMap<'names' | 'game', string[]>();
const games = new Set<string>();
const speakers = new Map<string, Speaker>();

/** Where the sentences of a board are; this room knows no game. */
export function takeBoardTextsFrom(texts: BoardTexts): void {
  boardTexts = texts;
}

/** The names of those who sit at the table, by seat. */
export function setNames(names: string[]): void {
  table.set('names', names);
}

/** The texts of a game and of its board in the reader's language; it becomes the game whose words `useTexts()` speaks. */
export async function loadGameTexts(game: string): Promise<void> {
  games.add(game);
  await loadTexts(settings.language);
  table.set('game', [game]);
}

/** All that was asked for so far, in this language. */
export async function loadTexts(language: Language): Promise<void> {
  await Promise.all([own(language), ...[...games].map((game) => fetched(language, game))]);
}

/** Speaks the words of `game`, or of the game loaded last. */
export function useTexts(game?: string): Texts {
  const say = (said: Said): string => spoken(speakerNow(game), said);
  return {
    say,
    t: (name, values) => say({ name, values }),
    get language() {
      return speakerNow(game).language;
    },
    get file() {
      const slug = game ?? table.get('game')?.[0] ?? '';
      return files.get(`${speakerNow(game).language}/${slug}`) ?? '';
    },
  };
}

/** While the reader's language is still on its way, the one that is here. */
function speakerNow(wanted?: string): Speaker {
  const game = wanted ?? table.get('game')?.[0] ?? '';
  const { language } = settings;
  return complete(language, game) || !complete(OTHER[language], game)
    ? speaker(language, game)
    : speaker(OTHER[language], game);
}

function complete(language: Language, game: string): boolean {
  return files.has(language) && (game === '' || files.has(`${language}/${game}`));
}

function speaker(language: Language, game: string): Speaker {
  const texts = [files.get(`${language}/${game}`), files.get(language)].filter((text) => text !== undefined);
  const key = `${language}/${game}/${texts.length}`;
  const known = speakers.get(key) ?? new Speaker(language, texts);
  speakers.set(key, known);
  return known;
}

/** A sentence that is missing must not take the page down with it. */
function spoken(who: Speaker, said: Said): string {
  try {
    return who.say(said, table.get('names'));
  } catch (missing) {
    if (!(missing instanceof TextMissing)) throw missing;
    console.error(missing.message);
    return said.name;
  }
}

async function own(language: Language): Promise<void> {
  if (files.has(language)) return;
  const module = language === 'ru' ? await import('../text/ru') : await import('../text/en');
  files.set(language, module.default);
}

async function fetched(language: Language, game: string): Promise<void> {
  const key = `${language}/${game}`;
  if (files.has(key)) return;
  const [answer, board] = await Promise.all([
    fetch(`/api/texts/${encodeURIComponent(game)}/${language}`),
    boardTexts(game, language),
  ]);
  if (answer.ok) files.set(key, `${await answer.text()}\n${board}`);
}
