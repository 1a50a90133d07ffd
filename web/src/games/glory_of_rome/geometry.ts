/**
 * Where things lie on the disc, in a plane whose origin is the axle.
 *
 * A quarter is drawn once, at the bottom, and turned; whatever must stay upright is only carried to its place.
 */

export interface Point {
  x: number;
  y: number;
}

/** Radii and sizes; on a phone the axle and the labels take more of the disc, so that nothing gets too small to read. */
export interface Measures {
  edge: number; // half of the drawing
  axle: number;
  slab: { width: number; height: number; step: number };
  label: number; // how far the label of a province lies from the axle
  sites: number;
  plate: number;
  wells: number;
  well: number;
  slots: number;
  slot: number;
  rim: number;
  ring: [number, number];
  marker: number; // where the chips walk
  chip: number;
  arch: number;
}

export const LARGE: Measures = {
  edge: 266,
  axle: 46,
  slab: { width: 46, height: 11, step: 13.4 },
  label: 90,
  sites: 152,
  plate: 19,
  wells: 180,
  well: 7.2,
  slots: 200,
  slot: 9,
  rim: 211,
  ring: [217, 250],
  marker: 224,
  chip: 11,
  arch: 250.5,
};

export const SMALL: Measures = {
  ...LARGE,
  edge: 258,
  axle: 54,
  slab: { width: 52, height: 14, step: 16 },
  label: 92,
  plate: 20,
  well: 7.8,
  ring: [216, 243],
  chip: 13,
  arch: 243.5,
};

const SPREAD = 17; // degrees between two sites
const WELLS = 5.4; // between two wells of one site
const SLOTS = 22; // between two slots

/** A point `degrees` counter-clockwise from straight down, as one reads from left to right at the bottom. */
export function polar(radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
}

/** The angle of a quarter: straight down for one's own, then clockwise. */
export function quarterAngle(place: number, side: number): number {
  return -90 * ((place - side + 4) % 4);
}

export function siteAt(m: Measures, quarter: number, number: number): Point {
  return polar(m.sites, quarter + siteAngle(number));
}

export function wellAt(m: Measures, quarter: number, number: number, well: number, of: number): Point {
  return polar(m.wells, quarter + siteAngle(number) + (well - (of - 1) / 2) * WELLS);
}

/** Slots are counted from 1. */
export function slotAt(m: Measures, quarter: number, slot: number): Point {
  return polar(m.slots, quarter + (slot - 2) * SLOTS);
}

export function labelAt(m: Measures, quarter: number): Point {
  return polar(m.label, quarter);
}

function siteAngle(number: number): number {
  return (number - 2) * SPREAD;
}

/** A stone of the fame ring, the first one to the right of the top, clockwise. */
export function stoneAngle(cell: number, of: number): number {
  return 180 - (360 / of) * (cell - 0.5);
}

/** A sector between two radii as a path; angles as for `polar`. */
export function sector(inner: number, outer: number, from: number, to: number): string {
  const [a, b, c, d] = [polar(outer, from), polar(outer, to), polar(inner, to), polar(inner, from)];
  const flag = to - from > 180 ? 1 : 0;
  const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
  return `M${at(a)}A${outer} ${outer} 0 ${flag} 0 ${at(b)}L${at(c)}A${inner} ${inner} 0 ${flag} 1 ${at(d)}Z`;
}

/** An arc along the rim, for the arrow that shows how the board will turn; positive degrees are clockwise. */
export function arc(radius: number, from: number, degrees: number): string {
  const [a, b] = [polar(radius, from), polar(radius, from - degrees)];
  return `M${round(a.x)} ${round(a.y)}A${radius} ${radius} 0 ${Math.abs(degrees) > 180 ? 1 : 0} ${degrees > 0 ? 1 : 0} ${round(b.x)} ${round(b.y)}`;
}

/** Chips on one stone of the ring: two side by side, the others behind them. */
export function chipAt(m: Measures, angle: number, number: number, of: number): Point {
  const row = Math.floor(number / 2);
  const inRow = Math.min(2, of - 2 * row);
  const aside = ((number % 2) - (inRow - 1) / 2) * 2 * m.chip * 0.92;
  const radius = m.marker + row * 1.7 * m.chip;
  return polar(radius, angle - (aside / radius) * (180 / Math.PI));
}

/** The quarter turns clockwise that lead from one order of the provinces to another, the short way round; 2 is half. */
export function turnBetween(before: readonly string[], after: readonly string[]): number {
  const first = before[0];
  const to = first === undefined ? -1 : after.indexOf(first);
  return to < 0 ? 0 : to === 3 ? -1 : to;
}

export function round(number: number): number {
  return Math.round(number * 10) / 10;
}
