/** The house this page came from, and which address of it to give to others. */
import { api } from './api';
import type { House } from './wire';

let known = $state<House | null>(null);
let asked: Promise<void> | null = null;

/** What the house says of itself; null until it has answered. */
export function house(): House | null {
  asked ??= api.house().then(
    (found) => {
      known = found;
    },
    () => {
      asked = null; // whoever asks next tries again
    },
  );
  return known;
}

/** The beginning of a link that others can open, as far as the house knows one. */
export function originFor(others: House | null, here: string): string {
  if (others?.public) return others.public;
  return (isLoopback(here) && others?.addresses[0]) || here;
}

/** Whether a link to this page works on this machine alone. */
export function isOnlyHere(others: House | null, here: string): boolean {
  return others !== null && isLoopback(originFor(others, here));
}

export function isLoopback(origin: string): boolean {
  const { hostname } = new URL(origin);
  return /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);
}
