/** Which game a clause belongs to, by the letters it begins with: the house knows them. */
import { api } from './api';

let games = $state<Record<string, string>>({});
let asked: Promise<void> | null = null;

/** The game of `NR-8.4`; empty until the house has answered. */
export function gameOfClause(clause: string): string {
  asked ??= api.games().then(
    (found) => {
      games = Object.fromEntries(found.map((game) => [game.prefix, game.slug]));
    },
    () => {
      asked = null; // whoever asks next tries again
    },
  );
  return games[clause.split('-')[0] ?? ''] ?? '';
}
