/** Who may import whom, read from the sources: pages → table and games → pieces → lib → text. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, normalize } from 'node:path/posix';
import { parse } from 'svelte/compiler';
import { describe, expect, it } from 'vitest';

/** By room: the rooms it may import beside itself. '' is the door, which opens the pages. */
const MAY_IMPORT: Record<string, string[]> = {
  '': ['pages', 'games', 'lib'],
  pages: ['table', 'games', 'pieces', 'lib', 'fonts'],
  table: ['pieces', 'lib'],
  games: ['pieces', 'lib'],
  pieces: ['lib'],
  lib: ['text'],
  text: [],
};
const ONLY_ONE_ROOM: Record<string, string> = { '@fluent/bundle': 'lib' };
const FOR_TESTS = /^(node:|vitest$|svelte\/compiler$)/;

const SOURCES = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => /\.(ts|svelte)$/.test(file));

function read(file: string): string {
  return readFileSync(`src/${file}`, 'utf-8');
}

/** Everything a source imports: at its head, later on, in its markup, and all that a pattern of names finds. */
function imports(file: string, source: string): string[] {
  const whole = file.endsWith('.svelte') ? source : `<script lang="ts">${source.replaceAll('</script', '<\\/script')}</script>`;
  const { instance, module, fragment } = parse(whole, { modern: true });
  return [instance, module, fragment].flatMap(found);
}

function found(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(found);
  if (typeof node !== 'object' || node === null) return [];
  const { type, source, callee, arguments: given } = node as Record<string, Record<string, unknown>>;
  const named = /^(Import|Export)/.test(String(type)) ? [source?.value] : [];
  const pattern = isGlob(callee) ? [given].flat().map((argument) => argument?.value) : [];
  const here = [...named, ...pattern].filter((name): name is string => typeof name === 'string');
  return [...here, ...Object.values(node).flatMap(found)];
}

function isGlob(callee: Record<string, unknown> | undefined): boolean {
  const { object, property } = (callee ?? {}) as Record<string, { type?: string; name?: string } | undefined>;
  return object?.type === 'MetaProperty' && property?.name === 'glob';
}

const IMPORTS = new Map(SOURCES.map((file) => [file, imports(file, read(file))]));

/** Where a file of ours lies, or nothing for a package. */
function placeOf(wanted: string, from: string): string | null {
  if (wanted.startsWith('$lib/')) return `lib/${wanted.slice('$lib/'.length)}`;
  return wanted.startsWith('.') ? normalize(`${dirname(from)}/${wanted}`) : null;
}

function roomOf(place: string): string {
  const [room = '', ...inside] = place.split('/');
  return inside.length > 0 || room in MAY_IMPORT ? room : '';
}

/** `sylla` for what lies in its folder; nothing for what all games share. */
function gameOf(place: string): string {
  const [room, game = '', ...inside] = place.split('/');
  return room === 'games' && inside.length > 0 ? game : '';
}

/** The reason why the file may not import that. */
function whyNot(file: string, wanted: string): string | null {
  const [room, target] = [roomOf(file), placeOf(wanted, file)];
  if (target === null) {
    const owner = ONLY_ONE_ROOM[wanted];
    if (FOR_TESTS.test(wanted)) return file.endsWith('.test.ts') ? null : `${wanted} is there for tests only`;
    return owner === undefined || owner === room ? null : `only ${owner} knows ${wanted}`;
  }
  const there = roomOf(target);
  if (there !== room) return MAY_IMPORT[room]?.includes(there) ? null : `${room || 'the door'} may not import ${there || 'the door'}`;
  if (gameOf(file) !== '' && gameOf(target) !== gameOf(file)) return 'a game imports no other game';
  return null;
}

describe('the rooms', () => {
  it('are all known', () => {
    expect([...new Set(SOURCES.map(roomOf))].filter((room) => !(room in MAY_IMPORT))).toEqual([]);
  });

  it.each(SOURCES)('%s keeps to them', (file) => {
    const faults = (IMPORTS.get(file) ?? []).map((wanted) => [wanted, whyNot(file, wanted)]);
    expect(faults.filter(([, reason]) => reason !== null)).toEqual([]);
  });

  it.each([
    ['lib/text.ts', "import { boards } from '../games';", 'lib may not import games'],
    ['lib/text.ts', "const all = import.meta.glob('../games/*/text.*.ftl');", 'lib may not import games'],
    ['lib/text.ts', "import type { Room } from '../pages/rooms';", 'lib may not import pages'],
    ['lib/text.ts', "export { default } from '../App.svelte';", 'lib may not import the door'],
    ['lib/text.ts', "const ru = await import('../text/ru');", null],
    ['lib/text.ts', "import { FluentBundle } from '@fluent/bundle';", null],
    ['pieces/Icon.svelte', "<script lang=\"ts\">import { FluentBundle } from '@fluent/bundle';</script>", 'only lib knows @fluent/bundle'],
    ['pieces/Icon.svelte', "{#await import('../table/Chat.svelte') then Chat}<Chat.default />{/await}", 'pieces may not import table'],
    ['table/Chat.svelte', "<script lang=\"ts\">import Sign from '../games/sylla/Sign.svelte';</script>", 'table may not import games'],
    ['table/Chat.svelte', "<script lang=\"ts\">import Icon from '../pieces/Icon.svelte';</script>", null],
    ['table/chat.ts', "import { readFileSync } from 'node:fs';", 'node:fs is there for tests only'],
    ['games/sylla/Sign.svelte', "<script lang=\"ts\">import Chat from '../../table/Chat.svelte';</script>", 'games may not import table'],
    ['games/sylla/words.ts', "import { land } from '../aeterna/land';", 'a game imports no other game'],
    ['games/sylla/words.ts', "import { loadBoard } from '..';", 'a game imports no other game'],
    ['games/sylla/words.ts', "import type { View } from './view';", null],
    ['games/index.ts', "const boards = import.meta.glob('./*/index.ts');", null],
    ['pages/Lobby.svelte', "<script lang=\"ts\">import { scenes } from '../games/scenes';</script>", null],
  ])('%s: %s', (file, source, reason) => {
    const [wanted = ''] = imports(file, source);
    expect(whyNot(file, wanted)).toBe(reason);
  });
});

describe('pieces', () => {
  const users = new Map<string, Set<string>>();
  for (const [file, all] of IMPORTS) {
    for (const wanted of all) {
      const place = placeOf(wanted, file) ?? '';
      users.set(place, (users.get(place) ?? new Set()).add(gameOf(file) || roomOf(file)));
    }
  }
  const pieces = SOURCES.filter((file) => roomOf(file) === 'pieces' && !file.endsWith('.test.ts'));

  it.each(pieces)('%s is no piece of one game alone', (file) => {
    const by = [...(users.get(file) ?? users.get(file.replace(/\.ts$/, '')) ?? [])];
    expect(by.length > 1 || by.some((room) => room in MAY_IMPORT), `used by ${by.join(', ')}`).toBe(true);
  });

  it('are touched by one button on all boards', () => {
    const buttons = SOURCES.filter((file) => file.endsWith('.svelte') && /[\s{]data-piece[=}]/.test(read(file)));
    expect(buttons).toEqual(['pieces/PieceButton.svelte']);
  });
});
