/**
 * The pictures of the 72 cards, put together from a few builders: every builder draws one kind of thing from numbers.
 * Buildings and provinces stand in 96 × 64 with the ground at 60, figures are busts in 56 × 72.
 */

export interface Shape {
  d: string;
  fill: string;
  /** Width of the outline; 0 for none. */
  line: number;
}

const INK = 'var(--plate-k)';
const MARBLE = 'var(--plate)';
const STONE = 'var(--quarry)';
const STONE_L = 'var(--quarry-l)';
const STONE_D = 'var(--quarry-s)';
const TILE = 'var(--roof-al)';
const TILE_D = 'var(--roof-b)';
const BRICK = 'var(--roof-bl)';
const PLASTER = 'var(--city)';
const GRASS = 'var(--olive-l)';
const BUSH = 'var(--olive)';
const LEAF = 'var(--olive-d)';
const WATER = 'var(--ae-water)';
const CORN = 'var(--field)';
const GOLD = 'var(--b-field)';
const WOOD = 'var(--field-d)';
const SAND = 'var(--field-l)';
const PURPLE = 'var(--vine)';
const IRON = 'var(--b-iron)';
const NONE = 'none';
const GROUND = 60;

const draw = (d: string, fill: string = NONE, line = 1.3): Shape => ({ d, fill, line });
const block = (x: number, y: number, w: number, h: number, fill: string): Shape => draw(`M${x} ${y}h${w}v${h}h${-w}Z`, fill);
const disc = (x: number, y: number, r: number, fill: string): Shape =>
  draw(`M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`, fill);
const times = <T>(count: number, make: (number: number) => T): T[] => Array.from({ length: count }, (_, number) => make(number));
const doorway = (x: number, foot: number, w: number, h: number, fill: string = INK): Shape =>
  draw(`M${x} ${foot}v${-(h - w / 2)}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${foot}Z`, fill, 1);

// -- the ground ------------------------------------------------------------------------------------------------------

const meadow = (fill: string = GRASS): Shape => draw(`M-2 66V58C20 54 34 60 52 57S84 56 98 58V66Z`, fill);
const pavement = (): Shape => block(-2, GROUND, 100, 6, STONE);
const sea = (top = 50): Shape[] => [
  draw(`M-2 66V${top}H98V66Z`, WATER),
  draw(`M8 ${top + 5}q4-3 8 0t8 0M40 ${top + 8}q4-3 8 0t8 0M70 ${top + 4}q4-3 8 0t8 0`, NONE, 1),
];
const ridge = (peaks: [number, number][], fill: string): Shape =>
  draw(`M-2 62${peaks.map(([x, y]) => `L${x} ${y}`).join('')}L98 62Z`, fill);
const snow = (x: number, y: number): Shape => draw(`M${x} ${y}l-7 11 6-2 4 5 3-4 4 3Z`, MARBLE, 1);
const downs = (high: number, fill: string = GRASS): Shape => draw(`M-2 62V${high + 8}C18 ${high - 6} 34 ${high + 12} 52 ${high}S86 ${high + 4} 98 ${high + 8}V62Z`, fill);
const furrow = (top: number, fill: string = CORN): Shape[] => [
  draw(`M-2 66V${top}C30 ${top - 6} 66 ${top - 6} 98 ${top}V66Z`, fill),
  draw(times(7, (n) => `M${8 + n * 14} ${top + 1}l${(n - 3) * 2} 12`).join(''), NONE, 0.9),
];

// -- plants and beasts -----------------------------------------------------------------------------------------------

const cypress = (x: number, h: number, foot = GROUND): Shape => draw(`M${x} ${foot}c-5-${h * 0.3}-4-${h * 0.7} 0-${h}c4 ${h * 0.3} 5 ${h * 0.7} 0 ${h}Z`, LEAF, 1);
const pine = (x: number, h: number, foot = GROUND): Shape[] => [
  draw(`M${x} ${foot}V${foot - h + 4}`, NONE, 1.8),
  draw(`M${x - 10} ${foot - h + 5}c0-9 20-9 20 0Z`, BUSH, 1),
];
const olive = (x: number, foot = GROUND): Shape[] => [
  draw(`M${x} ${foot}v-7`, NONE, 1.8),
  draw(`M${x - 7} ${foot - 9}a7 6 0 1 1 14 0a7 4 0 1 1-14 0Z`, BUSH, 1),
];
const palm = (x: number, h: number, foot = GROUND): Shape[] => [
  draw(`M${x} ${foot}q3-${h / 2} 0-${h}`, NONE, 2),
  draw(`M${x} ${foot - h}c-4-5-9-4-11 1M${x} ${foot - h}c4-5 9-4 11 1M${x} ${foot - h}c-2-6-7-7-9-5M${x} ${foot - h}c2-6 7-7 9-5M${x} ${foot - h}v-6`, NONE, 1.8),
];
const ox = (x: number, y: number): Shape[] => [
  draw(`M${x} ${y}c-8-2-10-8-7-11c-1 6 4 7 7 6M${x + 14} ${y}c8-2 10-8 7-11c1 6-4 7-7 6`, MARBLE),
  draw(`M${x} ${y - 4}h14l1 8-4 12h-8l-4-12Z`, BRICK),
  disc(x + 4, y + 3, 0.9, INK),
  disc(x + 10, y + 3, 0.9, INK),
  draw(`M${x + 5} ${y + 13}h4`, NONE),
];
const elephant = (x: number, foot: number): Shape[] => [
  draw(`M${x} ${foot}v-12c0-10 12-13 20-12c2-6 12-6 13 2c1 5 0 9 1 14c0 3 3 3 3 1M${x} ${foot}h6v-7h10v7h6v-9c4 0 6-2 6-5`, STONE_D),
  draw(`M${x} ${foot}v-12c0-10 12-13 20-12c2-6 12-6 13 2c1 5 0 9 1 14c-3 0-4-6-5-8c-2 2-5 3-7 3v13h-6v-7h-10v7Z`, STONE_D),
  disc(x + 27, foot - 22, 0.9, INK),
  draw(`M${x + 29} ${foot - 16}q5 3 8-1`, MARBLE),
];
const camel = (x: number, foot: number): Shape =>
  draw(`M${x} ${foot}v-14c2-2 4-2 5-4c2-5 4-5 6 0c2-5 5-5 7 0c2 2 4 1 5-1l2-8h6l1 3-4 1-2 10c-1 4-3 5-5 5v8h-3v-8h-9v8h-3v-8l-2 8Z`, SAND);

// -- things built ----------------------------------------------------------------------------------------------------

/** Steps, columns, architrave and pediment; `emblem` is set into the pediment. */
function temple(x: number, w: number, h: number, columns: number, roof: string = TILE, emblem: Shape[] = []): Shape[] {
  const top = GROUND - h;
  const eaves = top + h * 0.3;
  const step = (w - 10) / (columns - 1 || 1);
  return [
    block(x - 2, GROUND - 4, w + 4, 4, STONE),
    block(x + 1, GROUND - 7, w - 2, 3, STONE_L),
    block(x + 5, eaves + 3, w - 10, h * 0.7 - 10, PLASTER),
    ...times(columns, (n) => block(x + 3 + n * step, eaves + 3, 4, h * 0.7 - 10, MARBLE)),
    block(x, eaves, w, 3.5, STONE),
    draw(`M${x - 2} ${eaves}L${x + w / 2} ${top}L${x + w + 2} ${eaves}Z`, roof),
    ...emblem,
  ];
}

/** A round temple under a cone. */
function tholos(x: number, w: number, h: number, roof: string = TILE): Shape[] {
  const top = GROUND - h;
  return [
    draw(`M${x - 3} ${GROUND}q${w / 2 + 3} 5 ${w + 6} 0v-5H${x - 3}Z`, STONE),
    block(x + 4, top + h * 0.36, w - 8, h * 0.64 - 5, PLASTER),
    ...times(5, (n) => block(x + 1 + (n * (w - 5)) / 4, top + h * 0.36, 3.4, h * 0.64 - 5, MARBLE)),
    draw(`M${x - 3} ${top + h * 0.36}L${x + w / 2} ${top + 2}L${x + w + 3} ${top + h * 0.36}Z`, roof),
    draw(`M${x + w / 2} ${top + 3}v-4`, NONE, 1.6),
  ];
}

const flame = (x: number, y: number, size = 1): Shape =>
  draw(`M${x} ${y}c${-6 * size} ${-5 * size} ${-2 * size} ${-9 * size} 0 ${-13 * size}c${2 * size} ${4 * size} ${6 * size} ${8 * size} 0 ${13 * size}Z`, GOLD, 1);

/** A wall of squared stones with battlements. */
function wall(x: number, w: number, h: number, fill: string = STONE): Shape[] {
  const top = GROUND - h;
  const teeth = Math.round(w / 8);
  const tooth = w / teeth;
  const battlements = times(teeth, (n) => `${n === 0 ? '' : `V${top}`}h${tooth / 2}v4h${tooth / 2}`).join('');
  return [
    draw(`M${x} ${GROUND}V${top}${battlements}V${GROUND}Z`, fill),
    draw(times(Math.floor(h / 8), (n) => `M${x} ${top + 9 + n * 7}h${w}`).join(''), NONE, 0.8),
    draw(times(Math.floor(w / 9), (n) => `M${x + 5 + n * 9} ${top + 9 + (n % 2) * 7}v7`).join(''), NONE, 0.8),
  ];
}

const tower = (x: number, w: number, h: number, roof = ''): Shape[] => [
  ...wall(x, w, h, STONE_L),
  doorway(x + w / 2 - 2, GROUND - h + 18, 4, 7),
  ...(roof === '' ? [] : [draw(`M${x - 2} ${GROUND - h}L${x + w / 2} ${GROUND - h - 10}L${x + w + 2} ${GROUND - h}Z`, roof)]),
];

const gate = (x: number, w: number, h: number): Shape => doorway(x, GROUND, w, h, WOOD);

/** Arches side by side, an attic above them. */
function triumph(x: number, w: number, h: number, bays: number): Shape[] {
  const top = GROUND - h;
  const bay = (w - 6) / bays;
  return [
    block(x, top, w, h, MARBLE),
    block(x - 2, top + h * 0.28, w + 4, 3, STONE),
    block(x - 2, top - 3, w + 4, 3, STONE),
    ...times(bays, (n) => {
      const middle = bays === 3 && n === 1;
      return doorway(x + 4 + n * bay + (middle ? 0 : 2), GROUND, bay - (middle ? 2 : 5), h * (middle || bays === 1 ? 0.6 : 0.42), BRICK);
    }),
    draw(`M${x + 6} ${top + h * 0.14}h${w - 12}`, NONE, 1.4),
  ];
}

/** A column with a band winding round it; something stands on top. */
function column(x: number, h: number, wide: number, banded: boolean): Shape[] {
  const top = GROUND - h;
  return [
    block(x - wide, GROUND - 9, 2 * wide, 9, STONE),
    block(x - wide / 2, top, wide, h - 9, MARBLE),
    ...(banded ? [draw(times(6, (n) => `M${x - wide / 2} ${top + 5 + (n * (h - 16)) / 6}l${wide} 4`).join(''), NONE, 0.9)] : []),
    block(x - wide * 0.7, top - 3, wide * 1.4, 3, STONE),
    draw(`M${x - 2.5} ${top - 3}v-6a2.5 2.5 0 1 1 5 0v6Z`, GOLD, 1),
  ];
}

const hut = (x: number, w: number, h: number): Shape[] => [
  block(x + 3, GROUND - h * 0.45, w - 6, h * 0.45, PLASTER),
  draw(`M${x - 3} ${GROUND - h * 0.4}C${x + 4} ${GROUND - h} ${x + w - 4} ${GROUND - h} ${x + w + 3} ${GROUND - h * 0.4}Z`, CORN),
  draw(times(5, (n) => `M${x + w / 2 + (n - 2) * 3} ${GROUND - h * 0.86}L${x + w / 2 + (n - 2) * 9} ${GROUND - h * 0.42}`).join(''), NONE, 0.8),
  doorway(x + w / 2 - 4, GROUND, 8, h * 0.36),
];

const house = (x: number, w: number, h: number, fill: string = PLASTER, roof: string = TILE): Shape[] => [
  block(x, GROUND - h * 0.62, w, h * 0.62, fill),
  draw(`M${x - 3} ${GROUND - h * 0.62}L${x + w / 2} ${GROUND - h}L${x + w + 3} ${GROUND - h * 0.62}Z`, roof),
  doorway(x + w / 2 - 3, GROUND, 6, h * 0.36),
];

/** A hall seen from its front: brick, windows in a row, a door. */
const hall = (x: number, w: number, h: number, fill: string = TILE): Shape[] => [
  block(x, GROUND - h * 0.68, w, h * 0.68, fill),
  draw(`M${x - 4} ${GROUND - h * 0.68}L${x + w / 2} ${GROUND - h}L${x + w + 4} ${GROUND - h * 0.68}Z`, TILE_D),
  ...times(3, (n) => block(x + w * (0.14 + n * 0.28), GROUND - h * 0.56, w * 0.16, h * 0.16, MARBLE)),
  block(x + w / 2 - 5, GROUND - h * 0.28, 10, h * 0.28, INK),
  block(x - 8, GROUND - 3, w + 16, 4, STONE),
];

/** Tiers of arches: an aqueduct, an arcade, the outside of a theatre. */
function arcade(x: number, w: number, top: number, tiers: number, bays: number, fill: string = PLASTER, foot = GROUND): Shape[] {
  const tier = (foot - top) / tiers;
  const bay = w / bays;
  return times(tiers, (row) => row).flatMap((row) => [
    block(x, top + row * tier, w, tier, fill),
    ...times(bays, (n) => doorway(x + n * bay + bay * 0.24, top + (row + 1) * tier, bay * 0.52, tier * 0.72)),
  ]);
}

/** The round outside of a theatre or amphitheatre. */
const round = (x: number, w: number, top: number, tiers: number, bays: number): Shape[] => [
  draw(`M${x} ${top + 4}C${x} ${top - 7} ${x + w} ${top - 7} ${x + w} ${top + 4}Z`, BRICK),
  ...arcade(x, w, top + 3, tiers, bays),
];

const dome = (x: number, w: number, base: number, fill: string = STONE): Shape[] => [
  draw(`M${x} ${base}c0-${w * 0.62} ${w}-${w * 0.62} ${w} 0Z`, fill),
  draw(`M${x + w * 0.16} ${base - w * 0.22}c${w * 0.2}-${w * 0.2} ${w * 0.48}-${w * 0.2} ${w * 0.68} 0`, NONE, 0.9),
];

const vault = (x: number, w: number, top: number, fill: string = PLASTER): Shape[] => [
  draw(`M${x} ${GROUND}V${top + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${GROUND}Z`, fill),
  doorway(x + w * 0.22, GROUND, w * 0.56, (GROUND - top) * 0.7, WATER),
];

const tent = (x: number, w: number, h: number, fill: string = BRICK): Shape[] => [
  draw(`M${x} ${GROUND}L${x + w / 2} ${GROUND - h}L${x + w} ${GROUND}Z`, fill),
  draw(`M${x + w / 2} ${GROUND - h}L${x + w * 0.36} ${GROUND}h${w * 0.28}Z`, INK, 1),
];

const palisade = (x: number, w: number, h: number): Shape[] =>
  times(Math.floor(w / 5), (n) => draw(`M${x + n * 5} ${GROUND}v${-h}l2.500-4 2.500 4v${h}Z`, WOOD, 0.9));

const standard = (x: number, h: number): Shape[] => [
  draw(`M${x} ${GROUND}v${-h}`, NONE, 1.8),
  draw(`M${x - 6} ${GROUND - h + 4}h12v9l-6-3-6 3Z`, TILE_D),
  draw(`M${x} ${GROUND - h}c-6-1-8-5-8-7c4 1 6 2 8 4c2-2 4-3 8-4c0 2-2 6-8 7Z`, GOLD, 1),
];

const shield = (x: number, y: number, fill: string = TILE_D): Shape[] => [
  draw(`M${x - 6} ${y - 9}q6-3 12 0v18q-6 3-12 0Z`, fill),
  disc(x, y, 2.2, GOLD),
];
const spears = (x: number, count: number): Shape[] => times(count, (n) => draw(`M${x + n * 7} ${GROUND}V${20 + (n % 2) * 3}l-2 4M${x + n * 7} ${20 + (n % 2) * 3}l2 4`, NONE, 1.4));

function ship(x: number, y: number, size = 1, sail: string = MARBLE): Shape[] {
  const at = (dx: number, dy: number): string => `${x + dx * size} ${y + dy * size}`;
  return [
    draw(`M${at(0, 0)}V${y - 24 * size}`, NONE, 1.5),
    draw(`M${at(-11, -22)}H${x + 11 * size}q${-3 * size} ${9 * size} ${-1 * size} ${15 * size}h${-20 * size}q${2 * size} ${-8 * size} ${-1 * size} ${-15 * size}Z`, sail),
    draw(`M${at(-17, -4)}c${3 * size} ${9 * size} ${9 * size} ${10 * size} ${17 * size} ${10 * size}s${15 * size} ${-2 * size} ${18 * size} ${-12 * size}c${-4 * size} ${4 * size} ${-28 * size} ${4 * size} ${-35 * size} ${2 * size}Z`, WOOD),
  ];
}

const town = (x: number, w: number): Shape[] => [
  ...house(x + w * 0.3, w * 0.3, 30, MARBLE),
  ...house(x + w * 0.58, w * 0.26, 24, PLASTER, TILE_D),
  ...wall(x, w, 15, STONE_L),
  gate(x + w / 2 - 4, 8, 11),
];
const pyramid = (x: number, w: number, h: number): Shape[] => [
  draw(`M${x} ${GROUND}L${x + w * 0.45} ${GROUND - h}L${x + w} ${GROUND}Z`, SAND),
  draw(`M${x + w * 0.45} ${GROUND - h}L${x + w * 0.6} ${GROUND}H${x + w}Z`, CORN),
];
const lighthouse = (x: number, h: number): Shape[] => [
  block(x, GROUND - h * 0.5, 14, h * 0.5, STONE_L),
  block(x + 2.5, GROUND - h * 0.85, 9, h * 0.35, MARBLE),
  flame(x + 7, GROUND - h * 0.85, 0.7),
];
const amphora = (x: number, foot = GROUND): Shape => draw(`M${x - 3} ${foot - 18}h6l-1 4c5 3 4 9-2 14c-6-5-7-11-2-14ZM${x - 3} ${foot - 15}c-4 0-4 4-1 5M${x + 3} ${foot - 15}c4 0 4 4 1 5`, TILE);
const barrow = (x: number, w: number, h: number): Shape[] => [
  draw(`M${x} ${GROUND}c${w * 0.1}-${h * 1.3} ${w * 0.9}-${h * 1.3} ${w} 0Z`, GRASS),
  block(x - 2, GROUND - 5, w + 4, 5, STONE),
  doorway(x + w / 2 - 4, GROUND, 8, 13),
];

// -- the cards -------------------------------------------------------------------------------------------------------

const CARDS: Record<string, () => Shape[]> = {
  // buildings of the Kingdom
  servian_wall: () => [downs(44), cypress(88, 26), ...wall(4, 74, 30), gate(34, 12, 20), ...tower(62, 18, 42)],
  temple_of_janus: () => [pavement(), ...wall(16, 64, 34, STONE_L), gate(38, 20, 28), draw('M42 60V42M54 60V42', NONE, 1), disc(48, 30, 3, GOLD)],
  temple_of_jupiter_feretrius: () => [pavement(), ...temple(22, 52, 46, 4, TILE, [draw('M48 28l3-9-4 1 2-6', NONE, 1.8)]), ...shield(86, 48), ...shield(10, 48)],
  tombs: () => [meadow(), ...barrow(10, 34, 24), ...barrow(50, 40, 30), cypress(48, 34), cypress(92, 26)],
  temple_of_vesta: () => [pavement(), ...tholos(24, 48, 46), flame(48, 52, 1.1)],
  lupercal: () => [draw('M-2 62V36C14 14 36 10 54 14S90 28 98 34V62Z', STONE), doorway(24, GROUND, 42, 34), draw('M34 58c1-8 4-10 12-10c4-4 7-4 8-1l4 2-3 3c0 3-1 4-2 6h-3v-4h-8v4Z', STONE_D), ...olive(80, 34), ...olive(14, 40)],
  pile_bridge: () => [...sea(44), draw('M-2 40C24 30 72 30 98 40V34C72 24 24 24-2 34Z', WOOD), draw(times(6, (n) => `M${10 + n * 15} ${[36, 33, 31, 31, 33, 36][n] ?? 33}V58M${14 + n * 15} ${[36, 33, 31, 31, 33, 36][n] ?? 33}l-5 24`).join(''), NONE, 2), draw('M-2 30C24 20 72 20 98 30', NONE, 1.4), draw(times(8, (n) => `M${6 + n * 12} ${[28, 25, 24, 23, 23, 24, 25, 28][n] ?? 24}v6`).join(''), NONE, 1)],
  cloaca_maxima: () => [block(-2, 18, 100, 48, STONE), draw('M-2 28H98M-2 40H98M18 18V28M60 18V28M8 28V40M86 28V40', NONE, 0.9), doorway(20, 66, 56, 46, STONE_L), doorway(27, 66, 42, 38, STONE_D), doorway(34, 66, 28, 30), draw('M34 66V56c10-4 18 3 28 0V66Z', WATER)],
  forum_boarium: () => [pavement(), ...tholos(58, 32, 38), ...ox(16, 40)],
  comitium: () => [pavement(), draw('M8 60a40 16 0 0 1 80 0Z', STONE_L), draw('M18 60a30 11 0 0 1 60 0M28 60a20 7 0 0 1 40 0', NONE, 1.1), ...hall(32, 32, 40, BRICK), draw('M14 44l8-3v9ZM82 44l-8-3v9Z', GOLD, 1)],
  hut_of_romulus: () => [meadow(), ...hut(26, 44, 44), ...olive(84), ...palisade(2, 20, 9)],
  regia: () => [pavement(), ...house(18, 34, 38, MARBLE), ...house(48, 32, 30, PLASTER, TILE_D), ...shield(12, 46), flame(66, 26, 0.6)],
  // buildings of the Republic
  castra_praetoria: () => [meadow(), ...standard(14, 40), ...wall(24, 66, 26, BRICK), gate(50, 14, 20), ...tower(42, 10, 36), ...tower(64, 10, 36)],
  triumphal_arch: () => [pavement(), ...triumph(20, 56, 42, 1), draw('M40 15l4-6 4 4 4-4 4 6Z', GOLD, 1)],
  war_column: () => [pavement(), ...column(48, 48, 12, false), ...shield(26, 48), ...shield(70, 48, IRON), ...spears(12, 1), ...spears(84, 1)],
  temple_of_magna_mater: () => [pavement(), ...temple(18, 60, 46, 6, TILE_D, [draw('M42 26v-5l3 2 3-4 3 4 3-2v5Z', GOLD, 1)])],
  temple_of_concordia: () => [pavement(), ...temple(10, 76, 42, 6, TILE, [draw('M40 27c4-4 7-1 8 1c1-2 4-5 8-1', NONE, 1.6)]), cypress(6, 22), cypress(91, 22)],
  temple_of_hercules_invictus: () => [meadow(), ...tholos(26, 46, 44, TILE_D), draw('M12 60l6-22c3-3 6 0 4 4Z', WOOD), ...olive(86)],
  theatre_of_pompey: () => [pavement(), ...round(8, 80, 26, 2, 7), block(37, 15, 22, 9, MARBLE), draw('M42 15v9M48 15v9M54 15v9', NONE, 1.2), draw('M34 15L48 6L62 15Z', TILE)],
  baths_of_agrippa: () => [pavement(), ...vault(8, 26, 26), ...vault(62, 26, 26), ...vault(32, 32, 16, MARBLE), draw('M40 12c-3-3 3-5 0-8M48 11c-3-3 3-5 0-8M56 12c-3-3 3-5 0-8', NONE, 1.3)],
  queen_of_roads: () => [downs(40), draw('M28 66C34 54 60 53 56 46S46 42 50 37H54C52 42 68 44 66 50S52 58 62 66Z', STONE_L), draw('M48 57l8 3M40 60l10 4M56 47l6 2', NONE, 0.9), block(74, 42, 8, 18, MARBLE), draw('M76 48h4M76 52h4', NONE), cypress(90, 30), ...pine(20, 30, 52), ...pine(8, 26, 56)],
  curia_hostilia: () => [pavement(), ...hall(26, 44, 52)],
  tabularium: () => [block(-2, 46, 100, 20, STONE), draw('M-2 53H98', NONE, 0.8), ...arcade(8, 80, 24, 1, 7, MARBLE, 44), block(4, 44, 88, 4, STONE_L), block(4, 20, 88, 4, TILE)],
  saepta_julia: () => [pavement(), ...arcade(6, 84, 30, 1, 8, MARBLE), block(3, 25, 90, 5, TILE), draw('M20 18h12v7H20ZM64 18h12v7H64Z', CORN)],
  // buildings of the Empire
  port_of_centumcellae: () => [...sea(44), ...lighthouse(74, 46), ...ship(34, 50, 0.95), draw('M60 62V54H98V62Z', STONE)],
  castra_peregrina: () => [meadow(), ...tent(8, 32, 30), ...tent(56, 34, 32, CORN), ...standard(48, 42), ...palisade(-2, 100, 5)],
  castra_of_the_elite_guard: () => [pavement(), ...wall(8, 80, 30, STONE), ...tower(8, 16, 42, TILE_D), ...tower(72, 16, 42, TILE_D), gate(40, 16, 22), ...shield(48, 40, PURPLE)],
  pantheon: () => [pavement(), block(22, 26, 56, 34, PLASTER), ...dome(24, 52, 27), ...temple(30, 40, 32, 5, STONE_L)],
  church_of_saint_peter: () => [pavement(), ...house(58, 28, 38, PLASTER), block(20, 34, 44, 26, PLASTER), draw('M16 34L26 22H62L70 34Z', TILE), ...times(4, (n) => doorway(24 + n * 10, 46, 5, 9)), draw('M72 22V10M67 14h10', NONE, 2)],
  serapeum: () => [block(10, 50, 76, 16, SAND), draw('M14 55h68M18 50h60', NONE, 0.9), ...temple(28, 40, 44, 4, TILE_D), ...palm(12, 34), ...palm(86, 30)],
  aqua_alexandrina: () => [meadow(), ...arcade(-2, 100, 20, 2, 7, PLASTER), block(-2, 16, 100, 4, WATER)],
  stadium_of_domitian: () => [pavement(), ...arcade(4, 88, 38, 1, 10), draw('M4 38C10 20 86 20 92 38Z', SAND), draw('M22 34h52', NONE, 2), draw('M48 34V22M46 22h4', NONE, 1.6)],
  flavian_amphitheatre: () => [pavement(), ...round(10, 76, 14, 3, 7)],
  trajans_column: () => [pavement(), ...column(48, 50, 13, true), ...hall(6, 26, 28, BRICK), ...hall(66, 24, 28, BRICK)],
  domitians_palace: () => [block(-2, 46, 100, 20, BRICK), ...arcade(-2, 100, 46, 1, 8, BRICK), ...hall(12, 26, 58, MARBLE).slice(0, 5), ...temple(50, 36, 54, 4, PURPLE).slice(2)],
  triumphal_arch_of_titus: () => [pavement(), ...triumph(24, 48, 46, 1), draw('M36 10l5-4 7 3 7-3 5 4Z', GOLD, 1), cypress(10, 30), cypress(86, 34)],
  // provinces of the Kingdom
  caenina: () => [downs(38), ...town(24, 46), ...furrow(56)],
  antemnae: () => [downs(30, BUSH), ...town(38, 42), draw('M-2 66V58C20 50 40 64 98 54V66Z', WATER)],
  crustumerium: () => [downs(34), ...furrow(44), ...house(60, 22, 26), ...olive(20, 50), ...olive(38, 46)],
  fidenae: () => [ridge([[10, 44], [36, 22], [70, 26], [90, 46]], STONE), ...wall(22, 48, 20, STONE_L), gate(42, 10, 14), meadow()],
  alba_longa: () => [ridge([[14, 40], [40, 12], [60, 22], [80, 40]], GRASS), ...town(30, 40), draw('M-2 66V57C24 52 70 52 98 57V66Z', WATER)],
  sabina: () => [ridge([[8, 34], [26, 16], [44, 32], [66, 12], [88, 34]], GRASS), ...olive(20), ...olive(42, 58), ...olive(74), ...house(52, 16, 22)],
  gabii: () => [downs(36), draw('M14 60c6-14 62-14 68 0Z', WATER), ...temple(56, 28, 32, 3), ...pine(20, 28)],
  veii: () => [ridge([[6, 34], [20, 26], [76, 26], [92, 36]], STONE_D), ...wall(16, 62, 26, STONE_L), ...house(30, 20, 44, MARBLE, TILE_D).slice(0, 2), gate(44, 10, 16), meadow()],
  // provinces of the Republic
  samnium: () => [ridge([[12, 28], [30, 40], [52, 8], [74, 36], [86, 24]], GRASS), snow(52, 8), meadow(), ...spears(20, 3), ...shield(24, 50)],
  magna_graecia: () => [...sea(50), draw('M30 62C34 48 60 44 98 46V62Z', GRASS), ...temple(48, 40, 40, 6, STONE_L), ...ship(18, 52, 0.7)],
  sicily: () => [ridge([[20, 44], [56, 6], [92, 46]], STONE_D), draw('M52 8c-4-6 6-8 2-14', NONE, 1.4), snow(56, 6), ...furrow(50)],
  sardinia_and_corsica: () => [...sea(46), draw('M10 54C14 36 26 34 34 40S44 52 46 56Z', GRASS), draw('M50 56C54 40 66 30 78 36S92 50 92 58Z', BUSH), draw('M64 38h10v-12h-10ZM66 26v-4h6v4Z', STONE), ...ship(44, 58, 0.45)],
  hispania: () => [ridge([[16, 34], [34, 20], [58, 34], [82, 16]], SAND), ...arcade(-2, 100, 36, 1, 8, PLASTER), block(-2, 32, 100, 4, WATER), amphora(14), amphora(26)],
  africa: () => [...sea(54), draw('M-2 56C30 44 70 46 98 52V58H-2Z', SAND), ...elephant(30, 56), ...palm(14, 34, 54), ...palm(86, 30, 54)],
  macedonia: () => [ridge([[18, 30], [30, 42], [50, 12], [70, 40], [80, 30]], GRASS), snow(50, 12), meadow(BUSH), ...spears(20, 4), ...shield(24, 51, IRON), ...shield(34, 52, IRON), ...shield(44, 53, IRON)],
  asia: () => [downs(40, SAND), ...temple(16, 54, 40, 6, TILE), meadow(), amphora(80), amphora(89)],
  // provinces of the Empire
  thrace: () => [ridge([[14, 30], [40, 18], [66, 30], [88, 20]], BUSH), ...furrow(50, GRASS), ...spears(58, 3), disc(60, 51, 7, BRICK), disc(60, 51, 2.4, GOLD), disc(74, 51, 7, IRON), disc(74, 51, 2.4, GOLD), cypress(18, 28, 52), cypress(28, 22, 52)],
  britannia: () => [...sea(52), draw('M-2 58V34C10 30 22 36 30 32L34 58Z', MARBLE), draw('M-2 36C10 30 22 36 30 32l-1-4C20 24 8 26-2 26Z', GRASS), draw('M6 36v18M14 36v20M22 36v20', NONE, 0.9), ...ship(66, 52, 0.95, TILE)],
  dacia: () => [ridge([[10, 26], [24, 38], [44, 10], [62, 32], [84, 14]], LEAF), ...palisade(22, 56, 18), ...house(38, 24, 34, WOOD, LEAF).slice(0, 2), disc(12, 52, 4, GOLD), disc(20, 56, 4, GOLD), meadow()],
  egypt: () => [draw('M-2 62V48H98V62Z', SAND), ...pyramid(6, 44, 40), ...pyramid(46, 32, 28), ...palm(86, 34), draw('M-2 66V58C30 53 70 62 98 56V66Z', WATER)],
  judaea: () => [downs(36, SAND), ...wall(18, 60, 22, STONE_L), block(36, 18, 26, 24, MARBLE), block(33, 14, 32, 5, GOLD), doorway(45, 42, 8, 14), ...palm(8, 32), ...olive(88)],
  mauretania: () => [ridge([[20, 34], [40, 22], [60, 36], [84, 20]], SAND), draw('M-2 62V52C30 46 70 50 98 48V62Z', CORN), ...palm(16, 34), ...palm(28, 26), ...tent(46, 24, 20, MARBLE), amphora(80), amphora(90)],
  germania: () => [downs(46, BUSH), ...times(7, (n) => draw(`M${8 + n * 13} 60v-8M${1 + n * 13} 52l7-${16 + (n % 3) * 6} 7 ${16 + (n % 3) * 6}Z`, LEAF)), draw('M-2 66V58C20 52 40 64 98 57V66Z', WATER)],
  arabia: () => [ridge([[16, 22], [34, 30], [60, 16], [88, 28]], BRICK), doorway(50, 50, 22, 30, SAND), doorway(57, 50, 8, 18), draw('M-2 66V52C30 46 70 54 98 50V66Z', SAND), camel(12, 60)],
};

// -- the figures -----------------------------------------------------------------------------------------------------

const FACE = 'M16 26C14 12 38 8 40 24L44 32 40 34V40C38 46 30 46 26 44 18 42 16 34 16 26Z';
const SKIN = 'var(--plate)';

interface Person {
  cloth: string;
  hair?: string;
  beard?: string;
  /** What is worn over the shoulder. */
  sash?: string;
  head?: 'wreath' | 'crown' | 'helmet' | 'veil' | 'diadem' | 'none';
}

function bust({ cloth, hair = '', beard = '', sash = '', head = 'none' }: Person): Shape[] {
  return [
    draw('M6 74C8 58 20 54 28 54S48 58 52 74Z', cloth),
    ...(sash === '' ? [] : [draw('M14 74C20 62 36 64 44 56L52 74Z', sash)]),
    draw('M22 52V42H34V54C30 58 26 57 22 52Z', STONE_L),
    ...(head === 'veil' ? [draw('M10 62C6 34 10 6 30 7c14 1 16 14 14 20C40 16 28 16 24 24c-2 12 2 26-2 34Z', cloth)] : []),
    draw(FACE, SKIN),
    ...(hair === '' || head === 'veil' ? [] : [draw('M16 29C10 8 40 4 41 23 34 17 26 21 24 31 20 27 19 32 16 29Z', hair)]),
    ...(beard === '' ? [] : [draw('M24 34C24 46 28 53 34 52 40 51 42 46 41 39 37 42 33 40 32 37 28 39 26 37 24 34Z', beard)]),
    draw(beard === '' ? 'M34 28h3.500M33 39h5' : 'M34 28h3.500M35 41h4', NONE, 1.4),
    ...(head === 'wreath' ? [draw('M17 23C24 15 34 16 40 22M17 26l-4-4M21 20l-3-5M27 17l-1-5M33 17l2-5M38 20l4-4', NONE, 1), draw('M17 24l-6-3 5 0ZM21 19l-4-6 5 3ZM27 16l-2-7 4 5ZM33 17l2-7 1 6ZM38 20l6-4-3 6Z', LEAF, 1)] : []),
    ...(head === 'crown' ? [draw('M15 21l-1-10 6 5 4-8 5 7 6-7 1 9 6-3-2 9C34 15 24 16 15 21Z', GOLD)] : []),
    ...(head === 'diadem' ? [draw('M15 24C22 14 34 14 41 22l0-4C34 9 21 10 15 20Z', GOLD), disc(30, 13.500, 2, TILE_D)] : []),
    ...(head === 'helmet'
      ? [draw('M14 30C10 8 42 4 43 24L36 22 35 26 26 25V38L20 36V30Z', IRON), draw('M14 22C10-2 36-4 46 10 36 4 22 6 18 22Z', TILE_D)]
      : []),
  ];
}

const moved = (shapes: Shape[], dx: number, dy: number): Shape[] => shapes.map((shape) => ({ ...shape, d: shifted(shape.d, dx, dy) }));

/** A path moved: only its absolute commands are, relative ones follow. */
function shifted(path: string, dx: number, dy: number): string {
  return path.replaceAll(/([MLCQSTHVAZ])([^a-zA-Z]*)/g, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?(?:\d+\.?\d*|\.\d+)/g)?.map(Number) ?? [];
    if (command === 'H') return `H${numbers.map((x) => x + dx).join(' ')}`;
    if (command === 'V') return `V${numbers.map((y) => y + dy).join(' ')}`;
    if (command === 'A') return command + rest;
    return command + numbers.map((value, at) => value + (at % 2 === 0 ? dx : dy)).join(' ');
  });
}

const FIGURES: Record<string, () => Shape[]> = {
  romulus: () => bust({ cloth: TILE, hair: WOOD, beard: WOOD, head: 'crown' }),
  servius_tullius: () => bust({ cloth: PURPLE, hair: STONE_D, beard: STONE_D, head: 'diadem' }),
  mucius_scaevola: () => [...bust({ cloth: IRON, hair: WOOD, sash: TILE_D }), flame(10, 62, 1.3), flame(7, 64, 0.8)],
  tarquin_the_proud: () => bust({ cloth: PURPLE, hair: INK, beard: INK, sash: GOLD, head: 'crown' }),
  spartacus: () => [...bust({ cloth: BRICK, hair: TILE_D, sash: IRON }), draw('M4 72L14 40l2 1-9 31Z', IRON)],
  sulla: () => bust({ cloth: MARBLE, hair: CORN, sash: TILE_D, head: 'wreath' }),
  caesar: () => bust({ cloth: MARBLE, sash: TILE, head: 'wreath' }),
  tiberius_and_gaius_gracchus: () => [...moved(bust({ cloth: STONE, hair: TILE_D }), 9, -6), ...moved(bust({ cloth: MARBLE, hair: TILE_D, sash: TILE }), -7, 8)],
  trajan: () => bust({ cloth: IRON, hair: STONE_D, sash: TILE_D, head: 'wreath' }),
  augustus: () => bust({ cloth: MARBLE, hair: CORN, sash: PURPLE }),
  galla_placidia: () => [...bust({ cloth: PURPLE, head: 'veil' }), draw('M24 17C30 11 38 12 42 18l-1-5C36 7 28 8 23 13Z', GOLD), disc(24, 58, 2, GOLD), disc(31, 60, 2, GOLD), disc(38, 58, 2, GOLD)],
  hadrian: () => bust({ cloth: TILE_D, hair: WOOD, beard: WOOD, sash: MARBLE }),
};

const known = new Map<string, Shape[]>();

/** The picture of a card by its name; an unknown card has none. */
export function pictureOf(card: string): Shape[] {
  const made = known.get(card) ?? CARDS[card]?.() ?? FIGURES[card]?.() ?? [];
  known.set(card, made);
  return made;
}

export const DRAWN: readonly string[] = [...Object.keys(CARDS), ...Object.keys(FIGURES)];
