import { expect, it } from 'vitest';
import { isLoopback, isOnlyHere, originFor } from './house.svelte';
import type { House } from './wire';

const HERE = 'http://127.0.0.1:8265';
const LAN = 'http://192.168.1.5:8265';

function house(more: Partial<House>): House {
  return { version: '1', public: '', addresses: [], keep_finished_days: 0, keep_unbegun_days: 30, command: 'comitium serve', ...more };
}

it('gives others the address the host has set, wherever the page was opened', () => {
  const open = house({ public: 'https://games.example.org', addresses: [LAN] });
  expect(originFor(open, HERE)).toBe('https://games.example.org');
  expect(originFor(open, LAN)).toBe('https://games.example.org');
});

it('gives others an address of the machine if the page was opened at a loopback address', () => {
  expect(originFor(house({ addresses: [LAN] }), HERE)).toBe(LAN);
  expect(originFor(house({ addresses: [LAN] }), 'http://box.local:8265')).toBe('http://box.local:8265');
  expect(originFor(null, HERE)).toBe(HERE);
});

it('knows when a link works on this machine alone', () => {
  expect(isOnlyHere(house({}), HERE)).toBe(true);
  expect(isOnlyHere(house({ addresses: [LAN] }), HERE)).toBe(false);
  expect(isOnlyHere(house({}), LAN)).toBe(false);
  expect(isOnlyHere(null, HERE)).toBe(false);
});

it.each(['http://localhost:1', 'http://[::1]:1', 'http://127.3.2.1', 'http://a.localhost'])('%s is loopback', (origin) => {
  expect(isLoopback(origin)).toBe(true);
});

it.each(['http://localhost.example.org', 'http://128.0.0.1', 'http://[fd00::1]:1'])('%s is not', (origin) => {
  expect(isLoopback(origin)).toBe(false);
});
