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

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

const star = (x, y, r) =>
  path(
    `M${x} ${y - r}q${r * 0.2} ${r * 0.8} ${r} ${r}q${-r * 0.8} ${r * 0.2} ${-r} ${r}q${-r * 0.2} ${-r * 0.8} ${-r} ${-r}q${r * 0.8} ${-r * 0.2} ${r} ${-r}z`,
    { fill: straw, width: 0 },
  );

/** A window on the night: moon, stars, and a row of dark roofs. */
const nightWindow = () => [
  withShadow((look) => rect(0, 0, 420, 500, { r: 6, ...look }), { fill: sand }),
  rect(28, 28, 364, 444, { fill: '#0f2530' }),
  circle(113, 134, 66, { fill: straw, width: 5 }),
  circle(88, 118, 12, { fill: '#e6c67a', width: 0 }),
  circle(132, 158, 17, { fill: '#e6c67a', width: 0 }),
  circle(138, 106, 8, { fill: '#e6c67a', width: 0 }),
  star(262, 76, 18),
  star(344, 150, 14),
  star(92, 306, 14),
  polygon(
    [
      [30, 470],
      [30, 400],
      [92, 340],
      [150, 396],
      [150, 366],
      [214, 366],
      [214, 404],
      [286, 330],
      [352, 394],
      [390, 394],
      [390, 470],
    ],
    { fill: '#07151c', width: 4 },
  ),
  rect(74, 404, 26, 30, { fill: '#2e5363', width: 0 }),
  rect(276, 392, 26, 30, { fill: '#2e5363', width: 0 }),
  rect(198, 28, 24, 444, { fill: sand }),
  rect(28, 238, 364, 24, { fill: sand }),
  rect(-24, 490, 468, 40, { fill: sand, r: 4 }),
];

/** A shop's page with its awning down. */
const shopPage = () => [
  rect(0, 0, 780, 470, { r: 22, fill: ink }),
  rect(24, 24, 732, 422, { fill: sheet, width: 0, r: 4 }),
  Array.from({ length: 8 }, (_, i) =>
    path(`M${24 + i * 91.5} 24h91.5v70a45.75 45.75 0 0 1 -91.5 0z`, {
      fill: i % 2 === 0 ? cider : paper,
      width: 5,
    }),
  ),
  rect(54, 166, 470, 200, { fill: sage, r: 6 }),
  [112, 222].map((x, i) => [
    path(`M${x - 42} 330c-12 -44 -4 -74 42 -74s54 30 42 74z`, { fill: [amber, straw][i] }),
    path(`M${x - 16} 304l12 -20M${x + 8} 304l12 -20`, { width: 5 }),
  ]),
  rect(42, 330, 494, 24, { fill: '#a8703f' }),
  path('M326 226l66 -50 66 50', { width: 5 }),
  circle(392, 176, 8, { fill: amber, width: 4 }),
  rect(282, 222, 220, 84, { r: 10, fill: ink }),
  label(392, 279, 'CLOSED', { size: 50, fill: paper, anchor: 'middle' }),
  bar(54, 386, 240, 16, grey),
  bar(54, 414, 180, 16, grey),
];

const bubble = (w, h, side) => (look) =>
  path(
    side === 'right'
      ? `M40 0H${w - 40}a40 40 0 0 1 40 40v${h - 80}a40 40 0 0 1 -20 34l14 66 -72 -60H40a40 40 0 0 1 -40 -40V40A40 40 0 0 1 40 0z`
      : `M40 0H${w - 40}a40 40 0 0 1 40 40v${h - 80}a40 40 0 0 1 -40 40H98L26 ${h + 60}l14 -66A40 40 0 0 1 0 ${h - 40}V40A40 40 0 0 1 40 0z`,
    look,
  );

/** A closed shop's page answers at night. */
export const chatbot = () => [
  rect(0, 770, 1600, 130, { fill: '#6b4224', width: 0 }),
  line(0, 770, 1600, 770, { width: 6 }),
  line(0, 800, 1600, 800, { width: 3, stroke: '#55331a' }),
  at(86, 90, 0, nightWindow()),
  at(
    300,
    250,
    0,
    withShadow((look) => rect(0, 0, 780, 470, { r: 22, ...look }), { fill: ink }),
    shopPage(),
    path('M-70 520L-10 470H790L850 520a24 24 0 0 1 -22 20H-48a24 24 0 0 1 -22 -20z', {
      fill: grey,
    }),
    path('M300 520h180l-12 20H312z', { fill: '#857f72', width: 4 }),
  ),
  at(
    810,
    64,
    2,
    withShadow(bubble(700, 150, 'right'), { fill: paper }),
    label(350, 94, 'Do you work Saturdays?', { size: 48, anchor: 'middle' }),
  ),
  at(
    880,
    372,
    -2,
    withShadow(bubble(610, 250, 'left'), { fill: orchard }),
    circle(80, 82, 46, { fill: amber }),
    path('M54 104c-10 -34 -4 -50 26 -50s36 16 26 50z', { fill: cider, width: 5 }),
    path('M70 90l8 -14M84 90l8 -14', { stroke: paper, width: 5 }),
    label(148, 100, 'Yes, 9 till 1.', { size: 50, fill: paper }),
    rect(38, 146, 534, 76, { r: 14, fill: '#0a4535', width: 4 }),
    path('M66 164h24l14 14v28h-38z', { fill: paper, width: 4 }),
    label(124, 196, 'Opening hours', { size: 42, fill: amber }),
    line(124, 210, 452, 210, { stroke: amber, width: 5 }),
    path('M510 170l16 16 -16 16', { stroke: amber, width: 7 }),
  ),
];

const beam = (look) => path('M-500 -16L0 -44 500 -16v32L0 44 -500 16z', look);

/** Hours of answering against a small monthly price. */
export const chatbotSum = () => {
  const tilt = 9;
  const reach = 470;
  const [cx, cy] = [800, 230];
  const end = (side) => {
    const angle = (-tilt * Math.PI) / 180;
    return [cx + side * reach * Math.cos(angle), cy + side * reach * Math.sin(angle)];
  };
  const pan = ([x, y], load) =>
    group(
      `translate(${Math.round(x)} ${Math.round(y)})`,
      path('M0 0L-196 330M0 0L196 330', { width: 5 }),
      load,
      withShadow((look) => path('M-226 330H226C206 404 112 436 0 436S-206 404 -226 330z', look), {
        fill: amber,
      }),
      path('M-184 368C-144 392 -84 406 -24 408', { stroke: '#f9dc96', width: 8 }),
    );
  const clock = [
    withShadow((look) => circle(0, 0, 118, look), { fill: orchard }, [10, 12]),
    circle(0, 0, 92, { fill: sheet }),
    path('M0 0V-92A92 92 0 0 1 80 46z', { fill: blush, width: 0 }),
    Array.from({ length: 12 }, (_, i) =>
      at(0, 0, i * 30, line(0, -80, 0, i % 3 === 0 ? -62 : -70, { width: 6 })),
    ),
    path('M0 -64V0L46 28', { width: 10 }),
    circle(0, 0, 10, { fill: cider, width: 4 }),
  ];
  const telephone = [
    withShadow(
      (look) => path('M-96 0c-4 -60 30 -96 50 -100h92c20 4 54 40 50 100z', look),
      { fill: cider },
      [10, 12],
    ),
    circle(0, -46, 34, { fill: paper }),
    Array.from({ length: 8 }, (_, i) =>
      at(0, -46, i * 45, circle(0, -22, 5, { fill: ink, width: 0 })),
    ),
    path(
      'M-116 -100c-8 -44 40 -66 116 -66s124 22 116 66h-54c-6 -22 -24 -26 -62 -26s-56 4 -62 26z',
      { fill: cider },
    ),
  ];
  return [
    // The foot and the column, with the scale of the pointer.
    withShadow((look) => rect(774, 250, 52, 530, look), { fill: orchard }),
    withShadow((look) => path('M560 836c0 -50 60 -70 240 -70s240 20 240 70z', look), {
      fill: orchard,
    }),
    at(cx, cy, -tilt, group('translate(18 20)', beam({ fill: 'url(#hatch)', width: 0 }))),
    path('M670 240a130 130 0 0 0 260 0z', { fill: sheet }),
    [-60, -40, -20, 0, 20, 40, 60].map((turn) =>
      at(800, 240, turn, line(0, 102, 0, 120, { width: 5 })),
    ),
    at(800, 240, tilt * 2, line(0, 0, 0, 106, { stroke: cider, width: 9 })),
    at(cx, cy, -tilt, beam({ fill: amber })),
    circle(cx, cy, 40, { fill: cider }),
    circle(cx, cy, 12, { fill: ink }),
    pan(end(-1), [at(-100, 206, -6, clock), at(112, 326, 0, telephone)]),
    pan(end(1), [
      at(
        0,
        258,
        -5,
        withShadow(
          (look) =>
            path(
              'M-120 -60H90l56 60 -56 60H-120a12 12 0 0 1 -12 -12v-96a12 12 0 0 1 12 -12z',
              look,
            ),
          { fill: sheet },
          [10, 12],
        ),
        circle(96, 0, 14, { fill: blush }),
        path('M96 0c50 -40 70 -80 40 -110', { stroke: cider, width: 6 }),
        label(-112, 8, '£', { size: 62 }),
        bar(-68, -36, 112, 44, orchard),
        label(-112, 46, 'a month', { size: 30 }),
      ),
    ]),
    [end(-1), end(1)].map(([x, y]) => circle(Math.round(x), Math.round(y), 16, { fill: orchard })),
  ];
};
