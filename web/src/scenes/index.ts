/** The landscape of each game, wide enough for three arches. */
import new_romans from './new_romans.svg';

export const scenes: Record<string, string> = { new_romans };
