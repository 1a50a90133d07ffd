/**
 * The frontier as numbers: where every box of the left sheet's tracks lies, and the lines things are drawn with.
 *
 * Position states the rule: wall and fort share their columns, each cippus stands over the fort box it needs, and
 * towers stand where a granary ends what may be built.
 */

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Row {
  name: string;
  y: number;
  h: number;
}

const COLUMN_GAP = 10;
const STONES = 7; // in each of the three columns
const GUARDS = 6;
const MINES = [4, 5, 5];
const CIPPI = [1, 4, 7, 10, 13, 16, 20]; // the fort box each one stands over
const SHIELDS = 6;
const SHIELD_PITCH = 31;

export interface Frontier {
  width: number;
  height: number;
  stone: number;
  /** Where the label of a row stands: beside the rows, or above each of them. */
  beside: boolean;
  margin: number;
  sky: Row;
  cohorts: Row;
  cippi: Row;
  guard: Row;
  wall: Row;
  numbers: Row;
  fort: Row;
  mining: Row;
  /** Left ends of the three columns, and how wide they are. */
  columns: [number, number, number];
  column: number;
}

/** With `headroom` the rows below the sky leave so much for what is picked there. */
export function frontier(width: number, margin: number, beside: boolean, headroom = 0): Frontier {
  const lane = beside ? 0 : 17; // for a label above its row
  const column = (width - margin - 2 * COLUMN_GAP - 4) / 3;
  let y = 0;
  const row = (name: string, h: number, before: number): Row => {
    const placed = { name, y: y + before, h };
    y += before + h;
    return placed;
  };
  const sky = row('sky', 43, 0);
  const cohorts = row('cohorts', 35, lane + 3 + headroom);
  const cippi = row('cippi', 32, lane + 5);
  const guard = row('wall_guard', 35, lane + 3);
  const wall = row('wall', beside ? 36 : 42, lane);
  const numbers = row('numbers', 13, 0);
  const fort = row('fort', beside ? 34 : 42, lane);
  const mining = row('mining', 34, lane + 6);
  const columns: [number, number, number] = [margin, margin + column + COLUMN_GAP, margin + 2 * (column + COLUMN_GAP)];
  return { width, height: y + 4, stone: column / STONES, beside, margin, sky, cohorts, cippi, guard, wall, numbers, fort, mining, columns, column };
}

function inColumn(f: Frontier, index: number): number {
  return f.columns[index] ?? 0;
}

function equal(f: Frontier, row: Row, box: number, each: number): Rect {
  const w = f.column / each;
  return { x: inColumn(f, Math.floor((box - 1) / each)) + ((box - 1) % each) * w, y: row.y, w, h: row.h };
}

export function wallBox(f: Frontier, box: number): Rect {
  return equal(f, f.wall, box, STONES);
}

export function fortBox(f: Frontier, box: number): Rect {
  return equal(f, f.fort, box, STONES);
}

export function guardBox(f: Frontier, box: number): Rect {
  return equal(f, f.guard, box, GUARDS);
}

export function cippusBox(f: Frontier, box: number): Rect {
  const over = fortBox(f, CIPPI[box - 1] ?? 1);
  return { ...over, y: f.cippi.y, h: f.cippi.h };
}

/** Mines take the left part of a column, its granary the rest. */
export function mineBox(f: Frontier, box: number): Rect {
  let [column, first] = [0, 1];
  while (box >= first + (MINES[column] ?? MINES.length)) {
    first += MINES[column] ?? 0;
    column += 1;
  }
  const w = Math.min(34, f.column / 9.2);
  return { x: inColumn(f, column) + (box - first) * w, y: f.mining.y, w, h: f.mining.h };
}

export function granaryBox(f: Frontier, column: number): Rect {
  const last = mineBox(f, MINES.slice(0, column + 1).reduce((sum, mines) => sum + mines, 0));
  const x = last.x + last.w + 6;
  return { x, y: f.mining.y - 4, w: inColumn(f, column) + f.column - x, h: f.mining.h + 4 };
}

export function shieldBox(f: Frontier, way: number, box: number): Rect {
  const left = inColumn(f, way) + f.column - SHIELDS * SHIELD_PITCH;
  return { x: left + (box - 1) * SHIELD_PITCH, y: f.cohorts.y, w: SHIELD_PITCH - 2, h: f.cohorts.h };
}

/** At least so large, growing along the row and, where rows stand apart, across it; what would leave the drawing is moved back in. */
export function target(at: Rect, width: number, least: { w: number; h: number }): Rect {
  const [w, h] = [Math.max(least.w, at.w), Math.max(least.h, at.h)];
  const x = Math.min(width - w, Math.max(0, at.x + at.w / 2 - w / 2));
  return { x, y: at.y - (h - at.h) / 2, w, h };
}

// -- lines ---------------------------------------------------------------------------------------------------------

const r = (value: number): number => Math.round(value * 10) / 10;

export function shieldPath({ x, y, w, h }: Rect): string {
  const [mid, side] = [x + w / 2, y + h * 0.6];
  return `M${r(x)} ${r(y)}H${r(x + w)}V${r(side)}C${r(x + w)} ${r(y + h * 0.82)} ${r(mid + w * 0.2)} ${r(y + h * 0.92)} ${r(mid)} ${r(y + h)}C${r(mid - w * 0.2)} ${r(y + h * 0.92)} ${r(x)} ${r(y + h * 0.82)} ${r(x)} ${r(side)}Z`;
}

/** The walk of a guard between two merlons. */
export function merlonPath({ x, y, w, h }: Rect): string {
  const [left, right, top] = [x + 1.5, x + w - 1.5, y + 8];
  const tooth = (right - left) * 0.27;
  return `M${r(left)} ${r(y + h)}V${r(top)}h${r(tooth)}v5H${r(right - tooth)}v-5H${r(right)}V${r(y + h)}Z`;
}

/** Four courses of stone; which blocks are darker and where joints fall depends on the box only. */
export function courses({ x, y, w, h }: Rect, box: number): { joints: string; dark: Rect[] } {
  const each = h / 4;
  const dark: Rect[] = [];
  let joints = '';
  for (let course = 0; course < 4; course += 1) {
    const at = x + w * ((box + course) % 2 === 0 ? 0.32 : 0.62);
    const top = y + course * each;
    joints += `M${r(x)} ${r(top)}h${r(w)}M${r(at)} ${r(top)}v${r(each)}`;
    if ((box * 7 + course * 5) % 9 === 0) dark.push({ x: at, y: top, w: x + w - at, h: each });
    else if ((box * 5 + course * 3) % 11 === 0) dark.push({ x, y: top, w: at - x, h: each });
  }
  return { joints, dark };
}

export function tilesPath({ x, y, w, h }: Rect): string {
  const lines = [1, 2, 3, 4].map((line) => `M${r(x + (w * line) / 5)} ${r(y)}v${r(h)}`);
  return `M${r(x)} ${r(y + h / 2)}h${r(w)}${lines.join('')}`;
}

export function minePath({ x, y, w, h }: Rect, inset: number): string {
  const [left, right, top] = [x + 1.5 + inset, x + w - 1.5 - inset, y + inset];
  const round = (right - left) / 2;
  return `M${r(left)} ${r(y + h)}V${r(top + round)}a${r(round)} ${r(round)} 0 0 1 ${r(2 * round)} 0V${r(y + h)}Z`;
}

/** Sharpened stakes before the ditch. */
export function stakesPath({ x, y, w, h }: Rect): string {
  const each = Math.min(8, w / 4);
  const left = x + w / 2 - each * 2;
  return [0, 1, 2, 3].map((stake) => {
    const [at, top] = [left + stake * each + 0.7, y + (stake % 3 === 0 ? 5 : 3)];
    return `M${r(at)} ${r(y + h)}V${r(top + 7)}L${r(at + each / 2 - 0.7)} ${r(top)} ${r(at + each - 1.4)} ${r(top + 7)}V${r(y + h)}Z`;
  }).join('');
}

/** Where stakes could be: a light palisade. */
export function palisadePath({ x, y, w, h }: Rect): string {
  const [wide, left] = [Math.min(36, w), x + w / 2 - Math.min(36, w) / 2];
  const tooth = wide / 6;
  const teeth = [0, 1, 2].map(() => `l${r(tooth)}-6 ${r(tooth)} 6`).join('');
  return `M${r(left)} ${r(y + h)}V${r(y + 8)}${teeth}V${r(y + h)}Z`;
}

export function towerPath(x: number, top: number, bottom: number): string {
  return `M${r(x - 5)} ${bottom}V${top + 8}h-3v-8h4v3h2.5v-3h3v3h2.5v-3h4v8h-3V${bottom}Z`;
}

/** Hills from left to right, in gentle waves of a fixed pattern. */
export function hillsPath(width: number, base: number, height: number, bottom: number, phase: number): string {
  const steps = Math.max(4, Math.round(width / 110));
  const points = Array.from({ length: steps + 1 }, (_, step) => [(width * step) / steps, base - height * (0.5 + 0.5 * Math.sin(step * 1.7 + phase))] as const);
  const first = points[0] ?? [0, base];
  const lines = points.slice(1).map(([x, y], index) => {
    const before = points[index] ?? first;
    const mid = (before[0] + x) / 2;
    return `C${r(mid)} ${r(before[1])} ${r(mid)} ${r(y)} ${r(x)} ${r(y)}`;
  });
  return `M${r(first[0])} ${r(first[1])}${lines.join('')}V${bottom}H0Z`;
}

/** Tufts of grass, strewn by a fixed rule. */
export function tuftsPath(width: number, top: number, bottom: number): string {
  const count = Math.round(width / 15);
  return Array.from({ length: count }, (_, tuft) => {
    const x = (tuft * 97.3 + ((tuft * tuft * 13) % 31)) % width;
    const y = top + ((tuft * 61.7) % Math.max(1, bottom - top));
    return `M${r(x)} ${r(y)}l-2-4m2 4v-5m0 5l2-4`;
  }).join('');
}
