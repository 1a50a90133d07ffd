import { expect, it } from 'vitest';
import { qr, qrPath } from './qr';

/** Rows in hexadecimal, as another encoder draws them (segno, version 2, level L). */
const KNOWN =
  '1fde87f 1043d41 174aa5d 1746b5d 1747d5d 104a441 1fd557f 19c00 1b49741 11b463e 1669209 f3050f 1d4c441' +
  ' 12a5712 1b5869f 12310ed 1373bf6 1e516 1fc5951 104af11 175f3f0 1755cc3 174f99f 105b477 1fd4349';

it('draws the code another encoder draws', () => {
  const rows = qr('https://rome.example/t/x')?.map((row) => parseInt(row.map(Number).join(''), 2).toString(16));
  expect(rows?.join(' ')).toBe(KNOWN);
});

it('grows with the text, up to 106 bytes', () => {
  expect(qr('x'.repeat(17))?.length).toBe(21);
  expect(qr('x'.repeat(18))?.length).toBe(25);
  expect(qr('x'.repeat(106))?.length).toBe(37);
  expect(qr('x'.repeat(107))).toBeNull();
});

it('becomes one path of unit squares', () => {
  expect(
    qrPath([
      [true, false],
      [false, true],
    ]),
  ).toBe('M0 0h1v1h-1zM1 1h1v1h-1z');
});
