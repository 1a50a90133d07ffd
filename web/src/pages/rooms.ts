/** The rooms of the client by their address, each loaded when somebody goes there. */
import type { Component } from 'svelte';

type Loaded<Props extends Record<string, unknown>> = () => Promise<{ default: Component<Props> }>;

export type Room =
  | { kind: 'room'; Page: Component<Record<string, never>> }
  | { kind: 'named'; Page: Component<{ name: string }>; name: string }
  | { kind: 'trouble'; sentence: string };

const rooms = new Map<string, Loaded<Record<string, never>>>([
  ['', () => import('./Lobby.svelte')],
  ['settings', () => import('./Settings.svelte')],
  ['about', () => import('./About.svelte')],
]);
/** Rooms whose address goes on with the name of a game or a table. */
const named = new Map<string, Loaded<{ name: string }>>([
  ['new', () => import('./NewTable.svelte')],
  ['t', tableDoor],
  ['rules', () => import('./Rules.svelte')],
]);

export async function findRoom([room = '', name = '']: string[]): Promise<Room> {
  const load = name ? undefined : rooms.get(room);
  const loadNamed = name ? named.get(room) : undefined;
  try {
    if (load) return { kind: 'room', Page: (await load()).default };
    if (loadNamed) return { kind: 'named', Page: (await loadNamed()).default, name };
  } catch {
    return { kind: 'trouble', sentence: 'server-silent' };
  }
  return { kind: 'trouble', sentence: 'page-missing' };
}

/** With the page of the match beside it, which comes while the server is asked for the table: the gathering leads there too. */
function tableDoor(): Promise<{ default: Component<{ name: string }> }> {
  void Promise.allSettled([import('../table/TablePage.svelte')]);
  return import('./TableDoor.svelte');
}
