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
  phone,
  receiver,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

/** A tap in elevation; its drop falls from the origin. */
const tap = (scale) =>
  group(
    `scale(${scale})`,
    path('M-30 0v-60a30 30 0 0 1 30 -30h150v-40h70v140h-70v-40H44a14 14 0 0 0 -14 14V0z', {
      fill: sage,
      width: 6 / scale,
    }),
    rect(74, -130, 30, 42, { fill: sage, width: 6 / scale }),
    rect(24, -164, 130, 36, { r: 18, fill: cider, width: 6 / scale }),
    path('M0 26c22 34 30 48 30 62a30 30 0 0 1 -60 0c0 -14 8 -28 30 -62z', {
      fill: '#5aa2b8',
      width: 6 / scale,
    }),
  );

/** A phone that writes a message about a dripping tap. */
export function whatsappIntegration() {
  const keys = [10, 9, 7].map((count, row) =>
    Array.from({ length: count }, (_, i) =>
      rect(-225 + row * 24 + i * 46, 548 + row * 62, 38, 50, { r: 8, fill: sheet, width: 4 }),
    ),
  );
  const screen = [
    path('M-244 -60v-30a38 38 0 0 1 38 -38h412a38 38 0 0 1 38 38v30z', { fill: orchard, width: 0 }),
    circle(-190, -92, 26, { fill: amber, width: 4 }),
    bar(-150, -104, 170, 20, paper),
    at(190, -92, 0, receiver(paper, 0.9)),
    rect(-222, -36, 310, 250, { r: 24, fill: sheet }),
    rect(-204, -18, 274, 170, { r: 12, fill: straw, width: 4 }),
    group('translate(-110 58)', tap(0.62)),
    bar(-204, 172, 210, 18, grey),
    rect(-70, 240, 292, 122, { r: 24, fill: '#bfe3c9' }),
    bar(-44, 268, 236, 18),
    bar(-44, 302, 180, 18),
    path('M150 336l10 10 20 -22m-6 18l4 4 20 -22', { stroke: orchard, width: 5 }),
    rect(-222, 456, 368, 70, { r: 35, fill: sheet }),
    bar(-190, 482, 130, 18),
    rect(-46, 468, 6, 46, { fill: cider, width: 0 }),
    circle(196, 491, 35, { fill: orchard }),
    path('M182 476l32 15 -32 15 6 -15z', { fill: paper, width: 0 }),
    keys,
  ];
  const bubble = (look) =>
    path(
      'M40 0h400a40 40 0 0 1 40 40v150a40 40 0 0 1 -40 40H110l-80 70 20 -76A40 40 0 0 1 0 190V40A40 40 0 0 1 40 0z',
      look,
    );
  return [
    group(
      'translate(290 330)',
      withShadow((look) => path('M-60 0v-120a60 60 0 0 1 60 -60H-300', { ...look, fill: 'none' }), {
        width: 0,
      }),
      group('translate(-40 0) scale(-1 1)', tap(2)),
    ),
    path('M150 640h220l-26 190H176z', { fill: sand }),
    path('M150 640a110 26 0 0 1 220 0a110 26 0 0 1 -220 0z', { fill: '#8fc3d3' }),
    at(800, 180, -5, phone(-260, -144, 520, 900), screen),
    at(
      1080,
      250,
      4,
      withShadow(bubble, { fill: orchard }),
      at(120, 114, 0, receiver(paper, 2.6)),
      bar(200, 64, 210, 24, paper),
      bar(200, 108, 160, 24, paper),
      bar(200, 152, 190, 24, amber),
    ),
  ];
}

const loaf = (scale) =>
  group(
    `scale(${scale})`,
    path('M-80 40c-30 -20 -30 -80 10 -92c40 -14 100 -14 140 0c40 12 40 72 10 92z', {
      fill: amber,
      width: 6 / scale,
    }),
    ...[-40, 0, 40].map((x) => path(`M${x - 14} 8l28 -36`, { width: 8 / scale })),
  );

/** The bakery's icon moves from the browser to the home screen. */
export function whyPwaMatters() {
  const icons = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [-206 + (i % 4) * 108, -90 + Math.floor(i / 4) * 136];
    const mine = i === 8;
    const fill = [sage, blush, sand, straw][(i * 7 + Math.floor(i / 4)) % 4];
    const glyph = [
      circle(x + 42, y + 42, 18, { width: 5 }),
      path(`M${x + 24} ${y + 54}l18 -26 18 26z`, { width: 5 }),
      line(x + 24, y + 42, x + 60, y + 42),
      rect(x + 26, y + 28, 32, 28, { width: 5 }),
    ][i % 4];
    return mine
      ? rect(x - 4, y - 4, 92, 92, { r: 24, dash: '14 12', width: 6, stroke: cider })
      : [rect(x, y, 84, 84, { r: 22, fill, width: 5 }), glyph, bar(x + 16, y + 96, 52, 10, grey)];
  });
  return [
    at(
      90,
      190,
      -4,
      browser(0, 0, 760, 540),
      rect(36, 106, 330, 250, { fill: straw, r: 8 }),
      group('translate(200 245)', loaf(1.35)),
      bar(404, 116, 300, 40, orchard),
      bar(404, 184, 260, 18, grey),
      bar(404, 220, 290, 18, grey),
      bar(404, 256, 220, 18, grey),
      rect(404, 300, 190, 58, { r: 29, fill: cider }),
      bar(446, 322, 106, 14, paper),
      [0, 1, 2].map((i) => [
        rect(36 + i * 236, 392, 208, 110, { fill: [sage, blush, sand][i], r: 8 }),
      ]),
    ),
    at(
      1290,
      200,
      5,
      phone(-260, -150, 520, 900),
      icons,
      rect(-206, 470, 412, 110, { r: 30, fill: '#e3dccd', width: 0 }),
      [0, 1, 2].map((i) =>
        rect(-180 + i * 136, 484, 84, 84, { r: 22, fill: [orchard, sand, sage][i], width: 5 }),
      ),
    ),
    path('M1020 402l52 16m-22 -26l24 27 -33 15', { width: 9 }),
    at(
      925,
      370,
      -10,
      withShadow(
        (look) => rect(-95, -95, 190, 190, { r: 48, ...look }),
        { fill: orchard },
        [22, 30],
      ),
      loaf(0.86),
    ),
  ];
}

/** A stopwatch on a page that has loaded half. */
export function reactPerformance() {
  const ticks = Array.from({ length: 60 }, (_, i) => {
    const angle = (i * Math.PI) / 30;
    const [x, y] = [Math.sin(angle), -Math.cos(angle)];
    const from = i % 5 === 0 ? 186 : 200;
    return line(x * from, y * from, x * 218, y * 218, { width: i % 5 === 0 ? 8 : 3, cap: 'butt' });
  });
  const numbers = [
    ['60', 0, -138],
    ['15', 150, 14],
    ['30', 0, 166],
    ['45', -150, 14],
  ];
  const blank = (x, y, w, h) =>
    rect(x, y, w, h, { r: 8, fill: '#e3dccd', stroke: grey, dash: '12 12', width: 4 });
  return [
    at(
      110,
      150,
      -3,
      browser(0, 0, 1000, 640),
      rect(0, 66, 330, 14, { fill: cider, width: 0 }),
      bar(40, 112, 130, 30, orchard),
      [0, 1, 2].map((i) => bar(560 + i * 140, 118, 100, 18, grey)),
      rect(40, 176, 480, 210, { r: 8, fill: sage }),
      path('M48 380l130 -130 96 84 70 -56 168 102z', { fill: orchard, width: 0 }),
      circle(440, 230, 26, { fill: amber, width: 5 }),
      bar(560, 190, 390, 44),
      bar(560, 256, 300, 44),
      bar(560, 336, 240, 18, grey),
      [0, 1, 2, 3].map((i) => [
        blank(40 + i * 234, 426, 206, 120),
        blank(40 + i * 234, 564, 150, 22),
      ]),
    ),
    at(
      1180,
      490,
      8,
      withShadow((look) => circle(0, 0, 290, look), { fill: amber }, [24, 26]),
      rect(-34, -372, 68, 90, { r: 12, fill: amber }),
      rect(-54, -400, 108, 54, { r: 16, fill: cider }),
      at(0, 0, 42, rect(-24, -344, 48, 66, { r: 10, fill: amber })),
      circle(0, 0, 240, { fill: sheet }),
      path('M0 0V-180A180 180 0 1 1 -156 90z', { fill: blush, width: 0 }),
      ticks,
      numbers.map(([words, x, y]) => label(x, y, words, { size: 46, anchor: 'middle' })),
      path('M29 -17L-173 100', { stroke: cider, width: 14 }),
      circle(0, 0, 24, { fill: ink }),
    ),
  ];
}
