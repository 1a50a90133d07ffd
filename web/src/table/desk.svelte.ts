/** How this page lies on the desk: which panel is open, which pieces are lit, which clause is being read. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';
import { api } from '$lib/api';
import { settings } from '$lib/settings.svelte';
import type { ClauseText, Rules } from '$lib/wire';

export type Panel = 'board' | 'players' | 'score' | 'log' | 'chat' | 'replay' | 'rules' | 'menu' | 'keys';

/** Panels that any layout shows, with a tab or without one. */
const ANYWHERE: Panel[] = ['rules', 'menu', 'keys', 'replay'];

export interface Peek {
  clause: string;
  left: number;
  top: number;
  below: boolean;
  /** How high a card may be there without leaving the window. */
  room: number;
}

// Pixels: between a link and its card, between a card and the edge of the window, and how wide a card is.
const GAP = 6;
const MARGIN = 8;
const CARD = 340;

const KEY = Symbol('desk');

export class Desk {
  panel = $state<Panel>('log');
  /** Pieces lit from the log or the score, and whose they are. */
  lit = $state.raw<string[]>([]);
  litSeat = $state<number | null>(null);
  /** The clause under the pointer or the focus. */
  peek = $state.raw<Peek | null>(null);
  /** The clause at which the rules are open. */
  clause = $state('');
  rules = $state.raw<Rules | null>(null);
  /** Empty until it is known. */
  game = $state('');

  #wide = new MediaQuery('min-width: 1200px');
  #phone = new MediaQuery('max-width: 700px');

  constructor(game: string) {
    this.game = game;
    if (this.#phone.current) this.panel = 'board';
    else if (!this.#wide.current) this.panel = 'players';
  }

  get layout(): 'wide' | 'middle' | 'phone' {
    return this.#phone.current ? 'phone' : this.#wide.current ? 'wide' : 'middle';
  }

  /** The panels that have a tab in this layout. */
  get tabs(): Panel[] {
    if (this.layout === 'wide') return ['log', 'chat', 'replay'];
    return this.layout === 'middle' ? ['players', 'score', 'log', 'chat', 'replay'] : ['board', 'players', 'score', 'log', 'chat'];
  }

  light(pieces: string[], seat: number | null): void {
    this.lit = pieces;
    this.litSeat = seat;
  }

  /** Somebody looks at a clause link, or away from it. */
  look(link: Element | null): void {
    if (link === null) {
      this.peek = null;
      return;
    }
    const box = link.getBoundingClientRect();
    const below = box.top < window.innerHeight / 2;
    const left = Math.max(MARGIN, Math.min(box.left, window.innerWidth - CARD - MARGIN));
    const top = below ? box.bottom + GAP : box.top - GAP;
    const room = (below ? window.innerHeight - top : top) - MARGIN;
    this.peek = { clause: link.textContent?.trim() ?? '', left, top, below, room };
    void this.read().catch(() => (this.peek = null));
  }

  async read(): Promise<Rules> {
    const { language } = settings;
    if (this.rules?.language !== language) this.rules = await api.rules(this.game, language);
    return this.rules;
  }

  find(id: string): ClauseText | null {
    return this.rules?.sections.flatMap((section) => section.clauses).find((clause) => clause.id === id) ?? null;
  }

  openRules(clause: string): void {
    this.peek = null;
    this.clause = clause;
    this.panel = 'rules';
    void this.read();
  }

  /** Open a panel, or go back to the usual one when it is open already. */
  toggle(panel: Panel): void {
    this.panel = this.panel === panel ? this.home() : panel;
  }

  /** A panel that this width has no tab for gives way. */
  settle(): void {
    if (!this.tabs.includes(this.panel) && !ANYWHERE.includes(this.panel)) this.panel = this.tabs[0] ?? 'log';
  }

  home(): Panel {
    return this.layout === 'phone' ? 'board' : 'log';
  }
}

export function setDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}
