import { expect, it } from 'vitest';
import { blocks, spans } from './markdown';

it('finds clauses, code and emphasis, and leaves nothing out', () => {
  expect(spans('With `owner` NR-5.4 is *replaced* (**see** NR-6).')).toEqual([
    { kind: 'text', text: 'With ' },
    { kind: 'code', text: 'owner' },
    { kind: 'text', text: ' ' },
    { kind: 'clause', text: 'NR-5.4' },
    { kind: 'text', text: ' is ' },
    { kind: 'em', text: 'replaced' },
    { kind: 'text', text: ' (' },
    { kind: 'bold', text: 'see' },
    { kind: 'text', text: ' ' },
    { kind: 'clause', text: 'NR-6' },
    { kind: 'text', text: ').' },
  ]);
});

it('reads a table with its head, and drops the line under it', () => {
  const [paragraph, table] = blocks('Points:\n\n| crystals | 0 | 1 |\n|---|---|---|\n| points | 0 | 3 |');
  expect(paragraph).toEqual({ kind: 'paragraph', spans: [{ kind: 'text', text: 'Points:' }] });
  expect(table?.kind === 'table' && [table.head.length, table.rows.length]).toEqual([3, 1]);
});

it('shows markup of a page as the letters it is written in', () => {
  expect(spans('<b>Rome</b>')).toEqual([{ kind: 'text', text: '<b>Rome</b>' }]);
});
