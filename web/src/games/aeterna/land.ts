/** The land around the hills: outlines, furrows, trees and houses, drawn from a few numbers in a box of 872 × 362. */
import { BEHIND, IN_FRONT } from './props';

export const WIDTH = 872;
export const HEIGHT = 362;
export const CLIFF = 186; // the slab with the unrest ends here
export const RIVER = 326; // and the river begins here

export interface Slope {
  hill: string;
  x: number;
  half: number;
  top: number;
  front: boolean;
}

const wide = WIDTH - CLIFF;

export const SLOPES: Slope[] = [
  ...BEHIND.map((hill, number) => ({
    hill,
    x: CLIFF + (wide / BEHIND.length) * (number + 0.5),
    half: wide / BEHIND.length / 2 + 26,
    top: [40, 46, 41, 45][number] ?? 44,
    front: false,
  })),
  ...IN_FRONT.map((hill, number) => ({
    hill,
    x: CLIFF + (wide / IN_FRONT.length) * (number + 0.5),
    half: wide / IN_FRONT.length / 2 + 12,
    top: [196, 200, 197][number] ?? 198,
    front: true,
  })),
];

/** Steep sides and a broad, uneven top: no two alike, always the same. */
export function outline({ x, half, top }: Slope): string {
  const foot = RIVER + 8;
  const brow = half * 0.5;
  const lean = ((x * 7) % 11) - 5;
  return (
    `M${x - half} ${foot}C${x - half * 0.92} ${foot - (foot - top) * 0.55} ${x - half * 0.82} ${top + 12} ${x - brow} ${top + 3}` +
    `Q${x - brow / 2} ${top - 6 + lean / 2} ${x} ${top - 3}T${x + brow} ${top + 4}` +
    `C${x + half * 0.82} ${top + 14 + lean} ${x + half * 0.92} ${foot - (foot - top) * 0.5} ${x + half} ${foot}`
  );
}

/** Furrows down both sides, closer towards the edge. */
export function furrows({ x, half, top }: Slope): string {
  const foot = RIVER + 8;
  return [0, 1, 2, 3, 4, 5, 6]
    .flatMap((number) =>
      [-1, 1].map((side) => {
        const edge = half * (0.965 - number * 0.035);
        const high = top + 22 + number * 6;
        return `M${x + side * edge} ${foot}C${x + side * edge * 0.93} ${foot - (foot - top) * 0.5} ${x + side * edge * 0.86} ${high + 10} ${x + side * edge * 0.76} ${high}`;
      }),
    )
    .join('');
}

function cypress(x: number, y: number, size: number): string {
  return `M${x} ${y}c${-5 * size} ${-8 * size} ${-4 * size} ${-19 * size} 0 ${-26 * size}c${4 * size} ${7 * size} ${5 * size} ${18 * size} 0 ${26 * size}Z`;
}

/** Cypresses on the shoulders of a hill. */
export function trees({ x, half, top, front }: Slope): string {
  return [
    cypress(x - half * 0.7, top + 32, front ? 0.95 : 0.8),
    cypress(x - half * 0.76, top + 46, front ? 0.8 : 0.65),
    cypress(x + half * 0.73, top + 38, front ? 0.9 : 0.75),
  ].join('');
}

export interface House {
  wall: string;
  roof: string;
}

/** Roofs in the valleys between the hills in front. */
export const HOUSES: House[] = [0, 1, 2].flatMap((valley) => {
  const x = CLIFF + (wide / IN_FRONT.length) * (valley + (valley === 0 ? 0.02 : 0)) + (valley === 0 ? 12 : 0);
  return [
    house(x - 16, 300, 26, 20),
    house(x + 4, 312, 30, 18),
    house(x - 12, 276, 20, 16),
    house(x + 10, 284, 18, 16),
  ].filter((_, number) => valley > 0 || number % 2 === 1);
});

function house(x: number, y: number, width: number, height: number): House {
  const eaves = y - height * 0.55;
  return {
    wall: `M${x} ${y}V${eaves}H${x + width}V${y}Z`,
    roof: `M${x - 3} ${eaves}L${x + 4} ${y - height}H${x + width - 4}L${x + width + 3} ${eaves}Z`,
  };
}

export const WAVES: string = [
  [190, 338],
  [300, 355],
  [430, 336],
  [560, 356],
  [650, 338],
  [760, 352],
  [810, 335],
]
  .map(([x, y]) => `M${x} ${y}q10-4 20 0t20 0t20 0`)
  .join('');

/** The crack in the cliff, from the foot to the top. */
export function crack(left: number, top: number, foot: number): string {
  const steps = 22;
  const sway = [0, 6, 1, 5, 0, 7, 2, 4];
  const points = Array.from({ length: steps + 1 }, (_, step) => {
    const y = foot - ((foot - top) * step) / steps;
    return `${left + (sway[step % sway.length] ?? 0)} ${y.toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}
