/** Score sheets as a table: sources down, seats across. */

import type { Said, SheetOut } from '$lib/wire';

export interface Cell {
  points: number;
  count: number;
  lines: number;
}

export interface Row {
  id: string;
  source: Said;
  cells: Cell[];
}

export interface Grid {
  seats: number[];
  rows: Row[];
  totals: number[];
}

/** The rows that add up several things, by the name of their sentences: the game has a heading for each. */
export type Headings = Record<string, string> | undefined;

/** The row a source is counted in. Two things share one only if they are the same, or if the row says that it adds up. */
export function rowOf(source: Said, headings: Headings): string {
  return headings?.[source.name] === undefined ? JSON.stringify([source.name, source.values ?? {}]) : source.name;
}

/** With `upTo` only the first rows are counted, and the seats stand in the order of what they have by then. */
export function grid(sheets: SheetOut[], headings: Headings, upTo = Infinity): Grid {
  const all = rowsOf(sheets, headings);
  const shown = all.slice(0, upTo);
  const ids = new Set(shown.map(({ id }) => id));
  const counted = (sheet: SheetOut): number =>
    sheet.lines.filter((line) => ids.has(rowOf(line.source, headings))).reduce((sum, line) => sum + line.points, 0);
  const order = upTo === Infinity ? [...sheets] : [...sheets].sort((a, b) => counted(b) - counted(a));
  return {
    seats: order.map((sheet) => sheet.seat),
    rows: shown.map((row) => ({ ...row, cells: order.map((sheet) => cell(sheet, row.id, headings)) })),
    totals: order.map((sheet) => (shown.length === all.length ? sheet.total : counted(sheet))),
  };
}

/** Every row once, in the order of the sheets; what all sheets end with stays at the end. */
export function rowsOf(sheets: SheetOut[], headings: Headings): Omit<Row, 'cells'>[] {
  const order: Omit<Row, 'cells'>[] = [];
  for (const sheet of sheets) {
    let at = 0;
    for (const { source } of sheet.lines) {
      const id = rowOf(source, headings);
      const known = order.findIndex((other) => other.id === id);
      if (known < 0) order.splice(at, 0, { id, source });
      at = (known < 0 ? at : known) + 1;
    }
  }
  return order;
}

function cell(sheet: SheetOut, row: string, headings: Headings): Cell {
  const lines = sheet.lines.filter((line) => rowOf(line.source, headings) === row);
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    count: lines.reduce((sum, line) => sum + line.count, 0),
    lines: lines.length,
  };
}
