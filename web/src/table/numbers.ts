/** Options that differ by a number only: more than nine of them become a stepper. */

import type { OptionOut } from '$lib/wire';

const MOST_BUTTONS = 9;

export function numbered(options: OptionOut[]): OptionOut[] {
  const byWord = new Map<string, { number: number; option: OptionOut }[]>();
  for (const option of options) {
    const found = /^(.*\D)(\d+)$/.exec(option.code);
    if (found === null) continue;
    const word = found[1] ?? '';
    byWord.set(word, [...(byWord.get(word) ?? []), { number: Number(found[2]), option }]);
  }
  for (const group of byWord.values()) {
    if (group.length > MOST_BUTTONS) return group.sort((a, b) => a.number - b.number).map(({ option }) => option);
  }
  return [];
}
