/** Names for what stands in a view, taken from the texts of the game at hand. */

import type { Texts } from '$lib/text';
import { MessageNames, type Namer } from './words';

export function namerOf({ say, t, file }: Texts): Namer {
  const names = new MessageNames(file);
  return {
    has: (name) => names.has(name),
    naming: (thing, field) => names.naming(thing, field),
    isSeat: (field) => names.isSeat(field),
    say: (name) => t(name),
    seat: (seat) => say({ name: 'tb-name', values: { who: { seat } } }),
    yes: t('tb-yes'),
  };
}
