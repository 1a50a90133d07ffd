/**
 * The five lands, three drawings each, in a hexagon of radius 50 about the origin.
 *
 * Texture first, colour second: crowns, bowed rows, parcels with furrows, roofs with streets, stepped terraces.
 * Colours are names of custom properties, so that the drawings follow the theme.
 */

export const LANDS = ['olive', 'vineyard', 'field', 'city', 'quarry'] as const;
export type LandName = (typeof LANDS)[number];
export const DRAWINGS = 3;

/** A path; `turn` in degrees about the origin, `clip` the points of a polygon that bounds it. */
export interface Stroke {
  d: string;
  fill?: string;
  stroke?: string;
  width?: number;
  opacity?: number;
  dash?: string;
  turn?: number;
  clip?: string;
}

export interface Drawing {
  ground: string;
  strokes: Stroke[];
}

/** Where the crowns stand: x,y,radius. */
const GROVES = [
  `20.2,-32.4,7.2 -0.2,-32,6.7 -20.7,-30.7,5.9 28.7,-17.1,6.1 7.9,-15.4,6.5 -9.6,-14.7,6.7
    -29.5,-14.2,6 -37.2,-1,6.2 21.1,0,6.8 36.4,0.2,5.9 -17.3,0.7,6.1 0.7,1.4,6.8 29.6,14.8,5.7
    9.6,16.5,6.2 -29.4,16.6,6.9 -9,16.8,6.7 17.4,29.7,6.8 -18,31.5,7.2 2,32,6.4`,
  `20.1,-29.9,7 -1.2,-29.6,5.9 -19.8,-29.3,6.1 -30.7,-15.6,6.3 11.5,-15.2,6.3 -9.4,-14.1,6.2 27,-14,6.6
    36.2,-1.7,5.9 1.9,-0.8,7.2 17.9,0.7,7 -37.3,0.9,7 -18.7,1.7,7.2 -9.6,14,7 30.7,15.2,5.8 8.4,15.4,7
    -29.4,15.4,6.6 -21,31.3,7.2 -0.7,32.3,7.2 17,32.7,7.2`,
  `18.9,-30.4,7.1 -17.3,-30.1,6.1 -1.5,-29.4,6.8 10.8,-16.8,5.8 -10.9,-16.6,6.2 -29.3,-15.6,5.9
    30.3,-14.8,6.9 -37.4,-0.5,6.8 16.8,-0.4,6.9 36.9,1.1,6.5 -20.5,1.4,7.2 -0.2,1.7,5.7 28,14.7,5.8
    -27.8,15.4,6.9 -11.6,16.5,7.1 10.6,17.2,6 21.1,30.3,6.4 0.2,30.4,6.4 -18.9,32.2,6.7`,
];

/** Turn, how far each row bows, where grapes hang, and second grapes beside them. */
const VINEYARDS: [number, string, string, string][] = [
  [
    -24,
    '-2.6 -2.2 -2.8 -2.5 -3.1 -3.4 -4.4 -3.7 -2.1 -2.9 -3.2',
    `-19.5,-38 -13.5,-37.1 -0.5,-36.2 11.2,-37.9 20.9,-37.3 -32.2,-22.9 -19.3,-23 -10.2,-23.4 -2.8,-23.6
      11.1,-26 24.2,-25.1 32.9,-25.2 -41.4,-12 -35.3,-10.9 -21.1,-11.9 -8.2,-11 2.8,-11.3 8.9,-11.6
      21.7,-10.8 33.2,-11 -44.2,-1 -31.5,-1 -23.8,1.7 -13.3,1.5 0.3,-0.5 10.9,2 23.5,0.9 34.4,0.1 46.5,2.2
      -42.6,11.7 -33,12.3 -21.5,11.1 -11.5,12.7 2.7,14.2 13.4,14.5 23.1,12 36,12.3 41.9,13 -32.5,24.5
      -20,27.1 -12.9,27.2 -2.9,24.8 11.3,25 24.8,24.8 35,24.2 -22,39.2 -13.2,37.4 2.4,39.8 13.3,37.9
      19.3,38.5`,
    `-30.3,-37.1 -16.7,-36.4 23.7,-35.7 -29.4,-21.3 -16.5,-21.4 -7.4,-21.8 0,-22 13.9,-24.4 27,-23.5
      -38.6,-10.4 -32.5,-9.3 36,-9.4 -28.7,0.6 3.1,1.1 37.2,1.7 -39.8,13.3 -30.2,13.9 -8.7,14.3 5.5,15.8
      16.2,16.1 25.9,13.6 38.8,13.9 -29.7,26.1 -10.1,28.8 -0.1,26.4 14.1,26.6 27.6,26.4 -19.2,40.8
      22.1,40.1`,
  ],
  [
    -24,
    '-3.9 -2.4 -3.9 -3.1 -4.8 -4.9 -3.4 -3 -4.5 -2.2 -4.3',
    `-24.7,-37.2 -11,-35.9 -2,-37.1 9.3,-38.3 20.7,-37 -33,-23.3 -23.2,-25.1 -12.4,-25.8 -1.4,-24.4
      11.5,-25.2 23.1,-22.7 32.3,-24.1 -43.5,-10.8 -34.3,-10.7 -20.9,-12.1 -8.6,-13.6 2.3,-12.3 13.6,-12.7
      20.2,-12.9 33.5,-11.3 44.4,-11.8 -41.7,-0.2 -34.4,0.7 -23.6,-0.6 -10.4,-0.8 -0.4,2.2 8.3,2.1
      19.5,0.3 30.8,0.2 42.7,-0.6 -44.1,14.4 -33.7,12 -21.5,13.2 -13.2,14.7 -1,11.2 10.9,14.3 21.5,11.5
      30.9,12.6 41.1,14.6 -30,27.1 -24.2,26 -8.3,25.4 1,25.8 11,26.9 21.5,27.4 35.1,25.5 -24.5,37.9
      -10.8,37.6 0.2,36.1 9.9,37.5 23.4,36.5 31.4,39.7`,
    `-8.2,-34.3 23.5,-35.4 -39.2,-22.5 -20.4,-23.5 14.3,-23.6 25.9,-21.1 35.1,-22.5 -40.7,-9.2 -31.5,-9.1
      -5.8,-12 5.1,-10.7 16.4,-11.1 23,-11.3 36.3,-9.7 47.2,-10.2 -20.8,1 -7.6,0.8 11.1,3.7 22.3,1.9
      33.6,1.8 45.5,1 -41.3,16 -18.7,14.8 -10.4,16.3 1.8,12.8 24.3,13.1 -5.5,27 -8,39.2 12.7,39.1`,
  ],
  [
    22,
    '-2.4 -4.1 -2.1 -2.1 -4 -4.5 -3.4 -3.8 -3.7 -3.8 -2.5',
    `-19,-38.6 -9.1,-35.8 1.9,-35.5 10.2,-37.2 23.5,-36.9 -34.7,-25.5 -21.7,-23.3 -10.1,-22.7 -1,-26
      9.9,-23.9 21.8,-24.8 35.8,-25.2 -45.7,-13.9 -33.5,-12.6 -23.2,-13.2 -9.9,-11.9 1.4,-11.2 10.6,-13.7
      23.8,-12.1 31.8,-12.7 -46.8,1.4 -34.6,-0.3 -19.1,1.3 -9.5,-0.5 -0.7,1.2 9.2,0.1 19.7,-0.6 34.8,1.3
      46.2,1.6 -32.3,14.2 -22.1,14 -13.1,12.4 -0.8,12.7 10.5,14.8 19.8,13.4 34.6,14.8 41.3,14.2 -31.7,24.6
      -24.7,26.5 -11.6,26.1 -0.8,24.8 9.7,24 24.1,25.4 34.8,26.5 -21,36.7 -10.6,39.9 1.8,36.4 9.2,36.1
      23.8,39`,
    `-28.6,-35.5 4.7,-33.9 13,-35.6 -18.9,-21.7 1.8,-24.4 12.7,-22.3 24.6,-23.2 38.6,-23.6 -7.1,-10.3
      13.4,-12.1 34.6,-11.1 -44,3 -16.3,2.9 12,1.7 37.6,2.9 -19.3,15.6 -10.3,14 13.3,16.4 44.1,15.8
      -28.9,26.2 -21.9,28.1 -8.8,27.7 26.9,27 -31.4,39.1 -7.8,41.5`,
  ],
];

/** Turns of furrows, corn and furrows in three parcels, and how far the lanes are moved. */
const FIELDS: [number, number, number, number][] = [
  [62, 8, -34, 0],
  [-62, -6, -34, 0],
  [70, -6, -42, 2],
];

/** Turn, houses as x,y,width,height,kind (a or b: colour; c: with a court; h: ridge across), and trees. */
const QUARTERS: [number, string, string][] = [
  [
    -12,
    `-50.4,-54,18,20,ah -28.2,-54,25,20,ac 1,-54,15,20,ah 20.2,-54,22,20,bc 46.4,-54,18,20,ah
      -54.1,-29,15,17,bh -8.7,-29,25,17,a 20.5,-29,18,17,a 42.7,-29,15,17,bh -51.7,-7,15,17,ah
      -32.5,-7,22,17,a -6.3,-7,15,17,ah 12.9,-7,22,17,a 39.1,-7,25,17,a -54.9,15,15,17,bh
      -35.7,15,15,17,bh -16.5,15,22,17,a 9.7,15,22,17,a 35.9,15,18,17,b -52.1,37,25,20,bc
      -22.9,37,18,20,ah -0.7,37,18,20,ah 21.5,37,18,20,ah 43.7,37,22,20,ac`,
    '-23.9,-20.5',
  ],
  [
    10,
    `-51.1,-54,25,20,ac -21.9,-54,18,20,bh 0.3,-54,18,20,ah 22.5,-54,18,20,ah 44.7,-54,18,20,bh
      -51.6,-29,18,20,bh -29.4,-29,25,20,ac 26,-29,25,20,bc 55.2,-29,25,20,bc -54.1,-4,18,20,ah
      -31.9,-4,25,20,bc -2.7,-4,18,20,ah 19.5,-4,18,20,ah 41.7,-4,18,20,ah -19.9,21,25,20,bc
      9.3,21,15,20,ah 28.5,21,15,20,bh 47.7,21,18,20,ah -53.8,46,18,17,a -31.6,46,18,17,b -9.4,46,15,17,ah
      9.8,46,18,17,b 32,46,25,17,b`,
    '10.8,-19 -36.6,31',
  ],
  [
    -12,
    `-50.9,-54,22,17,a -24.7,-54,22,17,a 1.5,-54,15,17,ah 20.7,-54,18,17,a 42.9,-54,25,17,a
      -55.8,-32,22,20,bc -29.6,-32,18,20,ah -7.4,-32,25,20,bc 21.8,-32,15,20,bh -4.3,-7,15,20,ah
      44.1,-7,18,20,bh -51.3,18,25,22,ac -22.1,18,22,22,ach 4.1,18,15,22,ah 23.3,18,25,22,bc
      52.5,18,25,22,bc -48.5,45,25,22,ac -19.3,45,25,22,ac 9.9,45,18,22,bh 32.1,45,22,22,ach`,
    '52,-22 -46.7,3 -21,3 27.4,3',
  ],
];

/** Three terraces, each with its edge and its floor, and blocks as x,y,half width. */
const QUARRIES: [[string, string][], string][] = [
  [
    [
      [
        '-44.7,-33.3 -8.1,-41.8 41.4,-25.1 45.3,9.1 22.9,39.4 -14,42.8 -45.9,23.7',
        '-45.5,-26.8 -9.5,-35.3 39.2,-18.6 43.1,15.6 21,45.9 -15.3,49.3 -46.7,30.2',
      ],
      [
        '-28.2,-20.1 -3.6,-27.1 30.6,-16.8 33.6,8.5 16,26.9 -11.4,33.9 -30.5,13.8',
        '-29.2,-13.6 -5,-20.6 28.6,-10.3 31.6,15 14.2,33.4 -12.7,40.4 -31.5,20.3',
      ],
      [
        '-12.7,-8.4 4.2,-12.8 21.2,-5.4 21,5.6 6.8,14.8 -7.9,17.6 -15.6,4.1',
        '-14,-1.9 2.6,-6.3 19.3,1.1 19.2,12.1 5.2,21.3 -9.3,24.1 -16.9,10.6',
      ],
    ],
    '-34,34,9 32,-37,8 0,1,9 29,36,7 -24,0,6',
  ],
  [
    [
      [
        '-45.4,-33.3 -8.1,-42.2 39.9,-24.9 47,9.6 21.2,39.7 -15.8,42.4 -44.7,21.7',
        '-46.2,-26.8 -9.5,-35.7 37.8,-18.4 44.8,16.1 19.4,46.2 -17.1,48.9 -45.5,28.2',
      ],
      [
        '-31.1,-18.2 -0.1,-27.9 31.8,-15.9 34,8.3 13.3,29.4 -8.2,31.5 -31.5,12.9',
        '-32.1,-11.7 -1.6,-21.4 29.8,-9.4 32,14.8 11.6,35.9 -9.5,38 -32.5,19.4',
      ],
      [
        '-14,-8.7 3.4,-12.9 19.2,-7.7 22.2,7.1 9.4,15.2 -6.4,18.5 -17.1,5.7',
        '-15.3,-2.2 1.9,-6.4 17.4,-1.2 20.4,13.6 7.7,21.7 -7.8,25 -18.4,12.2',
      ],
    ],
    '-36,36,9 33,-34,8 0,2,9 28,35,7 -23,-3,6',
  ],
  [
    [
      [
        '-44.5,-36 -6.7,-43.3 41,-24.1 44.2,10.9 20.5,38.4 -14.1,44 -43.3,23.9',
        '-45.3,-29.5 -8.1,-36.8 38.9,-17.6 42,17.4 18.7,44.9 -15.4,50.5 -44.2,30.4',
      ],
      [
        '-29.7,-20.8 -0.2,-26.1 31.2,-17.9 35.6,6.5 15.5,29.7 -11.5,32.8 -31.1,12.9',
        '-30.8,-14.3 -1.7,-19.6 29.2,-11.4 33.6,13 13.8,36.2 -12.8,39.3 -32.1,19.4',
      ],
      [
        '-15,-6.7 5.9,-12.6 18.4,-4.8 22.4,6.7 8.9,16.7 -8.2,19.9 -17.8,7.6',
        '-16.3,-0.2 4.3,-6.1 16.6,1.7 20.6,13.2 7.3,23.2 -9.5,26.4 -19,14.1',
      ],
    ],
    '-36,33,9 31,-37,8 -4,3,9 31,36,7 -26,-3,6',
  ],
];

/** The drawing for a cell: the same cell always looks the same, and no two neighbours do. */
export function drawingAt(q: number, r: number): number {
  return (((q - r) % DRAWINGS) + DRAWINGS) % DRAWINGS;
}

export function drawing(land: LandName, number: number): Drawing {
  return DRAW[land](number % DRAWINGS);
}

const DRAW: Record<LandName, (number: number) => Drawing> = {
  olive: grove,
  vineyard,
  field,
  city: quarter,
  quarry,
};

function grove(number: number): Drawing {
  const trees = numbers(GROVES[number]);
  const crowns = (dx: number, dy: number, share: number): string =>
    trees.map(([x = 0, y = 0, r = 0]) => disc(x + dx, y + dy, r * share)).join('');
  return {
    ground: 'olive',
    strokes: [
      { d: crowns(2.4, 3.4, 0.86), fill: 'olive-s', opacity: 0.55 },
      { d: crowns(0, 0, 1), fill: 'olive-d' },
      { d: crowns(-1.5, -1.7, 0.62), fill: 'olive-l' },
      { d: crowns(2.3, 1, 0.22), fill: 'olive-l', opacity: 0.8 },
    ],
  };
}

function vineyard(number: number): Drawing {
  const [turn, bows, grapes, second] = VINEYARDS[number]!;
  const rows = (dx: number, dy: number): string =>
    bows
      .split(' ')
      .map((bow, row) => {
        const y = -62.5 + 12.5 * row + dy;
        return `M${-62 + dx} ${y}q42 ${bow} 62 0t62 0`;
      })
      .join('');
  return {
    ground: 'vine',
    strokes: [
      { d: rows(1, 3), stroke: 'vine-s', width: 6, opacity: 0.5, turn },
      { d: rows(0, 0), stroke: 'vine-leaf', width: 5.4, dash: '5.4 3.4', turn },
      { d: dots(grapes), stroke: 'vine-d', width: 4.2, turn },
      { d: dots(second), stroke: 'vine-d', width: 3.4, turn },
    ],
  };
}

function field(number: number): Drawing {
  const [upper, left, right, lane] = FIELDS[number]!;
  const [x, y] = [1 + lane, lane];
  const parcels = [
    `-60,-60 60,-60 60,${9 + lane} -60,${lane - 9}`,
    `-60,${lane - 9} ${x},${y} ${lane - 9},60 -60,60`,
    `${x},${y} 60,${9 + lane} 60,60 ${lane - 9},60`,
  ];
  const furrows = range(-16, 16).map((row) => `M-80 ${(row * 5.4).toFixed(1)}q80 6 160 0`).join('');
  const corn = range(-2, 9)
    .flatMap((row) => range(-9, 3).map((ear) => [ear * 7.4 + (row % 2 ? 3.7 : 0), row * 6.6] as const))
    .map(([ear, row]) => `M${ear.toFixed(1)} ${row.toFixed(1)}v-4.4m-1.8 0l1.8 1.6 1.8-1.6`)
    .join('');
  return {
    ground: 'field',
    strokes: [
      { d: polygon(parcels[1]!), fill: 'field-l' },
      { d: polygon(parcels[2]!), fill: 'field-m' },
      { d: furrows, stroke: 'field-d', width: 1.3, opacity: 0.62, turn: upper, clip: parcels[0] },
      { d: corn, stroke: 'field-d', width: 1, opacity: 0.8, turn: left, clip: parcels[1] },
      { d: furrows, stroke: 'field-d', width: 1.3, opacity: 0.62, turn: right, clip: parcels[2] },
      { d: `M-60 ${lane - 9}L60 ${9 + lane}M${x} ${y}L${lane - 9} 60`, stroke: 'field-p', width: 2.6 },
    ],
  };
}

function quarter(number: number): Drawing {
  const [turn, built, trees] = QUARTERS[number]!;
  const houses = built.split(/\s+/).map((house) => {
    const [x, y, width, height, kind = ''] = house.split(',');
    return { x: Number(x), y: Number(y), width: Number(width), height: Number(height), kind };
  });
  const roofs = (colour: string, sunny: boolean): string =>
    houses
      .filter(({ kind }) => kind.startsWith(colour))
      .map(({ x, y, width, height, kind }) =>
        kind.endsWith('h')
          ? box(sunny ? x : x + width / 2, y, width / 2, height)
          : box(x, sunny ? y : y + height / 2, width, height / 2),
      )
      .join('');
  const along = houses.filter(({ kind }) => !kind.endsWith('h'));
  const tiles = along.flatMap(({ x, y, width, height }) =>
    range(1, Math.ceil(width / 4) - 1).map((tile) => `M${x + tile * 4} ${y + height / 2}v${height / 2}`),
  );
  const ridges = houses.map(({ x, y, width, height, kind }) =>
    kind.endsWith('h') ? `M${x + width / 2} ${y}v${height}` : `M${x} ${y + height / 2}h${width}`,
  );
  const courts = houses
    .filter(({ kind }) => kind.includes('c'))
    .map(({ x, y, width, height }) => box(x + width / 2 - 4, y + height / 2 - 4, 8, 8));
  return {
    ground: 'city',
    strokes: [
      { d: houses.map((h) => box(h.x + 2, h.y + 2.8, h.width, h.height)).join(''), fill: 'city-s', opacity: 0.45, turn },
      { d: roofs('a', true), fill: 'roof-al', turn },
      { d: roofs('a', false), fill: 'roof-a', turn },
      { d: roofs('b', true), fill: 'roof-bl', turn },
      { d: roofs('b', false), fill: 'roof-b', turn },
      { d: tiles.join(''), stroke: 'roof-d', width: 0.7, opacity: 0.55, turn },
      { d: ridges.join(''), stroke: 'roof-d', width: 1, turn },
      { d: courts.join(''), fill: 'city', stroke: 'roof-d', width: 0.9, turn },
      { d: numbers(trees).map(([x = 0, y = 0]) => disc(x, y, 5)).join(''), fill: 'olive-d', turn },
      { d: numbers(trees).map(([x = 0, y = 0]) => disc(x - 1.4, y - 1.4, 3)).join(''), fill: 'olive-l', turn },
    ],
  };
}

function quarry(number: number): Drawing {
  const [terraces, cut] = QUARRIES[number]!;
  const floors = ['quarry-m', 'quarry', 'quarry-l'];
  const wall = range(0, 15).map((line) => `M${line * 7 - 50} -50l-4 100`).join('');
  const steps = terraces.flatMap(([edge, floor], depth): Stroke[] => [
    { d: polygon(edge), fill: 'quarry-s' },
    { d: wall, stroke: 'quarry-d', width: 1, opacity: 0.7, clip: edge },
    { d: polygon(floor), fill: floors[depth], clip: edge },
    { d: polygon(edge), stroke: 'quarry-d', width: 1 },
  ]);
  const blocks = numbers(cut);
  const faces = (face: (x: number, y: number, w: number) => string): string =>
    blocks.map(([x = 0, y = 0, w = 0]) => face(x, y, w)).join('');
  return {
    ground: 'quarry',
    strokes: [
      ...steps,
      { d: faces((x, y, w) => `M${x} ${y}l${w} ${-w * 0.45} ${w} ${w * 0.45} ${-w} ${w * 0.45}z`), fill: 'quarry-l' },
      { d: faces((x, y, w) => `M${x} ${y}l${w} ${w * 0.45}v${w * 0.8}l${-w} ${-w * 0.45}z`), fill: 'quarry-m' },
      {
        d: faces((x, y, w) => `M${x + w} ${y + w * 0.45}l${w} ${-w * 0.45}v${w * 0.8}l${-w} ${w * 0.45}z`),
        fill: 'quarry-s',
      },
    ],
  };
}

function numbers(listed = ''): number[][] {
  return listed
    .split(/\s+/)
    .filter(Boolean)
    .map((group) => group.split(',').map(Number));
}

function range(first: number, last: number): number[] {
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, step) => first + step);
}

function disc(x: number, y: number, r: number): string {
  const [w, d] = [r.toFixed(1), (2 * r).toFixed(1)];
  return `M${(x - r).toFixed(1)} ${y.toFixed(1)}a${w} ${w} 0 1 0 ${d} 0a${w} ${w} 0 1 0-${d} 0z`;
}

/** Round caps make a dot of a line without length. */
function dots(listed: string): string {
  return numbers(listed)
    .map(([x, y]) => `M${x} ${y}h0`)
    .join('');
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

function polygon(points: string): string {
  return `M${points.trim().split(/\s+/).join('L')}z`;
}
