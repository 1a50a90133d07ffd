/** The geometry of a domain: where cells lie and where one region ends. Pointed tops, radius 50, y downwards. */
import type { CellView, TileView } from './view';

export const RADIUS = 50;
export const WIDTH = RADIUS * Math.sqrt(3); // between parallel sides
const ROW = RADIUS * 1.5;
const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const; // in the order of the sides that `corner` counts from

export interface Place {
  q: number;
  r: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** `2,-1` as in pieces and codes. */
export function placeOf(cell: string): Place {
  const [q = 0, r = 0] = cell.split(',').map(Number);
  return { q, r };
}

export function middle({ q, r }: Place): { x: number; y: number } {
  return { x: WIDTH * (q + r / 2), y: ROW * r };
}

/** Corner 0 is the right upper one; then clockwise. */
export function corner(at: { x: number; y: number }, number: number, radius = RADIUS): string {
  const angle = ((number * 60 - 30) * Math.PI) / 180;
  return `${(at.x + radius * Math.cos(angle)).toFixed(1)},${(at.y + radius * Math.sin(angle)).toFixed(1)}`;
}

export function hexagon(at: { x: number; y: number }, radius = RADIUS): string {
  return [0, 1, 2, 3, 4, 5].map((number) => corner(at, number, radius)).join(' ');
}

export function boxAround(cells: string[], margin = 6): Box {
  const middles = (cells.length > 0 ? cells : ['0,0']).map((cell) => middle(placeOf(cell)));
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))];
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))];
  return {
    x: left - WIDTH / 2 - margin,
    y: top - RADIUS - margin,
    width: right - left + WIDTH + 2 * margin,
    height: bottom - top + 2 * RADIUS + 2 * margin,
  };
}

/** The sides where a land ends, as one path. */
export function borders(domain: CellView[]): string {
  const lands = new Map(domain.map(({ cell, land }) => [cell, land]));
  return domain
    .flatMap(({ cell, land }) => {
      const { q, r } = placeOf(cell);
      const at = middle({ q, r });
      return STEPS.flatMap(([dq, dr], side) => {
        const other = lands.get(`${q + dq},${r + dr}`);
        const drawnThere = other !== undefined && side > 2; // a side between two tiles is drawn once
        return other === land || drawnThere ? [] : [`M${corner(at, side)}L${corner(at, side + 1)}`];
      });
    })
    .join('');
}

/** Tiles of one land that hang together, each group with the place for its label: the tile nearest its middle. */
export function regions(domain: CellView[]): { cells: string[]; size: number; label: string }[] {
  const left = new Map(domain.map((tile) => [tile.cell, tile]));
  return domain.flatMap(({ cell, land, region }) => {
    if (!left.delete(cell)) return [];
    const cells = [cell];
    for (const inside of cells) {
      for (const near of around(inside)) {
        if (left.get(near)?.land === land && left.delete(near)) cells.push(near);
      }
    }
    return [{ cells, size: region, label: central(cells) }];
  });
}

export function around(cell: string): string[] {
  const { q, r } = placeOf(cell);
  return STEPS.map(([dq, dr]) => `${q + dq},${r + dr}`);
}

function central(cells: string[]): string {
  const middles = cells.map((cell) => ({ cell, ...middle(placeOf(cell)) }));
  const x = middles.reduce((sum, at) => sum + at.x, 0) / middles.length;
  const y = middles.reduce((sum, at) => sum + at.y, 0) / middles.length;
  const far = (at: { x: number; y: number }): number => Math.hypot(at.x - x, at.y - y);
  return middles.reduce((best, at) => (far(at) < far(best) ? at : best)).cell;
}

/** The cell in this direction from another one; what lies more to the side counts as farther. */
export function nextCell(from: string, cells: string[], key: string): string | null {
  const start = middle(placeOf(from));
  const sideways = key === 'ArrowLeft' || key === 'ArrowRight';
  const forwards = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1;
  let best: string | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const at = middle(placeOf(cell));
    const [x, y] = [at.x - start.x, at.y - start.y];
    const ahead = (sideways ? x : y) * forwards;
    const far = ahead + 3 * Math.abs(sideways ? y : x);
    if (ahead > 1 && far < least) [best, least] = [cell, far];
  }
  return best;
}

/** As in pieces and codes: `field+mill`. */
export function tileName({ land, building }: TileView): string {
  return building === null ? land : `${land}+${building}`;
}

/** Which of these tiles are still in the hand; of twins the later ones stay longer. */
export function stillHeld(lots: TileView[], hand: TileView[]): boolean[] {
  const held = hand.map(tileName);
  return [...lots]
    .reverse()
    .map((tile) => {
      const at = held.indexOf(tileName(tile));
      if (at >= 0) held.splice(at, 1);
      return at >= 0;
    })
    .reverse();
}
