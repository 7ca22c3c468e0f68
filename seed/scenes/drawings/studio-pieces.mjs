import { cotton, oak, wood } from './figures.mjs';
import { at, bar, circle, colour, line, path, polygon, rect, withShadow } from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sheet, straw } = colour;
const floor = 700;

export const desk = (left, right, y) => [
  [left + 36, right - 60].map((x) => [
    polygon(
      [
        [x, y + 18],
        [x + 26, y + 18],
        [x + 20, floor],
        [x + 6, floor],
      ],
      { fill: wood, width: 5 },
    ),
  ]),
  rect(left + 60, y + 18, 130, 66, { fill: wood, width: 5 }),
  bar(left + 106, y + 46, 38, 8),
  withShadow((look) => rect(left, y, right - left, 20, { r: 3, ...look }), { fill: wood }, [8, 12]),
];

/** The drawing table, seen from the front; its middle is at x = 0. */
export const drawingTable = () => [
  polygon(
    [
      [-130, floor],
      [-104, floor],
      [-60, 500],
      [-84, 500],
    ],
    { fill: wood, width: 5 },
  ),
  polygon(
    [
      [130, floor],
      [104, floor],
      [60, 500],
      [84, 500],
    ],
    { fill: wood, width: 5 },
  ),
  line(-104, 610, 104, 610, { width: 14 }),
  line(-104, 610, 104, 610, { width: 6, stroke: wood }),
  withShadow(
    (look) =>
      polygon(
        [
          [-160, 540],
          [-148, 300],
          [148, 300],
          [160, 540],
        ],
        look,
      ),
    { fill: wood },
    [10, 12],
  ),
  polygon(
    [
      [-126, 520],
      [-116, 318],
      [116, 318],
      [126, 520],
    ],
    { fill: sheet, width: 5 },
  ),
  // The page on it: a drawn wireframe.
  rect(-100, 334, 200, 18, { width: 4 }),
  rect(-100, 366, 92, 70, { width: 4 }),
  path('M-100 366l92 70M-8 366l-92 70', { width: 2.5 }),
  [0, 1, 2].map((i) => bar(14, 370 + i * 20, [84, 70, 78][i], 8, grey)),
  rect(14, 430, 52, 16, { r: 8, fill: cider, width: 3 }),
  [0, 1, 2].map((i) => rect(-104 + i * 72, 462, 62, 38, { width: 4 })),
  // T-square and the ledge.
  rect(-172, 404, 30, 90, { fill: amber, width: 5 }),
  rect(-142, 444, 290, 12, { fill: straw, width: 4, opacity: 0.9 }),
  rect(-172, 538, 344, 18, { r: 4, fill: oak }),
  // Lamp.
  path('M150 300L164 226L96 196', { width: 15 }),
  path('M150 300L164 226L96 196', { width: 5, stroke: grey }),
  circle(164, 226, 9, { fill: grey, width: 4 }),
  at(
    88,
    196,
    24,
    path('M-20 -22h40l26 58h-92z', { fill: cider }),
    path('M-46 36a46 14 0 0 0 92 0z', { fill: straw, width: 4 }),
  ),
];

/** Kettle, cups and what goes with them. */
export const sideboard = () => [
  withShadow((look) => rect(0, 500, 340, 180, look), { fill: sage }, [10, 12]),
  [24, 298].map((x) => rect(x, 680, 18, 20, { fill: oak, width: 5 })),
  line(170, 514, 170, 680, { width: 5 }),
  [18, 186].map((x) => rect(x, 518, 136, 148, { width: 4 })),
  [138, 202].map((x) => circle(x, 590, 7, { fill: amber, width: 4 })),
  rect(-14, 484, 368, 20, { r: 3, fill: wood }),
  // Kettle with its steam.
  path('M62 484c-14 -44 -4 -84 40 -88h20c44 4 54 44 40 88z', { fill: cider }),
  path('M158 470l36 -58h18', { width: 24 }),
  path('M158 470l36 -58h16', { width: 12, stroke: cider }),
  path('M70 404c-10 -60 94 -60 84 0', { width: 12 }),
  circle(112, 390, 11, { fill: ink }),
  path('M82 462c-4 -20 0 -34 12 -44', { width: 7, stroke: '#e79a80' }),
  path('M226 396c18 -16 -12 -28 6 -46s-10 -30 6 -46', { width: 7, stroke: grey }),
  [[216, amber]].map(([x, fill]) => [
    path(`M${x + 32} ${450}h12a10 10 0 0 1 0 22h-12`, { width: 7 }),
    rect(x, 442, 38, 42, { r: 6, fill, width: 5 }),
  ]),
];

export const plant = (x, y) => [
  [-40, -18, 8, 34, 58].map((turn, i) =>
    at(
      x,
      y,
      turn - 10,
      path('M0 0C-22 -34 -16 -70 0 -96C16 -70 22 -34 0 0z', {
        fill: i % 2 ? '#2f7d5e' : orchard,
        width: 5,
      }),
    ),
  ),
  path(`M${x - 34} ${y - 8}h68l-10 56h-48z`, { fill: blush }),
];

export const shelf = () => [
  rect(0, 0, 250, 16, { fill: wood, width: 5 }),
  [
    [14, 84, 26, cider],
    [42, 96, 22, orchard],
    [66, 76, 30, straw],
    [98, 90, 22, cotton],
  ].map(([x, h, w, fill]) => [
    rect(x, -h, w, h, { fill, width: 5 }),
    bar(x + 6, -h + 14, w - 12, 6, paper),
  ]),
  at(146, -4, -14, rect(-10, -84, 22, 84, { fill: sage, width: 5 })),
  path('M184 0v-44h48v44z', { fill: sheet, width: 5 }),
  [
    [194, -10, amber],
    [206, 4, cider],
    [218, -8, grey],
  ].map(([x, turn, fill]) => at(x, -44, turn, rect(-4, -44, 9, 46, { fill, width: 3 }))),
];

/** A crate of apples on the floor at the origin. */
export const crate = () => [
  [0, 1, 2, 3].map((i) => [
    circle(24 + i * 34, -62 - (i % 2) * 6, 20, { fill: i === 1 ? amber : cider, width: 5 }),
    line(24 + i * 34, -80 - (i % 2) * 6, 28 + i * 34, -92 - (i % 2) * 6, { width: 4 }),
  ]),
  rect(0, -58, 150, 58, { fill: wood, width: 5 }),
  line(0, -30, 150, -30, { width: 4 }),
  [0, 132].map((x) => rect(x, -58, 18, 58, { fill: oak, width: 5 })),
];
