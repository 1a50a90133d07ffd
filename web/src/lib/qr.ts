/**
 * A QR code for a link: versions 1 to 5 at the lowest level of correction, each a single block (ISO/IEC 18004).
 * That is room for 106 bytes; a longer text has no code.
 */
const DATA = [19, 34, 55, 80, 108]; // code words by version
const CORRECTION = [7, 10, 15, 20, 26];
const LEVEL_L = 1;

const EXP: number[] = [];
const LOG: number[] = [];
for (let power = 0, value = 1; power < 255; power++) {
  EXP[power] = value;
  LOG[value] = power;
  value = value & 0x80 ? (value << 1) ^ 0x11d : value << 1;
}

const MASKS: ((row: number, column: number) => boolean)[] = [
  (r, c) => (r + c) % 2 === 0,
  (r) => r % 2 === 0,
  (_, c) => c % 3 === 0,
  (r, c) => (r + c) % 3 === 0,
  (r, c) => (Math.floor(r / 2) + Math.floor(c / 3)) % 2 === 0,
  (r, c) => ((r * c) % 2) + ((r * c) % 3) === 0,
  (r, c) => (((r * c) % 2) + ((r * c) % 3)) % 2 === 0,
  (r, c) => (((r + c) % 2) + ((r * c) % 3)) % 2 === 0,
];

/** Rows of dark (true) and light cells, without the quiet zone; null if the text is too long. */
export function qr(text: string): boolean[][] | null {
  const bytes = [...new TextEncoder().encode(text)];
  const version = DATA.findIndex((room) => bytes.length + 2 <= room) + 1;
  if (version === 0) return null;
  const words = codewords(bytes, version);
  const drawn = MASKS.map((_, mask) => draw(words, version, mask));
  return drawn.reduce((best, next) => (penalty(next) < penalty(best) ? next : best));
}

/** The cells as one path of unit squares, for an SVG. */
export function qrPath(cells: boolean[][]): string {
  return cells.map((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')).join('')).join('');
}

/** Mode, length, bytes, padding, correction. */
function codewords(bytes: number[], version: number): number[] {
  const room = DATA[version - 1] ?? 0;
  const bits = [
    ...binary(4, 4),
    ...binary(bytes.length, 8),
    ...bytes.flatMap((byte) => binary(byte, 8)),
    ...binary(0, 4),
  ];
  const words: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    words.push(bits.slice(at, at + 8).reduce((word, bit) => word * 2 + bit, 0));
  }
  for (let pad = 0; words.length < room; pad++) words.push(pad % 2 ? 0x11 : 0xec);
  return [...words, ...correction(words, CORRECTION[version - 1] ?? 0)];
}

function binary(value: number, digits: number): number[] {
  return Array.from({ length: digits }, (_, digit) => (value >> (digits - 1 - digit)) & 1);
}

/** The remainder of a division of polynomials over the field of 256 elements (Reed and Solomon). */
function correction(words: number[], degree: number): number[] {
  let generator = [1];
  for (let root = 0; root < degree; root++) {
    generator = [...generator, 0].map((factor, at) => factor ^ times(generator[at - 1] ?? 0, EXP[root] ?? 0));
  }
  const rest = [...words, ...Array<number>(degree).fill(0)];
  words.forEach((_, at) => {
    const lead = rest[at] ?? 0;
    generator.forEach((factor, shift) => (rest[at + shift] = (rest[at + shift] ?? 0) ^ times(factor, lead)));
  });
  return rest.slice(words.length);
}

function times(a: number, b: number): number {
  return a && b ? (EXP[((LOG[a] ?? 0) + (LOG[b] ?? 0)) % 255] ?? 0) : 0;
}

function draw(words: number[], version: number, mask: number): boolean[][] {
  const size = 17 + 4 * version;
  const cells: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array<boolean | undefined>(size).fill(undefined),
  );
  const put = (row: number, column: number, dark: boolean): void => {
    const line = cells[row];
    if (line && column >= 0 && column < size) line[column] = dark;
  };
  const square = (row: number, column: number, reach: number, light: number): void => {
    for (let r = -reach; r <= reach; r++) {
      for (let c = -reach; c <= reach; c++) {
        const ring = Math.max(Math.abs(r), Math.abs(c));
        put(row + r, column + c, ring !== light && ring !== 4);
      }
    }
  };
  for (let at = 8; at < size - 8; at++) {
    put(6, at, at % 2 === 0);
    put(at, 6, at % 2 === 0);
  }
  for (const [row, column] of [
    [3, 3],
    [3, size - 4],
    [size - 4, 3],
  ] as const)
    square(row, column, 4, 2);
  if (version > 1) square(size - 7, size - 7, 2, 1);
  put(size - 8, 8, true);
  format(mask).forEach((dark, bit) => {
    put(bit < 6 ? bit : bit < 8 ? bit + 1 : size - 15 + bit, 8, dark);
    put(8, bit < 8 ? size - 1 - bit : bit === 8 ? 7 : 14 - bit, dark);
  });
  fill(
    cells,
    words.flatMap((word) => binary(word, 8)),
    MASKS[mask] ?? (() => false),
  );
  return cells.map((row) => row.map(Boolean));
}

/** Level and mask with their own correction, lowest bit first. */
function format(mask: number): boolean[] {
  const value = (LEVEL_L << 3) | mask;
  let rest = value << 10;
  for (let bit = 14; bit >= 10; bit--) if ((rest >> bit) & 1) rest ^= 0x537 << (bit - 10);
  const bits = ((value << 10) | rest) ^ 0x5412;
  return Array.from({ length: 15 }, (_, bit) => ((bits >> bit) & 1) === 1);
}

/** Up and down in pairs of columns, from the right, round what is drawn already. */
function fill(cells: (boolean | undefined)[][], bits: number[], mask: (row: number, column: number) => boolean): void {
  const size = cells.length;
  let next = 0;
  let up = true;
  for (let right = size - 1; right > 0; right -= 2) {
    if (right === 6) right--; // the column of the timing pattern
    for (let step = 0; step < size; step++) {
      const row = up ? size - 1 - step : step;
      const line = cells[row];
      for (const column of [right, right - 1]) {
        if (line && line[column] === undefined) line[column] = (bits[next++] === 1) !== mask(row, column);
      }
    }
    up = !up;
  }
}

/** How hard a pattern is to read: long runs, blocks of one colour, false corners, and too much of one colour. */
function penalty(cells: boolean[][]): number {
  const columns = cells.map((_, at) => cells.map((row) => row[at] ?? false));
  let points = 0;
  for (const line of [...cells, ...columns]) {
    const text = line.map((dark) => (dark ? '1' : '0')).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) points += run.length - 2;
    points += 40 * (text.match(/(?=10111010000|00001011101)/g)?.length ?? 0);
  }
  let dark = 0;
  cells.forEach((row, r) =>
    row.forEach((cell, c) => {
      if (cell) dark++;
      const alike = [row[c + 1], cells[r + 1]?.[c], cells[r + 1]?.[c + 1]].every((other) => other === cell);
      if (alike) points += 3;
    }),
  );
  return points + 10 * Math.floor(Math.abs((dark * 20) / cells.length ** 2 - 10));
}
