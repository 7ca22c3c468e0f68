import {
  at,
  bar,
  browser,
  circle,
  colour,
  label,
  limbs,
  line,
  path,
  polygon,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

const floor = 784;

/** A numbered tag that hangs by its string from the origin. */
const tag = (number) => [
  withShadow(
    (look) => path('M-20 44H20L54 80V170a10 10 0 0 1 -10 10H-44a10 10 0 0 1 -10 -10V80z', look),
    { fill: cider },
    [10, 12],
  ),
  circle(0, 70, 10, { fill: sheet, width: 5 }),
  path('M0 0C-10 24 10 44 0 70', { width: 5 }),
  label(0, 158, number, { size: 72, fill: paper, anchor: 'middle' }),
];

const post = (x) => [
  withShadow((look) => rect(x, 60, 70, floor - 92, { r: 8, ...look }), { fill: amber }),
  rect(x + 22, 90, 26, 640, { r: 13, fill: '#a87a1f', width: 5 }),
  rect(x - 40, floor - 34, 150, 34, { r: 6, fill: grey }),
];

const wheel = (x, y) => [
  circle(x, y, 84, { fill: '#2d3a38' }),
  circle(x, y, 50, { fill: grey }),
  [0, 72, 144, 216, 288].map((turn) => at(x, y, turn, line(0, 22, 0, 40, { width: 8 }))),
  circle(x, y, 14, { fill: ink }),
];

/** A business's page with what is wrong with it. */
const page = () => [
  browser(0, 0, 800, 430),
  rect(40, 106, 340, 230, { r: 8, fill: sage }),
  path('M46 330l104 -116 84 72 52 -46 88 90z', { fill: orchard, width: 0 }),
  circle(318, 152, 24, { fill: amber, width: 5 }),
  // A crack goes through the picture.
  path('M182 96L206 160 170 206 212 262 186 346', { width: 26, stroke: sheet }),
  path('M168 106L192 160 156 208 198 264 174 336', { width: 5 }),
  path('M196 106L220 160 184 204 226 260 200 336', { width: 5 }),
  bar(420, 112, 320, 44),
  bar(420, 180, 180, 18, grey),
  // The button has lost a screw, and the last line its hold.
  at(
    436,
    248,
    9,
    rect(-16, -18, 300, 76, { r: 38, fill: amber }),
    circle(20, 20, 10, { fill: sheet, width: 4 }),
    bar(60, 11, 140, 18),
  ),
  bar(302, 372, 180, 18, grey),
  at(300, 404, 12, bar(0, 0, 170, 18, grey)),
];

/** A lamp on the floor that lights the underside. */
const lamp = () => [
  polygon(
    [
      [736, 716],
      [840, 656],
      [920, 546],
      [430, 546],
    ],
    { fill: straw, width: 0, opacity: 0.3 },
  ),
  path(`M770 ${floor}L812 700L854 ${floor}`, { width: 14 }),
  at(
    790,
    690,
    -30,
    withShadow((look) => path('M-58 6H58L36 74H-36z', look), { fill: grey }, [4, 14]),
    rect(-70, -18, 140, 30, { r: 8, fill: straw }),
  ),
];

const toolbox = (x) => [
  path(`M${x + 50} 706v-34h90v34`, { width: 16 }),
  withShadow(
    (look) => rect(x, 704, 190, floor - 704, { r: 8, ...look }),
    { fill: orchard },
    [10, 8],
  ),
  line(x, 734, x + 190, 734, { width: 5 }),
  rect(x + 78, 720, 34, 30, { r: 4, fill: amber, width: 5 }),
];

/** Where the needle of the dial points at a turn, and the field between two turns. */
const field = (from, to, fill) => {
  const [a, b] = [from, to].map((turn) => {
    const angle = (turn * Math.PI) / 180;
    return [Math.round(96 * Math.sin(angle)), Math.round(-96 * Math.cos(angle))];
  });
  return path(`M0 0L${a[0]} ${a[1]}A96 96 0 0 1 ${b[0]} ${b[1]}z`, { fill, width: 4 });
};

/** The tester: a dial, and a report that comes out of its slot. */
const tester = () => [
  circle(44, 460, 26, { fill: ink }),
  circle(216, 460, 26, { fill: ink }),
  withShadow((look) => rect(0, 0, 260, 446, { r: 18, ...look }), { fill: sand }),
  at(
    130,
    134,
    0,
    circle(0, 0, 106, { fill: sheet }),
    field(-120, -30, sage),
    field(-30, 50, amber),
    field(50, 120, '#e2745c'),
    circle(0, 0, 52, { fill: sheet, width: 4 }),
    at(0, 0, 82, path('M-12 0L0 -88 12 0z', { fill: ink, width: 4 })),
    circle(0, 0, 20, { fill: ink, width: 0 }),
  ),
  rect(40, 272, 180, 22, { r: 11, fill: ink }),
  withShadow(
    (look) => path(`M60 284H200V424${'l-14 -14 -14 14'.repeat(5)}z`, look),
    { fill: sheet },
    [8, 8],
  ),
  [0, 1, 2].map((i) => [
    circle(84, 316 + i * 32, 9, { fill: cider, width: 0 }),
    bar(104, 310 + i * 32, [76, 60, 70][i], 12),
  ]),
];

/** A page on a garage's lift, its faults tagged. */
export const scan = () => [
  rect(0, floor, 1600, 900 - floor, { fill: '#122732', width: 0 }),
  line(0, floor, 1600, floor, { width: 6 }),
  post(116),
  post(1054),
  lamp(),
  toolbox(290),
  [
    [150, 330],
    [910, 1090],
  ].map(([from, to]) => rect(from, 552, to - from, 30, { r: 8, fill: grey })),
  [298, 910].map((x) => rect(x, 536, 36, 22, { r: 4, fill: ink })),
  [96, 1034].map((x) => rect(x, 506, 110, 110, { r: 10, fill: orchard })),
  [96, 1034].map((x) => [
    circle(x + 28, 534, 8, { fill: sage, width: 4 }),
    circle(x + 82, 588, 8, { fill: sage, width: 4 }),
  ]),
  at(220, 110, 0, page()),
  wheel(402, 540),
  wheel(806, 540),
  at(332, 232, 5, tag('1')),
  at(930, 390, -5, tag('2')),
  at(606, 512, 3, tag('3')),
  limbs([['M1250 690C1150 770 1130 620 1172 520C1220 400 1180 240 1030 250', 22]], grey),
  rect(1006, 220, 44, 60, { r: 8, fill: ink }),
  at(1240, 288, 0, tester()),
];
