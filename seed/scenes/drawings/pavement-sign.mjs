import { oak, wood } from './figures.mjs';
import { at, bar, circle, colour, label, line, path, polygon, rect, withShadow } from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

const chalkboard = '#22322b';

/** What the marks beside a dish stand for: cereals, milk, nuts. */
const marks = [
  [
    line(0, 15, 0, -14, { width: 4 }),
    [-9, 0, 9].map((y) => path(`M0 ${y + 6}l-9 -8M0 ${y + 6}l9 -8`, { width: 4 })),
  ],
  path('M-7 -16h14v7l6 8v17h-26v-17l6 -8z', { fill: sheet, width: 4 }),
  path('M-13 -3C-13 12 -4 18 0 18C4 18 13 12 13 -3zM-15 -4C-12 -18 12 -18 15 -4z', {
    fill: oak,
    width: 4,
  }),
];

const dish = (name, i, amount, has) => {
  const y = 244 + i * 78;
  return [
    label(40, y, name, { size: 46, fill: paper }),
    line(60 + name.length * 28, y - 4, 266, y - 4, { dash: '1 17', width: 6, stroke: grey }),
    label(278, y, '£', { size: 46, fill: paper }),
    bar(312, y - 30, amount, 30, paper),
    marks.map((glyph, k) =>
      has[k]
        ? [
            circle(440 + k * 60, y - 15, 26, { fill: [amber, sage, blush][k], width: 5 }),
            at(440 + k * 60, y - 15, 0, glyph),
          ]
        : circle(440 + k * 60, y - 15, 26, { stroke: '#576a61', dash: '8 8', width: 4 }),
    ),
  ];
};

/** A board for the pavement, 660 wide; its feet stand at y = 720. */
const sign = () => [
  polygon(
    [
      [600, 20],
      [652, 20],
      [742, 706],
      [700, 706],
    ],
    { fill: oak },
  ),
  withShadow(
    (look) => path('M14 0H646a14 14 0 0 1 14 14V720H604V668H56V720H0V14A14 14 0 0 1 14 0z', look),
    {
      fill: wood,
    },
  ),
  rect(280, -26, 100, 40, { r: 18, fill: oak }),
  rect(32, 32, 596, 604, { r: 6, fill: chalkboard }),
  path('M32 104V38a6 6 0 0 1 6 -6H622a6 6 0 0 1 6 6V104z', { fill: sand }),
  [cider, amber, orchard].map((each, i) => circle(74 + i * 38, 68, 11, { fill: each, width: 4 })),
  rect(196, 50, 404, 36, { r: 18, fill: sheet, width: 4 }),
  at(
    24,
    0,
    0,
    dish('Buns', 0, 58, [true, true, false]),
    dish('Rye', 1, 76, [true, false, false]),
    dish('Pie', 2, 76, [true, true, true]),
    dish('Soup', 3, 58, [false, false, false]),
  ),
  label(64, 170, 'Today', { size: 46, fill: amber }),
  line(64, 522, 596, 522, { stroke: '#576a61', width: 5 }),
  label(64, 594, 'Open', { size: 56, fill: amber }),
  label(596, 594, '8 to 1', { size: 56, fill: amber, anchor: 'end' }),
];

const baguette = (length) => [
  path(
    `M-36 0V${-length + 60}C-36 ${-length + 10} -16 ${-length} 0 ${-length}C16 ${-length} 36 ${-length + 10} 36 ${-length + 60}V0z`,
    { fill: '#e0963c' },
  ),
  Array.from({ length: Math.floor(length / 74) }, (_, i) =>
    path(
      `M-18 ${-length + 96 + i * 70}C-4 ${-length + 76 + i * 70} 10 ${-length + 64 + i * 70} 20 ${-length + 52 + i * 70}`,
      {
        stroke: straw,
        width: 12,
      },
    ),
  ),
];

/** A round loaf with a cross of cuts. */
const loaf = () => [
  path('M-118 60C-150 -30 -92 -104 0 -104C92 -104 150 -30 118 60z', { fill: '#c9772b' }),
  path('M-58 -50C-20 -24 20 -20 62 -40', { stroke: straw, width: 14 }),
  path('M-4 -86C-14 -50 -10 -10 4 24', { stroke: straw, width: 14 }),
];

/** A paper bag that waits for its owner; its foot stands at y = 0. */
const bag = () => {
  const teeth = Array.from({ length: 16 }, (_, i) => `l11.25 ${i % 2 === 0 ? -16 : 16}`).join('');
  return [
    at(-70, -280, -9, baguette(300)),
    at(4, -280, 4, baguette(350)),
    at(66, -350, 4, loaf()),
    withShadow((look) => path(`M-180 -330${teeth.repeat(2)}L172 0H-172z`, look), {
      fill: '#d9b07a',
    }),
    polygon(
      [
        [112, -306],
        [180, -306],
        [172, 0],
        [126, 0],
      ],
      { fill: '#c0925a', width: 0 },
    ),
    line(112, -318, 126, 0, { width: 5 }),
    path('M180 -330L172 0H-172', {}),
    line(-150, -40, 96, -40, { stroke: '#c0925a', width: 5 }),
    at(
      -110,
      -240,
      4,
      withShadow((look) => rect(0, 0, 196, 156, { r: 6, ...look }), { fill: sheet }, [8, 10]),
      rect(82, -16, 34, 30, { r: 6, fill: grey, width: 5 }),
      label(98, 68, '10.30', { size: 46, anchor: 'middle' }),
      bar(28, 92, 92, 16, grey),
      bar(28, 120, 66, 14, grey),
      path('M132 112l14 16 26 -34', { stroke: orchard, width: 11 }),
    ),
  ];
};

/** A cup to take away; its foot stands at y = 0. */
const cup = () => [
  withShadow((look) => path('M-88 -236H88L62 0H-62z', look), { fill: paper }),
  polygon(
    [
      [-80, -168],
      [80, -168],
      [70, -74],
      [-70, -74],
    ],
    { fill: cider },
  ),
  circle(0, -120, 28, { fill: paper, width: 5 }),
  path('M-8 -134C8 -126 -8 -114 8 -106', { width: 5 }),
  rect(-104, -268, 208, 40, { r: 14, fill: ink }),
  path('M-80 -268L-70 -300H70L80 -268z', { fill: ink }),
  [-34, 6, 46].map((x) => path(`M${x - 6} -330c-22 -26 22 -44 0 -72`, { stroke: paper, width: 9 })),
];

/** A pavement sign whose board is a page with the menu; an order beside it waits to be collected. */
export const cafeBakeryWebsite = () => [
  rect(0, 800, 1600, 100, { fill: '#e0b354', width: 0 }),
  Array.from({ length: 9 }, (_, i) =>
    line(60 + i * 200, 800, 20 + i * 200, 900, { stroke: '#c99a3a', width: 5 }),
  ),
  line(0, 800, 1600, 800, { width: 6 }),
  at(170, 92, 0, sign()),
  at(1110, 812, 0, bag()),
  at(1426, 812, 0, cup()),
];
