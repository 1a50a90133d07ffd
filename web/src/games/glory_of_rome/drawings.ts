/**
 * The drawings of Glory of Rome: flat colour and an ink line, colours as names of custom properties or fixed.
 *
 * Signs lie in a box of 28 about the origin, goods in 36 × 32, portraits in 44 × 44, pictures of events in 56 × 100
 * and of battlefields in 150 × 52.
 */

/** Path, fill, width of the line (0 for none), colour of the line (ink if not given). */
export type Shape = readonly [d: string, fill?: string, width?: number, stroke?: string];

const INK = 'currentColor';
const LINE = 1.9;

/** In one colour. */
export const SIGNS: Record<string, Shape[]> = {
  man: [['M-5-5.500a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM-9 11C-9 3-5 1 0 1S9 3 9 11Z', INK, 0]],
  vote: [['M-10-5C-10-8 10-8 10-5V4C10 8-10 8-10 4ZM-10-4.500C-10-1.500 10-1.500 10-4.500', 'none', LINE, INK]],
  plot: [
    ['M0-11L11 0 0 11-11 0Z', 'none', LINE, INK],
    ['M-5 0C-2-4 2-4 5 0 2 4-2 4-5 0Z', INK, 0],
  ],
  feud: [
    ['M-8 9L7-9M8 9L-7-9', 'none', 2.6, INK],
    ['M-9 4L-3 9M9 4L3 9', 'none', 2, INK],
  ],
  card: [['M-7-10H7V10H-7ZM-3-4H3M-3 0H3', 'none', LINE, INK]],
  fame: [['M-6-9C-12-2-9 7 0 10 9 7 12-2 6-9M-9-3l4-1M-8 3l4-2M9-3l-4-1M8 3l-4-2', 'none', LINE, INK]],
  legion: [
    ['M-8 2C-9-6-4-9 0-9s9 3 8 11l-1 1H5V8L2 10V2H-2v8l-3-2V3h-2z', INK, LINE, INK],
    ['M-9-8C-5-14 5-14 9-8', 'none', 3.2, INK],
  ],
  coin: [
    ['M-9 0a9 9 0 1 1 18 0a9 9 0 1 1-18 0Z', 'var(--b-field)', LINE],
    ['M-5.500 0a5.500 5.500 0 1 1 11 0a5.500 5.500 0 1 1-11 0Z', 'none', LINE],
  ],
  task: [['M-8-10H8V7C8 10 5 10 4 8H-10C-9 10-8 10-8 7ZM-4-5H4M-4-1H4M-4 3H1', 'none', LINE, INK]],
  set: [['M-10-6H1V9H-10ZM-5-6V-9H6V6H1M0-9V-11H10V3H6', 'none', LINE, INK]],
  medal: [
    ['M-6-11L0-2 6-11', 'none', 2.6, INK],
    ['M-6.500 4a6.500 6.500 0 1 1 13 0a6.500 6.500 0 1 1-13 0Z', 'var(--b-field)', LINE],
  ],
  people: [['M-10 9C-10 3-7 2-5 2S-.500 3 0 5C.500 3 3 2 5 2s5 1 5 7ZM-8-2.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM2-2.500a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z', INK, 0]],
  flag: [
    ['M-6 12V-11', 'none', 2, INK],
    ['M-6-11L9-6-6-1Z', 'var(--b-field)', 1.4],
  ],
  spy: [['M-12 0C-6-8 6-8 12 0 6 8-6 8-12 0ZM-3.500 0a3.500 3.500 0 1 0 7 0a3.500 3.500 0 1 0-7 0', 'none', LINE, INK]],
  alliance: [['M-12 5L-7-3H-1L4-1 10 3M12 5L7-3H2L-4 1-1 4 4 1 9 6M-12 5L-4 10 4 9', 'none', LINE, INK]],
  anchor: [['M0-7V11M-9 4C-9 9-4 11 0 11S9 9 9 4M-5-2H5M-2.500-9.500a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0', 'none', LINE, INK]],
  event: [['M-7-11H7V11H-7ZM0-6V2M0 6v.5', 'none', 2.2, INK]],
};

const OLIVE = 'var(--b-olive)';
const OLIVE_L = 'var(--b-olive-l)';
const VINE = 'var(--b-vine)';
const FIELD = 'var(--b-field)';
const CITY = 'var(--b-city)';
const CITY_L = 'var(--b-city-l)';
const STONE = 'var(--b-quarry)';
const IRON = 'var(--b-iron)';
const PLATE = 'var(--plate)';

/** The five types of buildings, and the colour of their plates. */
export const SPHERE_COLOURS: Record<string, string> = { mil: IRON, pol: VINE, tra: CITY, rel: OLIVE, agr: FIELD };

const EAR = [-3, 3, 9].map((y) => `M0 ${y}c1-4 4-6 8-6 0 5-3 7-8 6zM0 ${y}c-1-4-4-6-8-6 0 5 3 7 8 6z`).join('');

export const SPHERE_SIGNS: Record<string, Shape[]> = {
  mil: [
    ['M-9 13V-4H-11V-12H-6.500V-9H-2V-12H2V-9H6.500V-12H11V-4H9V13Z', IRON],
    ['M-3 13V6a3 3 0 0 1 6 0V13Z', PLATE],
    ['M-9-4H9M-5 1h3M3-1h3', 'none', 1.1],
  ],
  pol: [
    ['M-10 13C-8 4 8 4 10-5M10 13C8 4-8 4-10-5', 'none', 4.6],
    ['M-10 13C-8 4 8 4 10-5M10 13C8 4-8 4-10-5', 'none', 1.8, VINE],
    ['M-13-9H13V-4H-13Z', VINE],
    ['M-9-9V-13M9-9V-13', 'none', 2.4],
  ],
  tra: [
    ['M-5-13H5M-3.500-13C-3.500-9-4-8-7-5-10.500-1-9 7-2.500 13H2.500C9 7 10.500-1 7-5 4-8 3.500-9 3.500-13Z', CITY],
    ['M-4.500-10C-10-11-12-7-8.600-3.200M4.500-10C10-11 12-7 8.600-3.200', 'none'],
    ['M-8.400 0H8.400M-7.400 4H7.400', 'none', 1.5, PLATE],
  ],
  rel: [
    ['M-14 13H14V9.500H-14Z', STONE],
    ['M-13-4L0-13 13-4Z', OLIVE],
    ['M-11-4h4V9.500h-4zM-2-4h4V9.500h-4zM7-4h4V9.500h-4z', OLIVE_L],
  ],
  agr: [
    ['M0 13V-8', 'none', 2],
    ['M0-13c3 3 3 6 0 8-3-2-3-5 0-8z', FIELD],
    [EAR, FIELD],
  ],
};

/** Twenty-three goods and the anchor. */
export const GOODS: Record<string, Shape[]> = {
  sundial: [
    ['M-13 9H13L10 13H-10Z', STONE],
    ['M-12 8a12 12 0 0 1 24 0Z', PLATE],
    ['M0 8L7-9 2 8Z', IRON],
    ['M-8 5l2 1M-5-1l1.500 2M5-1L4 1M8 5L6 6', 'none', 1.3],
  ],
  compasses: [
    ['M0-13V-9M-1.500-8L-9 13-6 12 1-6M1.500-8L9 13 6 12-1-6', IRON],
    ['M-3-8a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z', FIELD],
    ['M-5 4H5', 'none'],
  ],
  plumb_line: [
    ['M-12 11L0-12 12 11M-7 2H7', 'none', 2.4],
    ['M0-12V6', 'none', 1.1],
    ['M-3 6H3L0 13Z', IRON],
  ],
  sickle: [
    ['M-9 13L-3 6', 'none', 4],
    ['M-9 13L-3 6', 'none', 1.6, CITY_L],
    ['M-3 6C-8-4-2-13 12-11 2-9 0-2 1 4Z', STONE],
  ],
  scales: [
    ['M0-12V11M-7 12H7M-11-8H11', 'none', 2],
    ['M-11-8L-15 3H-7ZM11-8L7 3H15Z', 'none', 1.2],
    ['M-15 3a4 4 0 0 0 8 0ZM7 3a4 4 0 0 0 8 0Z', FIELD],
  ],
  stylus: [
    ['M-13-8H5V12H-13Z', CITY_L],
    ['M-10-5H2V9H-10Z', '#5b4a3a'],
    ['M-8-1H-1M-8 3H0', 'none', 1.2, '#f3e6cf'],
    ['M2 10L11-11 14-10 5 11Z', IRON],
  ],
  spatha: [
    ['M-10 12L8-10 12-13 11-8-7 14Z', STONE],
    ['M-12 4L-2 13', 'none', 3],
    ['M-9 11l-4 4', 'none', 3.4],
  ],
  pilum: [
    ['M-13 13L5-5', 'none', 3.4],
    ['M-13 13L5-5', 'none', 1.2, CITY_L],
    ['M4-8L13-14 8-4Z', STONE],
    ['M-4 2l4 4', 'none', 2.6],
  ],
  gladius: [
    ['M-3-13L0-15 3-13V5H-3Z', STONE],
    ['M0-12V4', 'none', 1.1],
    ['M-8 5H8V8H-8Z', FIELD],
    ['M-2 8H2V12H-2ZM-3.500 13a3.500 2.400 0 1 0 7 0a3.500 2.400 0 1 0-7 0Z', CITY],
  ],
  pugio: [
    ['M-5-4L0-15 5-4 3 3H-3Z', STONE],
    ['M0-11V1', 'none', 1.1],
    ['M-7 3H7V6H-7Z', IRON],
    ['M-2.500 6H2.500V12H-2.500Z', CITY],
    ['M-5 12H5V14H-5Z', IRON],
  ],
  scutum: [
    ['M-9-13Q0-16 9-13V12Q0 15-9 12Z', CITY],
    ['M0-14V14M-9-1H9', 'none', 1.4, FIELD],
    ['M-3.500 0a3.500 3.500 0 1 1 7 0a3.500 3.500 0 1 1-7 0Z', FIELD],
  ],
  toga: [
    ['M-6-13C-2-9 2-9 6-13L12 13H-12Z', PLATE],
    ['M6-13C2-2-6 2-11 9', 'none', 3.2, VINE],
    ['M-2 13C0 6 5 0 8-4M5 13C6 9 8 5 9 3', 'none', 1.1],
  ],
  caligae: [
    ['M-9-12H-1V2C4 4 12 5 13 10V12H-9Z', CITY_L],
    ['M-9-7H-1M-9-2H-1M-9 3L3 4M-4-12V12M4 6V12', 'none', 1.4],
    ['M-10 12H14', 'none', 2.6],
  ],
  paenula: [
    ['M0-14C5-14 6-9 5-7L13 13H-13L-5-7C-6-9-5-14 0-14Z', OLIVE],
    ['M0-11C2.500-11 3-8 2.500-6H-2.500C-3-8-2.500-11 0-11Z', '#5b4a3a'],
    ['M0-5V13M-6 4L-8 13M6 4L8 13', 'none', 1.1],
  ],
  stola: [
    ['M-6-13H6L4-4 10 13H-10L-4-4Z', CITY_L],
    ['M-5-4H5', 'none', 2.4, VINE],
    ['M-3 0L-5 13M1 0V13M4 0L7 13', 'none', 1.1],
  ],
  tunica: [
    ['M-5-12H5L13-6 10 0 6-2V13H-6V-2L-10 0-13-6Z', PLATE],
    ['M-2.500-12V13M2.500-12V13', 'none', 2, CITY],
    ['M-5 4H5', 'none', 1.4],
  ],
  bulla: [
    ['M-12-12C-8-3 8-3 12-12', 'none', 2],
    ['M-8 4a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z', FIELD],
    ['M-3 4a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM-1.500-4V-7H1.500V-4', 'none', 1.3],
  ],
  snake_bracelets: [
    ['M-4-9C-14-6-14 8-3 9 8 10 9-4 0-4-6-3-6 4-1 4', 'none', 4.6],
    ['M-4-9C-14-6-14 8-3 9 8 10 9-4 0-4-6-3-6 4-1 4', 'none', 2.2, FIELD],
    ['M-4-12C2-14 9-13 12-9 8-7 2-6-4-6Z', FIELD],
    ['M6-10.500h.6', 'none', 2],
  ],
  laurel_wreath: [
    ['M-9-6C-13 4-7 12 0 13 7 12 13 4 9-6', 'none', 3, OLIVE],
    ['M-11-3l5-1M-11 3l5-3M-8 9l4-5M11-3l-5-1M11 3l-5-3M8 9l-4-5', 'none', 2.4, OLIVE],
  ],
  signet_ring: [
    ['M-9 5a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM-5.500 5a5.500 5.500 0 1 0 11 0a5.500 5.500 0 1 0-11 0Z', FIELD],
    ['M-6-12H6L8-6 0-1-8-6Z', VINE],
    ['M-6-12L0-6 6-12M0-6V-1', 'none', 1.1],
  ],
  fibula: [
    ['M-13 8H13', 'none', 2.4],
    ['M-11 8C-11-6 5-12 11-2L7 1C3-5-6-2-7 8Z', FIELD],
    ['M-14 8a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM9 4H14V9', 'none', 1.5],
  ],
  coin_chest: [
    ['M-13-1H13V11H-13Z', CITY],
    ['M-13-1C-13-11 13-11 13-1Z', CITY_L],
    ['M-6-8V11M6-8V11', 'none', 1.2],
    ['M-2.500-2H2.500V3H-2.500Z', FIELD],
  ],
  spice_chest: [
    ['M-13 0H13V12H-13Z', OLIVE],
    ['M-13 0L-9-6H9L13 0Z', OLIVE_L],
    ['M-9-6C-8-13-1-12-1-6M0-6C1-11 8-12 9-6', CITY],
    ['M-13 5H13M-5 0V12M5 0V12', 'none', 1.2],
  ],
  anchor: [
    ['M0-8V12M-10 4C-10 10-4 12 0 12S10 10 10 4M-6-3H6', 'none', 4.4],
    ['M0-8V12M-10 4C-10 10-4 12 0 12S10 10 10 4M-6-3H6', 'none', 1.6, IRON],
    ['M-3-11a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z', 'none', 2],
  ],
};

const SKIN = '#fbf8f1';

/** Heads in profile on a coin: a man's or a woman's, told apart by hair, wreath, beard and veil. */
function head(hair: Shape[]): Shape[] {
  return [
    ['M11 40C12 33 17 32 19 31V27C16 25 15 20 16 16 17 10 27 8 30 14L31 18 33 22 31 23V26C31 28 28 28 26 28V31C30 32 33 34 34 39 28 43 16 43 11 40Z', SKIN],
    ...hair,
    ['M28 18.500h1.500', 'none', 1.5],
  ];
}

export const PORTRAITS: Record<string, Shape[]> = {
  antony: head([
    ['M30 13C25 15 21 15 20 21L18 26C13 24 12 15 16 11 20 7 29 7 30 13Z', '#5b4030'],
    ['M20 26C22 31 28 31 30 26L31 28C30 34 20 34 19 28Z', '#5b4030'],
  ]),
  lepidus: head([
    ['M30 14C26 13 22 14 21 19L18 25C15 23 14 16 17 12 21 8 28 8 30 14Z', '#b9b2a6'],
    ['M14 12C18 6 28 5 33 13M15 14l-3-2M18 10l-2-4M23 8l-1-4M28 8l1-4', 'none', 1.7, OLIVE],
  ]),
  fulvia: head([
    ['M30 14C25 17 22 16 21 21 19 23 15 28 12 26 9 21 9 13 15 9 21 5 29 8 30 14Z', '#2f2622'],
    ['M14 26C11 31 13 35 16 36L18 30Z', '#2f2622'],
    ['M15 12C20 8 26 8 30 12', 'none', 1.8, FIELD],
  ]),
  junia: head([
    ['M30 14C26 16 22 16 21 21 18 22 15 26 12 25 9 22 10 14 15 10 20 6 29 8 30 14Z', '#a98559'],
    ['M7.300 22a4.200 4.200 0 1 1 8.400 0a4.200 4.200 0 1 1-8.400 0Z', '#a98559'],
  ]),
  octavian: head([
    ['M30 14L27 17 25 15 23 18 21 17 20 23 18 26C13 22 13 14 17 11 21 7 29 8 30 14Z', '#d1a95f'],
  ]),
  livia: head([
    ['M29 11C31 13 30 15 27 15 23 16 21 17 20 22 18 25 15 28 12 25 10 20 11 13 16 9 20 6 27 6 29 11Z', '#7a5a3c'],
    ['M27 8C18 3 7 10 8 22 8 30 10 36 9 41L15 40C12 32 15 27 16 22 16 14 21 10 27 8Z', 'var(--b-vine)'],
  ]),
  cassius: head([
    ['M31 15L15 17C14 10 19 6 24 6S31 9 31 15Z', IRON],
    ['M15 17L17 27 20 27 19 17Z', IRON],
    ['M12 12C14 4 25 0 32 6L30 9C24 4 18 7 15 14Z', CITY],
  ]),
};

/** The battlefields, from the sea in the west to the forests of the east. */
export const VISTAS: Record<string, { sky: string; shapes: Shape[] }> = {
  epirus: {
    sky: '#c9d6d2',
    shapes: [
      ['M30 54L72 18 92 34 116 12 160 54Z', '#8e9a84', 1.2],
      ['M72 18l8 16 6-6M116 12l-6 16 12 8', 'none', 1.2],
      ['M-4 46Q40 34 90 46T160 44V60H-4Z', '#b7b47c', 1.2],
    ],
  },
  macedonia: {
    sky: '#e7d9b8',
    shapes: [
      ['M40 38L80 22 130 38 170 30V60H40Z', '#b79a72', 1.2],
      ['M-4 42Q50 30 100 42T160 38V60H-4Z', '#ddb765', 1.2],
      ['M52 46v-8M60 47v-8M68 47v-8M92 47v-7M100 47v-7M108 46v-7', 'none', 1.5],
    ],
  },
  thrace: {
    sky: '#cdbfd0',
    shapes: [
      ['M36 52Q70 14 112 40T170 30V60H36Z', '#6f7d86', 1.2],
      ['M-4 46Q40 36 90 46T160 44V60H-4Z', '#8f9a6a', 1.2],
      ['M58 48l6-16 6 16zM72 50l7-20 7 20zM122 48l6-16 6 16zM136 50l6-18 6 18z', '#3f5a3c', 1.2],
    ],
  },
};

const SEA = '#5d8fa0';
const WAVES: Shape[] = [
  ['M0 84q7-5 14 0t14 0 14 0 14 0V100H0Z', SEA, 0],
  ['M0 92q7-4 14 0t14 0 14 0 14 0', 'none', 1.4, '#dde9ea'],
];
const SHIP: Shape[] = [
  ['M28 24V72', 'none', 2],
  ['M13 30H45Q49 48 43 62H13Q19 48 13 30Z', SKIN],
  ['M21 30Q26 46 21 62M33 30Q39 46 34 62', 'none', 3, '#c4704f'],
  ['M5 72H53Q49 87 39 87H17Q7 85 5 72Z', '#b0603f'],
];
/** Eighteen events, each with its sky. */
export const EVENTS: Record<string, { sky: string; shapes: Shape[] }> = {
  grain_dole: {
    sky: '#f0dca8',
    shapes: [
      ['M14 84C8 66 14 52 20 50H36C42 52 48 66 42 84Z', '#c99a5b'],
      ['M20 50C17 42 39 42 36 50Z', '#b7854a'],
      ['M28 44V18M28 26l-7-6M28 26l7-6M28 34l-7-6M28 34l7-6M28 18l-4-6M28 18l4-6', 'none', 2.4, '#8a641e'],
      ['M6 88H50', 'none', 2],
    ],
  },
  clemency: {
    sky: '#cdd9e2',
    shapes: [
      ['M20 92V58L14 40 20 34 27 48V20C27 16 33 16 33 20V44L37 18C38 14 43 15 43 19L41 46 46 34C48 31 52 33 51 37L44 62V92Z', SKIN],
      ['M18 82H46V92H18Z', 'var(--b-vine)'],
    ],
  },
  levy: {
    sky: '#ecd6c6',
    shapes: [
      ['M28 92V10', 'none', 2.4],
      ['M12 20H44V44H12Z', '#b0603f'],
      ['M18 32H38M28 26V38', 'none', 2.4, '#f0ca6a'],
      ['M28 4L33 12H23Z', '#f0ca6a'],
      ['M10 92C14 78 42 78 46 92Z', '#b7b47c'],
    ],
  },
  comitia: {
    sky: '#ddd3e4',
    shapes: [
      ['M12 46H44L40 88H16Z', '#b08bb8'],
      ['M12 46C12 40 44 40 44 46 44 52 12 52 12 46Z', '#7b4a8b'],
      ['M22 40V16H36V42', SKIN],
      ['M25 24h8M25 30h8', 'none', 1.4],
    ],
  },
  fleet: { sky: '#bfd0cf', shapes: [['M40 14a7 7 0 1 1 14 0a7 7 0 1 1-14 0Z', '#f0ca6a', 0], ...SHIP, ...WAVES] },
  blessing: {
    sky: '#f1dcc6',
    shapes: [
      ['M28 22C42 36 40 48 28 54 16 48 14 36 28 22Z', '#d98a3d'],
      ['M28 34C34 42 33 48 28 51 23 48 22 42 28 34Z', '#f6d98a'],
      ['M10 56H46L40 64V84H16V64Z', '#efe4cf'],
      ['M6 84H50V91H6Z', '#d8ccb6'],
    ],
  },
  remission: {
    sky: '#dfe4d2',
    shapes: [
      ['M12 18H44V74H12Z', SKIN],
      ['M18 30H38M18 38H38M18 46H32', 'none', 1.6],
      ['M10 62L46 30', 'none', 3, '#b0603f'],
      ['M30 84a8 8 0 1 1 16 0a8 8 0 1 1-16 0ZM14 84a8 8 0 1 1 16 0a8 8 0 1 1-16 0Z', '#f0ca6a'],
    ],
  },
  ovation: {
    sky: '#f2e3bd',
    shapes: [
      ['M14 30C6 52 12 72 28 80 44 72 50 52 42 30', 'none', 5, '#6c7c3f'],
      ['M9 40l9-2M8 50l9-4M10 60l8-6M16 70l6-8M47 40l-9-2M48 50l-9-4M46 60l-8-6M40 70l-6-8', 'none', 4, '#6c7c3f'],
      ['M22 84L28 78 34 84 30 94H26Z', '#b0603f'],
    ],
  },
  forum: {
    sky: '#d9d3ea',
    shapes: [
      ['M20 92L22 58C16 56 14 48 16 42 18 32 36 32 38 40L42 48 39 51V56C39 59 35 59 33 59V66L40 92Z', SKIN],
      ['M42 40l8-6M44 48h10M42 55l8 6', 'none', 2.4, '#7b4a8b'],
      ['M38 40C32 42 26 42 24 48 20 52 16 48 16 42 18 30 36 30 38 40Z', '#7a5a3c'],
    ],
  },
  reconciliation: {
    sky: '#d5e0cf',
    shapes: [
      ['M2 62L16 52 30 58 26 68 14 72Z', '#c4704f'],
      ['M54 62L40 52 26 58 30 68 42 72Z', '#7b8fae'],
      ['M20 56C26 52 32 52 38 58L30 66C26 64 22 62 20 56Z', SKIN],
      ['M28 46C22 34 24 24 28 16 32 24 34 34 28 46M28 30V46', '#8c965b'],
    ],
  },
  gift: {
    sky: '#efdcd0',
    shapes: [
      ['M14 40C4 58 10 84 28 84S52 58 42 40Z', '#b98a4e'],
      ['M14 40C20 34 20 30 16 26H40C36 30 36 34 42 40Z', '#a5763d'],
      ['M14 40H42', 'none', 2.6, '#6b4e30'],
      ['M22 62a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z', '#f0ca6a'],
    ],
  },
  oracle: {
    sky: '#cfd6e8',
    shapes: [
      ['M28 40L10 92M28 40L46 92M28 40V92', 'none', 2.4],
      ['M10 40H46C46 52 10 52 10 40Z', '#c4704f'],
      ['M20 38C14 26 26 24 22 10M32 38C28 28 40 24 34 12', 'none', 2.2, '#7b8fae'],
    ],
  },
  famine: {
    sky: '#e4cf9f',
    shapes: [
      ['M10 70C10 92 46 92 46 70Z', '#c4704f'],
      ['M8 66H48V71H8Z', '#a5583c'],
      ['M20 60L14 30M34 60L42 26M14 30l-5 6M14 34l5-6M42 26l6 4M41 32l-6-4', 'none', 1.8, '#8a641e'],
    ],
  },
  plague: {
    sky: '#cfd3c2',
    shapes: [
      ['M12 92V40C12 20 44 20 44 40V92Z', '#5b5a52'],
      ['M18 92V44C18 30 38 30 38 44V92Z', '#26221e'],
      ['M20 60H36M28 52V76', 'none', 3, '#cfd3c2'],
    ],
  },
  mutiny: {
    sky: '#e6c3b4',
    shapes: [
      ['M8 88L46 34', 'none', 3],
      ['M48 88L10 34', 'none', 3],
      ['M42 34L52 24 48 40ZM14 34L4 24 8 40Z', '#e5e1d9'],
      ['M18 52Q28 46 38 52V68Q28 80 18 68Z', '#b0603f'],
      ['M22 56L34 72', 'none', 1.8],
    ],
  },
  proscription: {
    sky: '#ddd3e4',
    shapes: [
      ['M12 16C8 16 8 24 12 24H44V84H12C8 84 8 76 12 76H40', SKIN],
      ['M18 34H38M18 42H38M18 50H38M18 58H30', 'none', 1.6],
      ['M16 42H40M16 50H40', 'none', 2.4, '#7b4a8b'],
    ],
  },
  shipwreck: {
    sky: '#9fb1b8',
    shapes: [
      ['M10 58L46 40Q52 62 40 74L18 82Q8 72 10 58Z', '#b0603f'],
      ['M24 54L14 18M14 18L36 26', 'none', 2],
      ['M17 26C26 22 32 30 34 38L21 42Z', SKIN],
      ...WAVES,
    ],
  },
  blood_feud: {
    sky: '#e2c0b2',
    shapes: [
      ['M16 16L36 70 40 66 22 14Z', '#e5e1d9'],
      ['M40 16L20 70 16 66 34 14Z', '#e5e1d9'],
      ['M32 70L44 64M24 70L12 64', 'none', 3],
      ['M36 72L42 88M20 72L14 88', 'none', 3.4, '#6b4e30'],
    ],
  },
};
