import { hair, profile, skin } from './figures.mjs';
import {
  at,
  bar,
  circle,
  colour,
  group,
  label,
  limbs,
  line,
  path,
  polygon,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sheet } = colour;

const level = 344;
const sea = '#7fb4c4';
const deep = '#5f9bae';
const ice = '#e8f2f2';
const shaded = '#c3dce2';

/** The waves from edge to edge, from x = -60 on. */
const waves = 'q30 -22 60 0t60 0'.repeat(14);

/** The berg below the water, ragged at its foot like a receipt. */
const below = `M600 ${level}L508 376 410 452 372 566 436 646 470 736 604 828${'l20 22 20 -22'.repeat(10)}L1140 730 1176 640 1244 566 1196 436 1096 386 1020 ${level}`;

/** Hidden costs: start and end of each row, and the lengths of its label and amount. */
const rows = [
  [556, 1010, 120, 60],
  [500, 1060, 190, 100],
  [490, 1076, 140, 78],
  [506, 1064, 210, 120],
  [560, 1020, 130, 84],
].map(([from, to, words, price], i) => {
  const y = 408 + i * 84;
  return [
    bar(from, y, words, 26, '#6d7f82'),
    line(from + words + 22, y + 14, to - price - 62, y + 14, {
      dash: '1 18',
      width: 7,
      stroke: grey,
    }),
    label(to - price - 42, y + 30, '£', { size: 48, fill: cider }),
    bar(to - price, y - 3, price, 34, cider),
  ];
});

/** What the agency quotes, above the water. */
const tip = () => [
  withShadow(
    (look) =>
      path(
        `M588 ${level + 40}L600 ${level} 654 112${'l15 -25 15 19'.repeat(10)}L1020 ${level}v40z`,
        look,
      ),
    { fill: sheet },
  ),
  polygon(
    [
      [918, 190],
      [952, 56],
      [1018, level],
      [1018, level + 40],
      [934, level + 40],
    ],
    { fill: shaded, width: 0 },
  ),
  path(`M954 52L1020 ${level}`, {}),
  circle(800, 146, 42, { fill: orchard }),
  path('M784 146l12 13 23 -27', { stroke: paper, width: 9 }),
  rect(672, 218, 250, 88, { r: 4, fill: amber, width: 0 }),
  label(696, 282, '£', { size: 64 }),
  bar(744, 240, 150, 44),
];

/** The customer in a boat, who sees the tip; the boat floats at the origin. */
const boat = () => [
  limbs([['M20 -64L92 -110', 22]], orchard),
  path('M-40 0V-66a40 40 0 0 1 80 0V0z', { fill: orchard }),
  at(-6, -140, 0, profile({ tone: skin.light, hair: hair.frances })),
  at(
    22,
    -140,
    -4,
    rect(0, -15, 66, 30, { r: 4, fill: amber, width: 5 }),
    rect(62, -20, 56, 40, { r: 4, fill: amber, width: 5 }),
  ),
  circle(98, -120, 15, { fill: skin.light, width: 5 }),
  path('M-150 -26H160C150 30 120 54 86 54H-90C-124 54 -144 20 -150 -26z', { fill: cider }),
  path('M-142 0H152', { width: 5, stroke: paper }),
];

const fish = (x, y, scale, fill) =>
  at(
    x,
    y,
    0,
    group(
      `scale(${scale})`,
      path('M60 0L112 -36V36z', { fill, width: 6 }),
      path('M-80 0C-50 -50 30 -50 70 0C30 50 -50 50 -80 0z', { fill, width: 6 }),
      circle(-44, -10, 8, { fill: ink, width: 0 }),
    ),
  );

/** A quote is the tip of a receipt that goes on under water. */
export const hiddenCosts = () => [
  circle(1370, level, 120, { fill: amber }),
  tip(),
  path(`M-60 ${level}${waves}V900H-60z`, { fill: sea, width: 0 }),
  path(`M0 640${'q50 -24 100 0t100 0'.repeat(8)}V900H0z`, { fill: deep, width: 0 }),
  path(`${below}${'q-30 22 -60 0t-60 0'.repeat(3)}q-30 22 -60 0z`, { fill: ice, width: 0 }),
  polygon(
    [
      [1018, level],
      [1104, 470],
      [1094, 640],
      [1004, 828],
      [1140, 730],
      [1176, 640],
      [1244, 566],
      [1196, 436],
      [1096, 386],
    ],
    { fill: shaded, width: 0 },
  ),
  polygon(
    [
      [508, 376],
      [410, 452],
      [372, 566],
      [462, 500],
    ],
    { fill: sheet, width: 0 },
  ),
  path(below, {}),
  rows,
  path(`M-60 ${level}${waves}`, {}),
  at(290, level + 4, -4, boat()),
  [
    [70, 470],
    [250, 560],
    [1330, 470],
    [1480, 590],
  ].map(([x, y]) => path(`M${x} ${y}q24 -18 48 0t48 0`, { stroke: '#d5ebf0', width: 7 })),
  fish(1400, 720, 0.9, amber),
  fish(1290, 800, 0.6, blush),
];
