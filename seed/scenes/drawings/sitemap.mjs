import { hand } from './figures.mjs';
import { at, bar, circle, colour, group, line, path, polygon, rect, withShadow } from './kit.mjs';

const { amber, blush, cider, grey, orchard, paper, sage, sand, sheet, straw } = colour;
const bark = '#8a5a34';

/** What small pages show; each fits 180 by 100 around the origin. */
const contents = {
  words: [
    bar(-70, -34, 90, 16, orchard),
    [0, 1, 2].map((i) => bar(-70, -4 + i * 22, 140 - i * 24, 9, grey)),
  ],
  picture: [
    rect(-72, -38, 144, 78, { fill: sage, width: 4 }),
    path('M-70 38l42 -48 32 28 26 -20 40 40z', { fill: orchard, width: 0 }),
    circle(44, -18, 10, { fill: amber, width: 0 }),
  ],
  prices: [0, 1, 2].map((i) => [
    bar(-70, -34 + i * 28, 56, 10),
    line(-4, -28 + i * 28, 36, -28 + i * 28, { dash: '1 10', width: 4, stroke: grey }),
    bar(46, -36 + i * 28, 26, 14, cider),
  ]),
  map: [
    rect(-72, -38, 144, 78, { fill: straw, width: 4 }),
    path('M-70 18C-20 -2 10 30 70 -6M-30 -36L-12 38', { stroke: paper, width: 9 }),
    path('M26 18c-18 -24 -24 -30 -24 -42a24 24 0 0 1 48 0c0 12 -6 18 -24 42z', {
      fill: cider,
      width: 4,
    }),
    circle(26, -24, 8, { fill: paper, width: 0 }),
  ],
  people: [-36, 36].map((x) => [
    circle(x, -14, 18, { fill: blush, width: 4 }),
    path(`M${x - 28} 40v-6a28 28 0 0 1 56 0v6z`, { fill: x < 0 ? orchard : amber, width: 4 }),
  ]),
  home: [
    path('M-38 -8V46H38V-8L0 -40z', { fill: straw, width: 5 }),
    path('M-52 0L0 -44 52 0', { width: 7 }),
    rect(-12, 12, 24, 34, { fill: orchard, width: 4 }),
  ],
  call: [
    bar(-70, -30, 120, 12, grey),
    bar(-70, -6, 90, 12, grey),
    rect(-70, 14, 100, 28, { r: 14, fill: cider, width: 4 }),
  ],
  questions: [0, 1, 2].map((i) => [
    circle(-60, -26 + i * 28, 8, { fill: amber, width: 3 }),
    bar(-42, -31 + i * 28, 104 - (i % 2) * 26, 10),
  ]),
};

/** A page of the tree, its middle at the origin. */
const leaf = (kind, scale = 1) =>
  group(
    `scale(${scale})`,
    withShadow(
      (look) => rect(-95, -84, 190, 150, { r: 10, ...look }),
      { fill: sheet, width: 6 / scale },
      [12, 14],
    ),
    path('M-95 -52v-22a10 10 0 0 1 10 -10h170a10 10 0 0 1 10 10v22z', {
      fill: sand,
      width: 6 / scale,
    }),
    [cider, amber, orchard].map((fill, i) => circle(-76 + i * 20, -68, 6, { fill, width: 2.5 })),
    group('translate(0 8)', contents[kind]),
  );

const greenery = (x, y, turn, scale = 1) =>
  at(
    x,
    y,
    turn,
    group(
      `scale(${scale})`,
      path('M0 0C18 -34 54 -40 86 -30C72 4 34 18 0 0z', { fill: orchard, width: 5 / scale }),
      path('M10 -3C30 -14 46 -20 64 -23', { stroke: sage, width: 3 / scale }),
    ),
  );

const apple = (x, y) =>
  at(
    x,
    y,
    0,
    path('M0 -20V-44', { width: 6 }),
    path(
      'M0 -18C-10 -28 -36 -28 -36 2C-36 26 -18 36 -8 33C-3 31 3 31 8 33C18 36 36 26 36 2C36 -28 10 -28 0 -18z',
      { fill: cider },
    ),
    path('M-22 -2a16 16 0 0 1 8 -12', { stroke: '#e79a80', width: 6 }),
  );

/** A branch along a cubic curve, thinner towards its end. */
function branch([x0, y0, x1, y1, x2, y2, x3, y3], thick, thin) {
  const sides = Array.from({ length: 17 }, (_, i) => {
    const t = i / 16;
    const u = 1 - t;
    const along = (a, b, c, d) => u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    const slope = (a, b, c, d) => u * u * (b - a) + 2 * u * t * (c - b) + t * t * (d - c);
    const [x, y] = [along(x0, x1, x2, x3), along(y0, y1, y2, y3)];
    const [dx, dy] = [slope(x0, x1, x2, x3), slope(y0, y1, y2, y3)];
    const half = (thick * u + thin * t) / 2 / Math.hypot(dx, dy);
    return [
      [x - dy * half, y + dx * half],
      [x + dy * half, y - dx * half],
    ].map((point) => point.map(Math.round));
  });
  return [...sides.map(([left]) => left), ...sides.map(([, right]) => right).reverse()];
}

const branches = [
  branch([760, 700, 760, 560, 752, 400, 752, 180], 66, 30),
  branch([764, 610, 640, 520, 380, 580, 276, 400], 48, 22),
  branch([540, 536, 430, 530, 330, 570, 240, 640], 28, 18),
  branch([760, 500, 700, 420, 560, 420, 500, 240], 44, 22),
  branch([606, 398, 520, 322, 420, 260, 310, 180], 14, 18),
  branch([756, 610, 880, 500, 1060, 560, 1196, 440], 48, 20),
  branch([940, 534, 1010, 545, 1060, 580, 1110, 640], 28, 18),
  branch([756, 460, 800, 380, 950, 400, 1000, 220], 44, 22),
];

/** A website grows from its home page; a hand places the last leaf. */
export const sitemap = () => [
  rect(0, 826, 1600, 74, { fill: '#9dc2ae', width: 0 }),
  line(0, 826, 1600, 826, { width: 6 }),
  branches.map((points) => polygon(points, { width: 14 })),
  branches.map((points) => polygon(points, { fill: bark, width: 2, stroke: bark })),
  path('M752 600C750 520 744 470 748 380M776 560C776 520 770 490 768 460', {
    stroke: '#6b4224',
    width: 5,
  }),
  greenery(610, 546, -140),
  greenery(420, 520, -100, 0.8),
  greenery(640, 430, -170, 0.9),
  greenery(556, 352, -50, 0.7),
  greenery(744, 330, 200, 0.8),
  greenery(766, 300, -30, 0.8),
  greenery(880, 396, 30, 0.9),
  greenery(976, 320, 10, 0.8),
  greenery(880, 540, -40),
  greenery(1080, 516, -60, 0.8),
  apple(450, 596),
  apple(960, 596),
  apple(660, 470),
  at(262, 360, -4, leaf('prices')),
  at(190, 668, -5, leaf('call')),
  at(490, 186, -3, leaf('picture')),
  at(250, 140, 3, leaf('people', 0.9)),
  at(752, 124, 2, leaf('words')),
  at(1010, 170, 3, leaf('questions')),
  at(1130, 680, 4, leaf('picture')),
  // The free place, and the page that goes there.
  at(
    1216,
    400,
    -6,
    rect(-95, -84, 190, 150, { r: 10, dash: '16 14', stroke: cider, fill: '#d8e8df' }),
  ),
  at(1340, 284, 10, hand({ hold: leaf('map', 1.2) })),
  at(766, 732, 0, leaf('home', 1.36)),
];
