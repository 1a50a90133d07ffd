/** Laying a scout's pattern: every way to hold it that some option still allows, turned and mirrored by hand. */
import type { OptionOut } from '$lib/wire';

export type Cell = [row: number, column: number];

export interface Placement {
  option: OptionOut;
  cells: Cell[];
  /** The pattern moved to the corner: how it is held. */
  held: string;
}

export function placements(options: OptionOut[]): Placement[] {
  return options
    .filter((option) => option.pieces.length > 0 && option.pieces.every((piece) => piece.startsWith('cell:')))
    .map((option) => {
      const cells = option.pieces.map((piece) => piece.slice('cell:'.length).split('.').map(Number) as Cell);
      return { option, cells, held: holding(cells) };
    });
}

export function holding(cells: Cell[]): string {
  const top = Math.min(...cells.map(([row]) => row));
  const left = Math.min(...cells.map(([, column]) => column));
  return cells
    .map(([row, column]) => [row - top, column - left] as Cell)
    .sort(([r1, c1], [r2, c2]) => r1 - r2 || c1 - c2)
    .map((cell) => cell.join('.'))
    .join(' ');
}

function cellsOf(held: string): Cell[] {
  return held.split(' ').map((cell) => cell.split('.').map(Number) as Cell);
}

export function turned(held: string): string {
  return holding(cellsOf(held).map(([row, column]) => [column, -row]));
}

export function mirrored(held: string): string {
  return holding(cellsOf(held).map(([row, column]) => [row, -column]));
}

/** The next way to hold it, by `change`, that fits somewhere; the same one if there is no other. */
export function nextHeld(held: string, change: (held: string) => string, fitting: ReadonlySet<string>): string {
  let next = change(held);
  for (let tries = 0; tries < 4 && !fitting.has(next); tries += 1) next = change === mirrored ? turned(next) : change(next);
  return fitting.has(next) ? next : held;
}

/** Where the pattern goes when this cell is pointed at: held as it is if that fits there, with its middle closest. */
export function placementAt(all: Placement[], held: string, cell: string): Placement | undefined {
  const touching = all.filter(({ option }) => option.pieces.includes(`cell:${cell}`));
  const asHeld = touching.filter((placement) => placement.held === held);
  const [row = 0, column = 0] = cell.split('.').map(Number);
  const off = ({ cells }: Placement): number => {
    const middle = cells.reduce(([r, c], [r2, c2]) => [r + r2 / cells.length, c + c2 / cells.length] as Cell, [0, 0] as Cell);
    return Math.hypot(middle[0] - row, middle[1] - column);
  };
  return (asHeld.length > 0 ? asHeld : touching).sort((one, other) => off(one) - off(other))[0];
}
