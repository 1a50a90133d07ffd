import { beforeEach, expect, it, vi } from 'vitest';
import { api, ApiRefused, seats } from './api';

const token = 'secret_token-of-thirty-two-chars';
const replaced = vi.fn();

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal('history', { replaceState: replaced });
  replaced.mockReset();
});

function at(pathname: string, hash: string): void {
  vi.stubGlobal('location', { pathname, hash, search: '', origin: 'https://rome.example' });
}

it('a seat link gives the seat to this browser and leaves the address', () => {
  at('/t/abc', '');
  const link = new URL(seats.link({ table: 'abc', seat: 2, token }));
  at(link.pathname, link.hash);
  seats.fromHash();
  expect(seats.mine()).toEqual([{ table: 'abc', seat: 2, token }]);
  expect(seats.token('abc')).toBe(token);
  expect(replaced).toHaveBeenCalledWith(null, '', '/t/abc');
});

it('other fragments and other pages are left alone', () => {
  for (const [path, hash] of [
    ['/t/abc', '#plain'],
    ['/rules/new_romans', `#2.${token}`],
  ] as const) {
    at(path, hash);
    seats.fromHash();
  }
  expect(seats.mine()).toEqual([]);
  expect(replaced).not.toHaveBeenCalled();
});

it('a new seat at the same table replaces the old one', () => {
  seats.keep({ table: 'abc', seat: 0, token: 'old' });
  seats.keep({ table: 'xyz', seat: 1, token: 'other' });
  seats.keep({ table: 'abc', seat: 3, token: 'new' });
  expect(seats.mine().map((held) => held.token)).toEqual(['new', 'other']);
});

it('a refusal carries the sentence of the server', async () => {
  const refusal = {
    type: 'refusal',
    message: { name: 'name-taken', values: { player: 'Anna' } },
    clause: '',
    id: null,
  };
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(refusal), { status: 409 })));
  const refused = await api.join('abc', { name: 'Anna' }).catch((fault: unknown) => fault);
  expect(refused).toBeInstanceOf(ApiRefused);
  expect(refused).toMatchObject({ status: 409, refusal });
});

it('silence and gibberish are told in our own words', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  await expect(api.lobby()).rejects.toMatchObject({ status: 0, message: 'server-silent' });
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<h1>502</h1>', { status: 502 })));
  await expect(api.lobby()).rejects.toMatchObject({ status: 502, message: 'server-stumbled' });
});

it('the token travels in a header, never in an address', async () => {
  const fetched = vi.fn((_path: string, _init: RequestInit) => Promise.resolve(new Response('{}')));
  vi.stubGlobal('fetch', fetched);
  await api.act('abc', token, { do: 'begin' });
  const [path, init] = fetched.mock.calls[0] ?? [];
  expect(path).toBe('/api/tables/abc/do');
  expect(new Headers(init?.headers).get('authorization')).toBe(`Bearer ${token}`);
});
