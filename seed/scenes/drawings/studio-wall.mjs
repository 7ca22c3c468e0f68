import { cotton, oak } from './figures.mjs';
import {
  at,
  bar,
  circle,
  colour,
  group,
  label,
  line,
  path,
  polygon,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sheet } = colour;

export const appleTree = (x, y, scale = 1) =>
  at(
    x,
    y,
    0,
    group(
      `scale(${scale})`,
      path('M0 0V-26', { width: 8, stroke: '#5a3a20' }),
      circle(0, -44, 26, { fill: '#2f7d5e', width: 4 }),
      [
        [-10, -52],
        [10, -46],
        [-2, -32],
        [12, -60],
        [-14, -38],
      ].map(([a, b]) => circle(a, b, 4.5, { fill: cider, width: 0 })),
    ),
  );

/** Hills, an orchard, and one of the county's black-and-white houses; 460 by 260. */
const county = () => [
  rect(0, 0, 460, 260, { fill: '#d3e6ec', width: 0 }),
  path('M40 60h70a16 16 0 0 0 -8 -30 26 26 0 0 0 -44 -2a18 18 0 0 0 -18 32z', {
    fill: sheet,
    width: 0,
  }),
  path('M300 46h86a15 15 0 0 0 -6 -28 28 28 0 0 0 -48 -2a20 20 0 0 0 -32 30z', {
    fill: sheet,
    width: 0,
  }),
  path('M0 130C70 70 130 84 190 112C260 60 350 70 460 126V260H0z', { fill: '#8fb5b0', width: 4 }),
  path('M0 168C110 110 210 136 270 158C330 122 400 130 460 160V260H0z', {
    fill: '#8dbb86',
    width: 4,
  }),
  path('M0 186C120 160 300 190 460 172V260H0z', { fill: '#b9cf8a', width: 4 }),
  path('M300 180C290 200 240 214 200 260', { stroke: paper, width: 8 }),
  // The house.
  rect(330, 134, 74, 46, { fill: sheet, width: 4 }),
  [346, 364, 384].map((x) => line(x, 134, x, 180, { width: 5, cap: 'butt' })),
  line(330, 156, 404, 156, { width: 5 }),
  polygon(
    [
      [318, 136],
      [338, 100],
      [396, 100],
      [416, 136],
    ],
    { fill: '#6d3a2a', width: 4 },
  ),
  rect(380, 86, 14, 22, { fill: cider, width: 4 }),
  [34, 92, 150, 208].map((x) => appleTree(x, 206 - Math.abs(x - 120) * 0.03, 0.8)),
  [10, 78, 146, 214, 282, 350, 420].map((x) => appleTree(x, 252, 1.05)),
];

export const view = () => [
  withShadow((look) => rect(-18, -18, 496, 296, look), { fill: sheet }, [10, 12]),
  county(),
  rect(0, 0, 460, 260, { width: 5 }),
  [153, 307].map((x) => rect(x - 6, 0, 12, 260, { fill: sheet, width: 4 })),
  rect(0, 84, 460, 10, { fill: sheet, width: 4 }),
  rect(-34, 274, 528, 22, { fill: sheet }),
];

/** A screen 250 by 170 on its foot; the foot stands at y = 214. */
export const screen = (page) => [
  path('M110 170h30l8 36h-46z', { fill: grey, width: 5 }),
  rect(76, 204, 98, 10, { fill: grey, r: 5, width: 5 }),
  rect(0, 0, 250, 174, { r: 10, fill: ink }),
  rect(10, 10, 230, 154, { fill: sheet, width: 0, r: 3 }),
  page,
];

const tabs = (mark) => [
  circle(26, 24, 6, { fill: mark, width: 0 }),
  bar(38, 20, 40, 8),
  [0, 1, 2].map((i) => bar(136 + i * 32, 21, 22, 6, grey)),
];

/** The joiners' page: a staircase beside the words. */
export const stairPage = () => [
  tabs(cider),
  bar(20, 48, 74, 13, cotton),
  bar(20, 67, 62, 13, cotton),
  bar(20, 86, 70, 13, cotton),
  bar(20, 112, 60, 6, grey),
  bar(20, 123, 52, 6, grey),
  rect(20, 138, 50, 17, { fill: cider, width: 0, r: 3 }),
  rect(106, 40, 134, 124, { fill: '#9fb7ad', width: 0 }),
  polygon(
    [
      [106, 164],
      ...Array.from({ length: 8 }, (_, i) => [
        [110 + i * 16, 164 - i * 10],
        [110 + i * 16, 154 - i * 10],
      ]).flat(),
      [240, 84],
      [240, 164],
    ],
    { fill: sheet, width: 3 },
  ),
  Array.from({ length: 8 }, (_, i) =>
    line(118 + i * 16, 153 - i * 10, 118 + i * 16, 120 - i * 10, { width: 3, stroke: paper }),
  ),
  path('M110 124L236 45', { width: 9, cap: 'butt' }),
  path('M112 123L234 46', { width: 4, stroke: amber, cap: 'butt' }),
];

/** The bakery's page: a shelf of bread. */
export const breadPage = () => [
  rect(10, 10, 230, 24, { fill: '#4b2452', width: 0 }),
  circle(26, 22, 6, { fill: amber, width: 0 }),
  [0, 1, 2].map((i) => bar(136 + i * 32, 19, 22, 6, '#cdb8dd')),
  bar(20, 46, 60, 12, '#4b2452'),
  bar(20, 64, 46, 12, '#4b2452'),
  bar(20, 90, 60, 6, grey),
  bar(20, 101, 50, 6, grey),
  rect(20, 120, 54, 34, { fill: '#4b2452', width: 0, r: 3 }),
  path('M30 154v-10a17 17 0 0 1 34 0v10z', { fill: amber, width: 0 }),
  rect(92, 42, 148, 122, { fill: '#cdb8dd', width: 0 }),
  [0, 1].map((row) => [
    [0, 1, 2].map((i) => {
      const [x, y] = [116 + i * 49, 90 + row * 58];
      return [
        path(`M${x - 19} ${y}c-6 -24 -2 -34 19 -34s25 10 19 34z`, {
          fill: (row + i) % 2 ? amber : '#d98a3f',
          width: 3,
        }),
        path(`M${x - 7} ${y - 12}l6 -10M${x + 4} ${y - 12}l6 -10`, { width: 2.5 }),
      ];
    }),
    rect(92, 90 + row * 58, 148, 8, { fill: oak, width: 3 }),
  ]),
];

/** The list of prices on the wall; 270 by 350. */
export const priceList = () => [
  withShadow((look) => rect(0, 0, 270, 350, look), { fill: sheet }, [10, 12]),
  rect(0, 0, 270, 56, { fill: orchard }),
  label(135, 38, 'PRICE LIST', { size: 30, fill: paper, anchor: 'middle' }),
  Array.from({ length: 7 }, (_, i) => {
    const y = 92 + i * 33;
    const w = [84, 104, 70, 96, 112, 78, 90][i];
    return [
      bar(20, y - 10, w, 12),
      line(34 + w, y, 186, y, { dash: '1 11', width: 4.5, stroke: grey }),
      label(196, y + 4, '£', { size: 22 }),
      bar(214, y - 11, [36, 28, 36, 36, 28, 36, 36][i], 14, i === 4 ? cider : ink),
    ];
  }),
  line(20, 318, 250, 318, { width: 4 }),
  line(20, 327, 250, 327, { width: 4 }),
  circle(18, 12, 7, { fill: amber, width: 3 }),
  circle(252, 12, 7, { fill: amber, width: 3 }),
];

/** Prints of two demonstrations on the wall. */
export const prints = () => [
  withShadow((look) => rect(0, 0, 150, 116, look), { fill: ink }, [8, 10]),
  rect(0, 0, 150, 116, { fill: '#22322b', width: 5 }),
  bar(14, 16, 60, 10, paper),
  rect(14, 40, 122, 44, { fill: grey, width: 4, r: 4 }),
  Array.from({ length: 6 }, (_, i) => [
    rect(22 + i * 18, 48, 13, 28, { fill: i === 0 ? cider : sheet, width: 3 }),
    rect(25 + i * 18, i === 3 ? 64 : 53, 7, 9, { fill: i === 3 ? amber : ink, width: 0 }),
  ]),
  rect(66, 90, 34, 14, { fill: amber, width: 0, r: 3 }),
  withShadow((look) => rect(170, 0, 150, 116, look), { fill: orchard }, [8, 10]),
  rect(170, 0, 150, 116, { fill: orchard, width: 5 }),
  bar(184, 16, 60, 10, paper),
  circle(288, 34, 22, { fill: blush, width: 4 }),
  rect(186, 56, 118, 20, { fill: '#c9824a', width: 4, r: 4 }),
  Array.from({ length: 13 }, (_, i) =>
    line(192 + i * 9, 76, 192 + i * 9, 98, { stroke: '#c9824a', width: 5 }),
  ),
  circle(75, -6, 6, { fill: cider, width: 3 }),
  circle(245, -6, 6, { fill: cider, width: 3 }),
];
