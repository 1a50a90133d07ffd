/**
 * The four provinces as engraved land, drawn for the quarter at the bottom: grain of Africa, olives of Gaul, quarries
 * of Hispania, vineyards of Italy. Generated, so that a quarter is a few paths and not a thousand coordinates.
 */
import type { Shape } from './drawings';
import { round } from './geometry';

const REACH = 215; // a little beyond the rim: a quarter is clipped

export const FLAT: Record<string, string> = {
  africa: 'var(--flat-field)',
  gaul: 'var(--flat-olive)',
  hispania: 'var(--flat-quarry)',
  italy: 'var(--flat-vine)',
};

/** The same numbers every time, between 0 and 1. */
function scatter(seed: number): () => number {
  let at = seed;
  return () => {
    at = (at * 16807) % 2147483647;
    return at / 2147483647;
  };
}

function circle(x: number, y: number, rx: number, ry = rx): string {
  return `M${round(x - rx)} ${round(y)}a${round(rx)} ${round(ry)} 0 1 1 ${round(2 * rx)} 0a${round(rx)} ${round(ry)} 0 1 1 ${round(-2 * rx)} 0Z`;
}

function olives(): Shape[] {
  const next = scatter(7);
  const trees: [number, number, number][] = [];
  for (let y = 34; y < REACH; y += 16) {
    for (let x = -y - 8; x < y + 8; x += 19) trees.push([x + next() * 9, y + next() * 8, 5 + next() * 1.8]);
  }
  return [
    ['M-215 0H215V215H-215Z', 'var(--olive)', 0],
    [trees.map(([x, y, r]) => circle(x + 2, y + 2.8, r, r * 0.72)).join(''), 'var(--olive-s)', 0],
    [trees.map(([x, y, r]) => circle(x, y, r)).join(''), 'var(--olive-d)', 0],
    [trees.map(([x, y, r]) => circle(x - 1.4, y - 1.6, r * 0.62)).join(''), 'var(--olive-l)', 0],
  ];
}

function vines(): Shape[] {
  const rows: string[] = [];
  for (let y = -10; y < REACH + 50; y += 11.5) rows.push(`M-215 ${y}Q-70 ${y - 48} 10 ${y - 22}T215 ${y - 40}`);
  const all = rows.join('');
  return [
    ['M-215 0H215V215H-215Z', 'var(--vine)', 0],
    [all, 'none', 4.4, 'var(--vine-leaf)'],
    [dotted(rows), 'none', 3.2, 'var(--vine-d)'],
  ];
}

/** Grapes along the rows: points of no length with round ends. */
function dotted(rows: string[]): string {
  return rows
    .map((_, number) => {
      const base = -10 + number * 11.5;
      const dots: string[] = [];
      for (let x = -206 + (number % 3) * 4; x < 210; x += 9) dots.push(`M${x} ${round(bowed(x, base))}h0`);
      return dots.join('');
    })
    .join('');
}

/** Height of a row at x: the curve of `vines`, closely enough to hang grapes on. */
function bowed(x: number, base: number): number {
  const [t, from, by, to] = x < 10 ? [(x + 215) / 225, base, base - 48, base - 22] : [(x - 10) / 205, base - 22, base + 4, base - 40];
  return (1 - t) * (1 - t) * from + 2 * t * (1 - t) * by + t * t * to;
}

/** Parcels with furrows in five directions. */
function fields(): Shape[] {
  const parcels: [string, string, number][] = [
    ['M-160 60L10 40-20 130-190 150Z', 'var(--field-l)', 24],
    ['M10 40L170 70 190 130-20 130Z', 'var(--field-m)', -52],
    ['M-20 130H190V220H40Z', 'var(--field-l)', 8],
    ['M-190 150L-20 130 40 220H-190Z', 'var(--field)', 80],
    ['M-80-10H80L160 70 10 40-160 60Z', 'var(--field-p)', 60],
  ];
  return [
    ['M-215 0H215V215H-215Z', 'var(--field)', 0],
    ...parcels.flatMap(([outline, ground]): Shape[] => [[outline, ground, 3, 'var(--field-p)']]),
    [parcels.map(([outline, , degrees]) => furrows(outline, degrees)).join(''), 'none', 1.1, 'var(--field-d)'],
  ];
}

/** Parallel lines inside a convex outline. */
function furrows(outline: string, degrees: number): string {
  const points = corners(outline);
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const lines: string[] = [];
  for (let offset = -300; offset < 300; offset += 8.5) {
    const cuts: [number, number][] = [];
    points.forEach((one, number) => {
      const two = points[(number + 1) % points.length] ?? one;
      const side = ([x, y]: [number, number]): number => -dy * x + dx * y - offset;
      const [a, b] = [side(one), side(two)];
      if (a * b < 0) cuts.push([one[0] + ((two[0] - one[0]) * a) / (a - b), one[1] + ((two[1] - one[1]) * a) / (a - b)]);
    });
    const [from, to] = cuts;
    if (from && to) lines.push(`M${round(from[0])} ${round(from[1])}L${round(to[0])} ${round(to[1])}`);
  }
  return lines.join('');
}

/** The corners of a path made of M, L, H and V with absolute numbers. */
function corners(path: string): [number, number][] {
  const found: [number, number][] = [];
  let [x, y] = [0, 0];
  for (const [, command, rest] of path.matchAll(/([MLHV])([^MLHVZ]*)/g)) {
    const numbers = (rest?.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const step = command === 'H' || command === 'V' ? 1 : 2;
    for (let at = 0; at < numbers.length; at += step) {
      if (command === 'H') x = numbers[at] ?? x;
      else if (command === 'V') y = numbers[at] ?? y;
      else [x, y] = [numbers[at] ?? x, numbers[at + 1] ?? y];
      found.push([x, y]);
    }
  }
  return found;
}

/** Stepped terraces: outlines that shrink towards the middle of three pits. */
function quarries(): Shape[] {
  const next = scatter(11);
  const steps = ['var(--quarry-m)', 'var(--quarry)', 'var(--quarry-l)', 'var(--quarry-m)'];
  const pits = [
    [-72, 104, 78],
    [70, 116, 76],
    [0, 190, 70],
    [-2, 40, 40],
  ] as const;
  const shapes: Shape[] = [['M-215 0H215V215H-215Z', 'var(--quarry)', 0]];
  for (const [x, y, size] of pits) {
    const turns = Array.from({ length: 7 }, (_, number) => [(number * 2 * Math.PI) / 7 + next() * 0.5, 0.8 + next() * 0.35] as const);
    steps.forEach((colour, step) => {
      const reach = size * (1 - step * 0.22);
      const points = turns.map(([angle, far]) => `${round(x + Math.cos(angle) * reach * far)} ${round(y + Math.sin(angle) * reach * far * 0.8)}`);
      shapes.push([`M${points.join('L')}Z`, colour, 1, 'var(--quarry-s)']);
      shapes.push([`M${points.slice(3, 7).join('L')}`, 'none', 3, 'var(--quarry-s)']);
    });
  }
  return shapes;
}

export const LANDS: Record<string, Shape[]> = { africa: fields(), gaul: olives(), hispania: quarries(), italy: vines() };
