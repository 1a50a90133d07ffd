/** How much stands in the log and the chat that was not read: everything is, up to the moment a panel is left. */

import type { MatchStore } from '$lib/match.svelte';
import { untrack } from 'svelte';
import type { Desk } from './desk.svelte';

export class Unread {
  #entries = $state(0);
  #lines = $state(0);
  readonly #store: MatchStore;
  readonly #desk: Desk;

  /** Made while a page is being set up, which it lives with. */
  constructor(store: MatchStore, desk: Desk) {
    this.#store = store;
    this.#desk = desk;
    $effect(() => {
      if (desk.panel === 'log') this.#entries = store.entries.length;
      if (desk.panel === 'chat') this.#lines = store.chat.length;
    });
    $effect(() => {
      if (store.update) untrack(() => (this.#entries ||= store.entries.length));
    });
  }

  get log(): number {
    return this.#desk.panel === 'log' ? 0 : Math.max(0, this.#store.entries.length - this.#entries);
  }

  get chat(): number {
    return this.#desk.panel === 'chat' ? 0 : Math.max(0, this.#store.chat.length - this.#lines);
  }
}
