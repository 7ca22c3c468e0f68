import { at, bar, circle, colour, group, line, path, polygon, rect, withShadow } from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sheet, straw } = colour;

const star = (x, y, r, fill = amber) =>
  polygon(
    Array.from({ length: 10 }, (_, i) => {
      const reach = i % 2 === 0 ? r : r * 0.45;
      const angle = (i * Math.PI) / 5;
      return [x + Math.sin(angle) * reach, y - Math.cos(angle) * reach];
    }),
    { fill, width: 4 },
  );

const pin = (x, y, scale) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    path('M0 0C-44 -56 -56 -78 -56 -106a56 56 0 0 1 112 0c0 28 -12 50 -56 106z', {
      fill: cider,
      width: 6 / scale,
    }),
    circle(0, -106, 20, { fill: paper, width: 5 / scale }),
  );

/** A small shop in elevation, 300 wide, whose foot is at the origin. */
const shop = () => [
  rect(-150, -190, 300, 190, { fill: sheet }),
  rect(-126, -110, 150, 90, { fill: sage, width: 5 }),
  rect(50, -120, 76, 120, { fill: orchard, width: 5 }),
  circle(110, -58, 6, { fill: amber, width: 0 }),
  Array.from({ length: 6 }, (_, i) =>
    path(`M${-168 + i * 56} -190h56v54a28 28 0 0 1 -56 0z`, {
      fill: i % 2 === 0 ? cider : paper,
      width: 5,
    }),
  ),
];

/** The first result under the magnifying glass. */
export function seoGuide() {
  const result = (y) => [
    pin(60, y + 92, 0.62),
    bar(130, y + 10, 330, 24, orchard),
    bar(130, y + 52, 480, 14, grey),
    bar(130, y + 80, 400, 14, grey),
    rect(650, y, 120, 96, { r: 8, fill: [sage, blush][y % 2], width: 5 }),
  ];
  return [
    at(
      640,
      60,
      3,
      withShadow((look) => rect(0, 0, 840, 800, { r: 10, ...look }), { fill: sheet }),
      rect(50, 46, 740, 90, { r: 45, fill: paper }),
      bar(96, 80, 260, 22),
      circle(736, 86, 18, { width: 7 }),
      line(750, 100, 764, 114, { width: 8 }),
      [0, 1, 2, 3, 4].map((i) => star(430 + i * 52, 232, 22)),
      bar(430, 282, 340, 18, grey),
      bar(430, 316, 280, 18, grey),
      bar(430, 350, 310, 18, grey),
      line(50, 420, 790, 420, { width: 4, stroke: grey }),
      result(462),
      line(50, 600, 790, 600, { width: 4, stroke: grey }),
      result(643),
    ),
    at(
      600,
      400,
      0,
      group(
        'rotate(128)',
        withShadow(
          (look) => rect(260, -44, 330, 88, { r: 40, ...look }),
          { fill: cider },
          [10, -20],
        ),
        rect(246, -26, 50, 52, { fill: grey }),
      ),
      withShadow((look) => circle(0, 0, 286, look), { fill: ink }, [16, 22]),
      circle(0, 0, 248, { fill: '#e4efe8' }),
      group('translate(-26 176) scale(1.12)', shop()),
      line(-180, 178, 180, 178, { width: 6 }),
      pin(110, 20, 1.3),
      path('M-206 -96a228 228 0 0 1 100 -108', { stroke: sheet, width: 14 }),
    ),
  ];
}

/** An apple with leaf in a square of 200 around the origin. */
const apple = (scale, body, leaf = orchard, edge = ink) =>
  group(
    `scale(${scale})`,
    path(
      'M0 -42C-22 -68 -96 -68 -96 8C-96 72 -46 104 -20 94C-8 89 8 89 20 94C46 104 96 72 96 8C96 -68 22 -68 0 -42z',
      { fill: body, stroke: edge, width: 6 / scale },
    ),
    path('M0 -44C0 -66 6 -84 20 -100', { stroke: edge, width: 9 / Math.max(scale, 0.6) }),
    path('M18 -62C34 -100 72 -104 92 -98C82 -66 48 -54 18 -62z', {
      fill: leaf,
      stroke: edge,
      width: 6 / scale,
    }),
  );

/** A mark from the drawing board down to sixteen pixels. */
export function brandIdentity() {
  const guide = { stroke: '#5aa2b8', width: 3 };
  return [
    at(
      130,
      90,
      -3,
      withShadow((look) => rect(0, 0, 760, 720, { r: 6, ...look }), { fill: sheet }),
      line(380, 30, 380, 690, { ...guide, dash: '26 8 4 8' }),
      line(40, 390, 720, 390, { ...guide, dash: '26 8 4 8' }),
      circle(380, 390, 268, guide),
      circle(254, 375, 130, guide),
      circle(506, 375, 130, guide),
      circle(380, 390, 196, guide),
      line(120, 120, 120, 660, guide),
      line(640, 120, 640, 660, guide),
      at(380, 390, 0, apple(2.5, cider)),
      path('M112 668h536M112 652v32M648 652v32', { width: 5 }),
    ),
    at(
      960,
      120,
      5,
      withShadow((look) => rect(0, 0, 430, 250, { r: 10, ...look }), { fill: orchard }),
      at(110, 134, 0, apple(0.78, amber, paper, ink)),
      bar(220, 84, 170, 28, paper),
      bar(220, 136, 120, 14, sage),
      bar(220, 164, 150, 14, sage),
    ),
    at(
      1030,
      430,
      -5,
      withShadow((look) => rect(0, 0, 210, 210, { r: 50, ...look }), { fill: straw }),
      at(105, 112, 0, apple(0.76, cider)),
    ),
    at(
      1400,
      520,
      8,
      withShadow((look) => circle(0, 0, 120, look), { fill: paper }),
      circle(0, 0, 98, { width: 4, dash: '3 12' }),
      apple(0.62, orchard, amber),
    ),
    [
      [96, 980],
      [64, 1150],
      [40, 1290],
      [24, 1400],
    ].map(([size, x]) => [at(x + 50, 752 - size / 2, 0, apple(size / 150, cider, orchard))]),
    withShadow((look) => rect(940, 762, 560, 56, { r: 4, ...look }), { fill: amber }, [10, 12]),
    Array.from({ length: 34 }, (_, i) =>
      line(956 + i * 16, 764, 956 + i * 16, i % 5 === 0 ? 794 : 782, { width: 3, cap: 'butt' }),
    ),
    at(
      700,
      330,
      14,
      withShadow(
        (look) => path('M-22 -10L-86 340 -84 372 -62 344 22 14z', look),
        { fill: grey },
        [10, 12],
      ),
      withShadow(
        (look) => path('M22 -10L86 340 84 372 62 344 -22 14z', look),
        { fill: grey },
        [10, 12],
      ),
      rect(-14, -92, 28, 70, { r: 12, fill: amber }),
      circle(0, 0, 36, { fill: ink }),
      circle(0, 0, 12, { fill: amber, width: 0 }),
    ),
  ];
}
