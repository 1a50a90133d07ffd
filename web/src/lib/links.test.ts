import { expect, it } from 'vitest';
import { tableAddress } from './links';

const token = 'x'.repeat(32);

it.each([
  ['https://rome.example/t/abc_DEF-0123', '/t/abc_DEF-0123'],
  ['  abc_DEF-0123 ', '/t/abc_DEF-0123'],
  [`http://127.0.0.1:8265/t/abc_DEF-0123#2.${token}`, `/t/abc_DEF-0123#2.${token}`],
  ['https://rome.example/t/abc_DEF-0123/', '/t/abc_DEF-0123'],
])('%s leads to a table', (pasted, address) => {
  expect(tableAddress(pasted)).toBe(address);
});

it.each(['', 'hello there', 'https://rome.example/rules/new_romans', 'javascript:alert(1)'])(
  '"%s" leads nowhere',
  (pasted) => {
    expect(tableAddress(pasted)).toBeNull();
  },
);
