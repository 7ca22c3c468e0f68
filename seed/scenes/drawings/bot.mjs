import {
  at,
  bar,
  browser,
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

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

const floor = 790;

/** A web page as a house: its roof, its front door, a window. */
const house = () => [
  withShadow((look) => rect(1330, 80, 80, 140, look), { fill: '#d99e88' }),
  withShadow((look) => path('M826 262L1170 66 1514 262z', look), { fill: cider }),
  browser(860, 250, 620, floor - 250),
  // The door and its step.
  rect(910, 420, 216, floor - 420, { r: 6, fill: sheet }),
  rect(934, 444, 168, floor - 444, { fill: orchard }),
  rect(958, 470, 120, 92, { r: 6, fill: '#9bd8bf', width: 5 }),
  line(1018, 470, 1018, 562, { width: 4 }),
  rect(982, 596, 72, 22, { r: 6, fill: amber, width: 5 }),
  circle(958, 670, 13, { fill: amber, width: 5 }),
  rect(892, floor - 22, 252, 22, { fill: sand }),
  bar(910, 346, 270, 42, orchard),
  bar(1210, 352, 100, 30, grey),
  // The window with its flowers.
  rect(1190, 440, 240, 190, { r: 6, fill: sage }),
  line(1310, 440, 1310, 630, { width: 6 }),
  line(1190, 530, 1430, 530, { width: 6 }),
  [0, 1, 2, 3, 4].map((i) => [
    line(1214 + i * 48, 640, 1214 + i * 48, 612, { width: 6, stroke: orchard }),
    circle(1214 + i * 48, 606, 16, { fill: [cider, amber, blush][i % 3], width: 5 }),
  ]),
  rect(1174, 636, 272, 44, { r: 6, fill: '#a8703f' }),
  bar(1190, 712, 240, 18, grey),
  bar(1190, 744, 170, 18, grey),
];

const picket = (x) => path(`M${x} ${floor}V654l21 -28 21 28V${floor}z`, { fill: sheet, width: 5 });

/** The notice at the gate: what a visitor may look at, and what not. */
const notice = () => [
  [668, 742].map((y) => rect(-20, y, 470, 20, { fill: sheet, width: 5 })),
  Array.from({ length: 8 }, (_, i) => picket(-14 + i * 56)),
  [112, 356].map((x) => rect(x, 300, 30, floor - 300, { r: 4, fill: '#a8703f' })),
  at(
    62,
    214,
    0,
    withShadow((look) => rect(0, 0, 374, 356, { r: 8, ...look }), { fill: sheet }),
    path('M0 92V8a8 8 0 0 1 8 -8H366a8 8 0 0 1 8 8V92z', { fill: orchard }),
    label(187, 62, 'robots.txt', { size: 50, fill: paper, anchor: 'middle' }),
    [0, 1, 2].map((i) => {
      const y = 150 + i * 74;
      return [
        i === 2
          ? path(`M44 ${y - 20}l40 40m0 -40l-40 40`, { stroke: cider, width: 13 })
          : path(`M40 ${y}l16 18 32 -40`, { stroke: orchard, width: 13 }),
        bar(122, y - 15, [200, 150, 180][i], 30, i === 2 ? grey : ink),
      ];
    }),
  ),
  path('M30 214L249 130 468 214z', { fill: cider }),
  rect(440, 590, 46, floor - 590, { r: 4, fill: sheet }),
  circle(463, 578, 26, { fill: sheet }),
];

/** The board with what the robot has noted. */
const clipboard = () => [
  withShadow((look) => rect(-76, -100, 152, 206, { r: 8, ...look }), { fill: '#a8703f' }, [8, 10]),
  rect(-58, -76, 116, 164, { fill: sheet, width: 4 }),
  rect(-30, -116, 60, 36, { r: 6, fill: grey, width: 5 }),
  [0, 1, 2].map((i) => [
    path(`M-44 ${-34 + i * 44}l8 9 16 -20`, { stroke: orchard, width: 7 }),
    bar(-10, -42 + i * 44, 54, 14, grey),
  ]),
];

/** The surveyor: it reads the notice, and knocks. */
const robot = () => [
  // Legs and arms; the right one knocks.
  limbs([['M-46 -130V-24', 28]], grey),
  limbs([['M46 -130V-24', 28]], grey),
  [-52, 52].map((x) =>
    path(`M${x - 46} 0v-16a30 30 0 0 1 30 -30h32a30 30 0 0 1 30 30V0z`, { fill: ink }),
  ),
  limbs([['M96 -270C180 -220 230 -260 286 -330', 28]], grey),
  circle(296, -342, 32, { fill: amber }),
  limbs([['M-100 -286C-180 -290 -226 -230 -196 -150', 28]], grey),
  withShadow((look) => rect(-116, -336, 232, 216, { r: 24, ...look }), { fill: amber }),
  // The badge on its ribbon.
  path('M-60 -334L6 -246 66 -334', { width: 14 }),
  path('M-60 -334L6 -246 66 -334', { width: 5, stroke: cider }),
  at(
    10,
    -244,
    3,
    rect(-10, 0, 96, 96, { r: 8, fill: sheet, width: 5 }),
    rect(4, 16, 30, 34, { fill: orchard, width: 0, r: 4 }),
    bar(44, 18, 32, 10),
    bar(44, 38, 24, 10, grey),
    bar(4, 66, 70, 12, cider),
  ),
  // The head looks at the notice.
  rect(-30, -364, 60, 34, { fill: grey }),
  line(0, -540, 0, -604, { width: 12 }),
  circle(0, -612, 22, { fill: cider }),
  withShadow((look) => rect(-140, -546, 280, 186, { r: 36, ...look }), { fill: amber }),
  rect(-170, -486, 34, 66, { r: 10, fill: grey }),
  rect(136, -486, 34, 66, { r: 10, fill: grey }),
  rect(-112, -520, 224, 134, { r: 28, fill: '#123c30' }),
  [-56, 46].map((x) => [
    circle(x, -464, 32, { fill: sheet, width: 5 }),
    circle(x - 13, -462, 14, { fill: ink, width: 0 }),
  ]),
  path('M-34 -414q30 22 60 0', { stroke: sheet, width: 8 }),
  at(-104, -186, -9, clipboard()),
  circle(-180, -150, 30, { fill: amber }),
];

/** A robot at the door of a web page: it has read the notice at the gate. */
export const bot = () => [
  rect(0, floor, 1600, 900 - floor, { fill: '#9dc2ae', width: 0 }),
  polygon(
    [
      [600, 900],
      [946, floor],
      [1198, floor],
      [1120, 900],
    ],
    { fill: straw, width: 5 },
  ),
  group('translate(54 0)', house()),
  line(0, floor, 1600, floor, { width: 6 }),
  notice(),
  at(724, floor + 44, 0, robot()),
  [
    [-70, 66],
    [-30, 56],
    [10, 66],
  ].map(([turn, r]) =>
    at(1020, 492, turn, line(0, -r + 14, 0, -r - 24, { stroke: cider, width: 9 })),
  ),
];
