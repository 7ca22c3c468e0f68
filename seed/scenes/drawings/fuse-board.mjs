import {
  at,
  bar,
  browser,
  circle,
  colour,
  group,
  limbs,
  line,
  path,
  receiver,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sand, sheet, straw } = colour;

const slate = '#33463d';

/** What each circuit feeds, in a square of 40 around the origin; the last is the car. */
const feeds = [
  [circle(0, -4, 12, { fill: straw, width: 4 }), line(-5, 14, 5, 14, { width: 5 })],
  [
    rect(-15, -15, 30, 30, { r: 5, fill: sheet, width: 4 }),
    line(0, -8, 0, -2, { width: 4 }),
    line(-7, 7, -6, 7, { width: 4 }),
    line(7, 7, 6, 7, { width: 4 }),
  ],
  [circle(0, 0, 15, { width: 4 }), circle(0, 0, 7, { fill: cider, width: 4 })],
  path('M0 -17C11 -3 14 2 14 7a14 14 0 0 1 -28 0C-14 2 -11 -3 0 -17z', {
    fill: '#5aa2b8',
    width: 4,
  }),
  [path('M-14 8C-10 4 -12 -14 0 -14C12 -14 10 4 14 8z', { fill: amber, width: 4 })],
  [line(-14, 0, 14, 0), line(-9, -11, 9, 11), line(-9, 11, 9, -11)],
  path('M4 -18L-11 3H-1L-4 18L11 -3H1z', { fill: amber, width: 4 }),
  [
    path('M-21 9V0l6 -3 6 -10H8l8 10 6 3v9z', { fill: cider, width: 4 }),
    circle(-11, 10, 5, { fill: ink, width: 3 }),
    circle(12, 10, 5, { fill: ink, width: 3 }),
  ],
];

/** A breaker whose front is `w` wide. */
const breaker = (x, w, fill, isUp = true) => [
  rect(x, 190, w, 170, { r: 5, fill: sheet, width: 5 }),
  rect(x + 14, 222, w - 28, 96, { r: 6, fill: ink, width: 0 }),
  rect(x + 19, isUp ? 227 : 269, w - 38, 44, { r: 6, fill, width: 4 }),
  bar(x + 20, 334, w - 40, 10, grey),
];

/** The plug of a charging lead from the front, its lead below. */
const chargingPlug = () => [
  withShadow(
    (look) =>
      path(
        'M-150 60C-140 190 -78 210 -66 300L-58 420a58 58 0 0 0 116 0L66 300C78 210 140 190 150 60z',
        look,
      ),
    { fill: slate },
    [22, 24],
  ),
  [300, 340, 380].map((y) => line(-40, y, 40, y, { width: 8 })),
  withShadow((look) => circle(0, 0, 196, look), { fill: amber }, [22, 24]),
  rect(-34, -230, 68, 62, { r: 14, fill: cider }),
  circle(0, 0, 158, { fill: slate }),
  path('M-98 -94H98A136 136 0 1 1 -98 -94z', { fill: paper }),
  [
    [-40, -48, 19],
    [40, -48, 19],
    [-82, 16, 27],
    [0, 16, 27],
    [82, 16, 27],
    [-42, 84, 27],
    [42, 84, 27],
  ].map(([x, y, r]) => [
    circle(x, y, r, { fill: ink, width: 4 }),
    circle(x, y, r * 0.42, { fill: grey, width: 0 }),
  ]),
];

/** A fuse board that is a web page; the last circuit's lead ends in the plug for a car. */
export function websiteForElectricians() {
  const left = 62;
  const modules = feeds.map((glyph, i) => {
    const x = left + 136 + i * 78;
    const isCar = i === feeds.length - 1;
    return [
      isCar ? rect(x - 3, 184, 78, 246, { fill: amber, r: 8, width: 5 }) : [],
      breaker(x, 72, isCar ? cider : i === 3 ? blush : orchard, i !== 3),
      group(`translate(${x + 36} 395)`, glyph),
    ];
  });
  return [
    limbs([['M862 700C872 800 940 846 1030 828C1120 808 1150 716 1082 690', 36]], orchard),
    limbs([['M1082 690C1010 664 968 760 1040 806C1112 852 1252 884 1262 780', 36]], orchard),
    line(1104, 700, 1060, 683, { stroke: orchard, width: 36, cap: 'butt' }),
    at(
      90,
      112,
      -4,
      browser(0, 0, 900, 620, { fill: paper }),
      bar(40, 104, 330, 34, orchard),
      bar(600, 104, 110, 16, grey),
      bar(740, 104, 110, 16, grey),
      rect(38, 162, 824, 286, { r: 14, fill: sand }),
      rect(50, 232, 800, 84, { fill: grey, width: 4 }),
      rect(54, 370, 792, 54, { r: 6, fill: sheet, width: 4 }),
      breaker(left, 126, cider),
      bar(left + 24, 390, 78, 14, ink),
      modules,
      rect(38, 490, 330, 84, { r: 42, fill: cider }),
      at(92, 532, 0, receiver(paper, 1.15)),
      bar(142, 522, 176, 20, paper),
      circle(462, 532, 44, { fill: orchard }),
      path('M440 532l16 18 30 -38', { stroke: paper, width: 11 }),
      bar(530, 500, 240, 22),
      bar(530, 544, 300, 16, grey),
    ),
    at(1302, 322, 5, chargingPlug()),
    [
      [1128, 132, 1096, 92],
      [1086, 196, 1040, 172],
      [1490, 142, 1526, 106],
      [1526, 212, 1572, 194],
    ].map(([a, b, c, d]) => line(a, b, c, d, { width: 9 })),
  ];
}
