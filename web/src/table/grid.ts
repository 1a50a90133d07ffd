/** Score sheets as a table: sources down, seats across. */

import type { Said, SheetOut } from '$lib/wire';

export interface Cell {
  points: number;
  count: number;
  lines: number;
}

export interface Grid {
  seats: number[];
  rows: { source: Said; cells: Cell[] }[];
  totals: number[];
}

/** With `upTo` only the first rows are counted, and the seats stand in the order of what they have by then. */
export function grid(sheets: SheetOut[], upTo = Infinity): Grid {
  const all = sources(sheets);
  const shown = all.slice(0, upTo);
  const names = new Set(shown.map((source) => source.name));
  const counted = (sheet: SheetOut): number =>
    sheet.lines.filter((line) => names.has(line.source.name)).reduce((sum, line) => sum + line.points, 0);
  const order = upTo === Infinity ? [...sheets] : [...sheets].sort((a, b) => counted(b) - counted(a));
  return {
    seats: order.map((sheet) => sheet.seat),
    rows: shown.map((source) => ({ source, cells: order.map((sheet) => cell(sheet, source.name)) })),
    totals: order.map((sheet) => (shown.length === all.length ? sheet.total : counted(sheet))),
  };
}

/** Every source once, in the order of the sheets; what all sheets end with stays at the end. */
export function sources(sheets: SheetOut[]): Said[] {
  const order: Said[] = [];
  for (const sheet of sheets) {
    let at = 0;
    for (const { source } of sheet.lines) {
      const known = order.findIndex((other) => other.name === source.name);
      if (known < 0) order.splice(at, 0, source);
      at = (known < 0 ? at : known) + 1;
    }
  }
  return order;
}

function cell(sheet: SheetOut, source: string): Cell {
  const lines = sheet.lines.filter((line) => line.source.name === source);
  return {
    points: lines.reduce((sum, line) => sum + line.points, 0),
    count: lines.reduce((sum, line) => sum + line.count, 0),
    lines: lines.length,
  };
}
