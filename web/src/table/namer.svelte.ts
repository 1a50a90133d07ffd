/** Names for what stands in a view, taken from the texts of the game at hand. */

import { settings } from '$lib/settings.svelte';
import type { Texts } from '$lib/text';
import { MessageNames, type Namer } from './words';

export class GameNames {
  #names = $state.raw(new MessageNames(''));

  /** Follows the language; runs as long as the component that called it. */
  follow(game: () => string): void {
    $effect(() => {
      const { language } = settings;
      void fetch(`/api/texts/${encodeURIComponent(game())}/${language}`)
        .then((answer) => answer.text())
        .then((file) => (this.#names = new MessageNames(file)));
    });
  }

  namer({ say, t }: Texts): Namer {
    const names = this.#names;
    return {
      has: (name) => names.has(name),
      endingWith: (value) => names.endingWith(value),
      say: (name) => t(name),
      seat: (seat) => say({ name: 'tb-name', values: { who: { seat } } }),
      yes: t('tb-yes'),
    };
  }
}
