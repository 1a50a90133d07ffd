import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { seats } from './api';
import { go, route, startRouter } from './router.svelte';

const token = 'secret_token-of-thirty-two-chars';
const place = { pathname: '/', search: '', hash: '', origin: 'https://rome.example', reload: vi.fn() };
const listeners = new Map<string, () => void>();

/** As the browser does: the address changes without any page being loaded. */
function move(_state: unknown, _title: string, to: string): void {
  const { pathname, search, hash } = new URL(to, place.origin);
  Object.assign(place, { pathname, search, hash });
}

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', { pushState: move, replaceState: move });
  vi.stubGlobal('addEventListener', (name: string, hear: () => void) => listeners.set(name, hear));
  vi.stubGlobal('document', { addEventListener: () => undefined });
  place.reload.mockReset();
  startRouter();
});

afterEach(() => vi.unstubAllGlobals());

function typed(hash: string): void {
  place.hash = hash;
  listeners.get('hashchange')?.();
}

it('a seat link to the table that is shown asks for a new visit, each time, and loads nothing again', () => {
  go('/t/abc');
  const before = route.visit;
  for (const [time, seat] of [2, 2, 0].entries()) {
    typed(`#${seat}.${token}`);
    expect(route.visit).toBe(before + time + 1);
    expect([place.hash, route.hash]).toEqual(['', '']);
    expect(seats.mine()).toEqual([{ table: 'abc', seat, token }]);
  }
  expect(place.reload).not.toHaveBeenCalled();
});

it('another fragment is only a place on the page', () => {
  go('/rules/sylla');
  const before = route.visit;
  typed('#SY-4.3');
  expect(route).toMatchObject({ path: '/rules/sylla', hash: 'SY-4.3', visit: before });
});
