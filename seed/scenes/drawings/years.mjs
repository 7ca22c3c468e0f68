import {
  at,
  bar,
  browser,
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

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

/** Coins one on the other, seen from the side; their foot is at y. */
function coins(x, y, fills) {
  const [w, h] = [220, 38];
  return [
    rect(x + 18, y - fills.length * h + 20, w, fills.length * h - 20, {
      r: 10,
      fill: 'url(#hatch)',
      width: 0,
    }),
    fills.map((fill, i) => {
      const top = y - (i + 1) * h;
      const left = x + [0, 5, -4, 3, -2, 6][(i * 5 + x) % 6];
      return [
        rect(left, top, w, h, { r: 10, fill }),
        Array.from({ length: 13 }, (_, k) =>
          line(left + 20 + k * 15, top + 10, left + 20 + k * 15, top + h - 10, { width: 3 }),
        ),
      ];
    }),
  ];
}

/** A bill that stands behind a stack; its foot is at the origin. */
const bill = (rows) => [
  withShadow(
    (look) => path(`M-80 40V-${70 + rows * 34}${'l16 -14 16 14'.repeat(5)}V40z`, look),
    { fill: sheet },
    [12, 14],
  ),
  Array.from({ length: rows }, (_, i) => [
    bar(-58, -46 - i * 34, 50, 12, grey),
    bar(18, -48 - i * 34, 40, 16, i === 0 ? cider : ink),
  ]),
];

/** Bills rise year by year beside one paid once. */
export function threeYears() {
  const foot = 716;
  const tones = [amber, '#e8843f', cider];
  const paid = (years) =>
    tones.slice(0, years).flatMap((tone) => Array.from({ length: 4 }, () => tone));
  return [
    [1, 2, 3].map((year) => {
      const x = 150 + (year - 1) * 340;
      return [
        at(x + 112, foot - year * 4 * 38, [-5, 4, -4][year - 1], bill(2)),
        coins(x, foot, paid(year)),
      ];
    }),
    // Paid once: the site is yours.
    at(
      1370,
      foot - 3 * 38,
      3,
      withShadow(
        (look) => rect(-104, -176, 208, 180, { r: 10, ...look }),
        { fill: sheet },
        [12, 14],
      ),
      path('M-104 -136v-30a10 10 0 0 1 10 -10H94a10 10 0 0 1 10 10v30z', { fill: sand }),
      [cider, amber, orchard].map((fill, i) => circle(-80 + i * 26, -156, 8, { fill, width: 3 })),
      circle(0, -68, 46, { fill: orchard }),
      path('M-22 -68l16 17 30 -36', { stroke: paper, width: 11 }),
    ),
    coins(
      1260,
      foot,
      Array.from({ length: 3 }, () => sage),
    ),
    withShadow((look) => rect(90, foot, 1020, 116, { r: 6, ...look }), { fill: amber }),
    Array.from({ length: 37 }, (_, i) => {
      const x = 90 + (i * 1020) / 36;
      return i % 36 === 0
        ? []
        : line(x, foot + 2, x, foot + (i % 12 === 0 ? 114 : i % 3 === 0 ? 40 : 24), {
            width: i % 12 === 0 ? 5 : 3,
            cap: 'butt',
          });
    }),
    [1, 2, 3].map((year) =>
      label(260 + (year - 1) * 340, foot + 92, `Year ${year}`, { size: 48, anchor: 'middle' }),
    ),
    line(1190, foot + 3, 1540, foot + 3, { width: 6 }),
  ];
}

/** An open spanner whose jaw is at the origin and whose handle runs down. */
const spanner = (length, fill) => {
  const shape = (look) =>
    path(
      `M-26 60C-74 34 -84 -26 -44 -66L-34 -14 0 4 34 -14 44 -66C84 -26 74 34 26 60L22 ${length}a22 22 0 0 1 -44 0z`,
      look,
    );
  return [withShadow(shape, { fill }), line(0, 100, 0, length - 24, { width: 4 })];
};

const bolt = (x, y, turn) =>
  at(
    x,
    y,
    turn,
    polygon(
      Array.from({ length: 6 }, (_, i) => [
        Math.round(34 * Math.cos((i * Math.PI) / 3)),
        Math.round(34 * Math.sin((i * Math.PI) / 3)),
      ]),
      { fill: grey },
    ),
    circle(0, 0, 14, { fill: paper, width: 5 }),
  );

const gear = (x, y, r, teeth, fill, turn = 0) =>
  at(
    x,
    y,
    turn,
    Array.from({ length: teeth }, (_, i) =>
      at(0, 0, (i * 360) / teeth, rect(-r * 0.16, -r * 1.24, r * 0.32, r * 0.5, { r: 4, fill })),
    ),
    circle(0, 0, r, { fill }),
    circle(0, 0, r * 0.82, { fill, width: 0 }),
    circle(0, 0, r * 0.36, { fill: sheet }),
  );

/** A can with its spout's tip at the origin. */
const oilCan = () => [
  withShadow((look) => path('M0 0L190 -128 206 -112 16 10z', look), { fill: grey }),
  withShadow((look) => path('M120 -60C150 -150 250 -190 300 -190S430 -150 470 -20z', look), {
    fill: cider,
  }),
  rect(110, -44, 370, 60, { r: 14, fill: cider }),
  path('M440 -90c110 -60 130 90 34 92', { width: 32 }),
  path('M440 -90c110 -60 130 90 34 92', { width: 18, stroke: cider }),
  rect(270, -224, 56, 40, { r: 8, fill: amber }),
  path('M176 -84c20 -40 50 -60 84 -68', { stroke: '#e79a80', width: 9 }),
];

/** The month's sheet is changed, and a page is kept in good order. */
export function monthlyPlan() {
  const days = Array.from({ length: 20 }, (_, i) => {
    const [x, y] = [44 + (i % 5) * 88, 200 + Math.floor(i / 5) * 84];
    const fill = i === 7 ? amber : [sheet, sage][(i + 1) % 7 === 0 ? 1 : 0];
    return [
      rect(x, y, 68, 62, { r: 6, fill, width: 4 }),
      i < 7 ? path(`M${x + 18} ${y + 32}l12 13 22 -28`, { stroke: orchard, width: 8 }) : [],
    ];
  });
  return [
    at(
      110,
      130,
      -4,
      withShadow((look) => rect(0, 0, 510, 600, { r: 8, ...look }), { fill: straw }),
      rect(0, 0, 510, 584, { r: 8, fill: straw }),
      // The sheet of the month, its corner lifted for the next one.
      path('M0 0H510V430L370 566H8a8 8 0 0 1 -8 -8z', { fill: sheet }),
      path('M0 8a8 8 0 0 1 8 -8H502a8 8 0 0 1 8 8V150H0z', { fill: orchard }),
      bar(44, 70, 220, 40, paper),
      bar(400, 78, 66, 24, amber),
      group('translate(0 -14)', days.slice(0, 18)),
      path('M370 566C392 520 386 470 360 440C410 452 470 450 510 430z', { fill: sand }),
      [70, 162, 254, 346, 438].map((x) => [
        circle(x, 26, 13, { fill: ink, width: 0 }),
        rect(x - 8, -28, 16, 56, { r: 8, fill: grey, width: 5 }),
      ]),
    ),
    at(
      690,
      270,
      3,
      browser(0, 0, 680, 520),
      bar(48, 112, 220, 34, orchard),
      bar(48, 168, 180, 16, grey),
      bar(48, 198, 210, 16, grey),
      bar(48, 228, 150, 16, grey),
      rect(48, 286, 170, 56, { r: 28, fill: cider }),
      bar(84, 307, 98, 14, paper),
      rect(310, 106, 322, 250, { r: 8, fill: sage }),
      gear(416, 244, 66, 9, amber),
      gear(546, 216, 48, 7, orchard, 14),
      [0, 1, 2].map((i) =>
        rect(48 + i * 200, 396, 180, 84, { r: 8, fill: [straw, blush, sage][i] }),
      ),
    ),
    at(
      1090,
      404,
      0,
      path('M0 -44c-18 26 -24 36 -24 50a24 24 0 0 0 48 0c0 -14 -6 -24 -24 -50z', { fill: ink }),
    ),
    at(1096, 340, -10, group('scale(0.86)', oilCan())),
    at(1372, 610, -50, spanner(300, sage)),
    bolt(1372 - 26, 610 - 24, 12),
  ];
}
