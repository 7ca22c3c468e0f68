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

const { amber, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

/** The tape that ties a solicitor's papers. */
const tape = '#e79aa6';
const darkTape = '#c56f7f';

/** The knot at the origin, two loops and two ends. */
const bow = () => [
  path('M-14 10C-60 70 -96 110 -128 176l44 -8 22 40C-34 150 -4 90 6 20z', { fill: tape }),
  path('M14 10C50 66 70 116 86 190l34 -28 40 18C140 110 80 50 20 -6z', { fill: tape }),
  path('M-8 0C-70 -96 -170 -110 -186 -46C-196 10 -104 42 -8 12z', { fill: tape }),
  path('M-28 -4C-80 -56 -134 -62 -142 -36C-146 -12 -96 6 -28 2z', { fill: darkTape, width: 4 }),
  path('M8 0C70 -96 170 -110 186 -46C196 10 104 42 8 12z', { fill: tape }),
  path('M28 -4C80 -56 134 -62 142 -36C146 -12 96 6 28 2z', { fill: darkTape, width: 4 }),
  rect(-30, -30, 60, 58, { r: 16, fill: tape }),
  line(-8, -14, -8, 12, { width: 4 }),
  line(10, -14, 10, 12, { width: 4 }),
];

/** A badge with a tick, pinned where the tape ends. */
const badge = () => {
  const points = Array.from({ length: 40 }, (_, i) => {
    const reach = i % 2 === 0 ? 118 : 102;
    const angle = (i * Math.PI) / 20;
    return [Math.round(Math.sin(angle) * reach), Math.round(-Math.cos(angle) * reach)];
  });
  return [
    polygon(
      [
        [-64, 60],
        [-96, 210],
        [-46, 178],
        [-10, 216],
        [0, 70],
      ],
      { fill: cider },
    ),
    polygon(
      [
        [64, 60],
        [96, 210],
        [46, 178],
        [10, 216],
        [0, 70],
      ],
      { fill: cider },
    ),
    withShadow((look) => polygon(points, look), { fill: amber }, [12, 14]),
    circle(0, 0, 78, { fill: orchard }),
    path('M-36 2l26 28 48 -60', { stroke: paper, width: 18 }),
  ];
};

/** A fountain pen whose point is at the origin and whose barrel runs to the right. */
const fountainPen = (length) => [
  withShadow(
    (look) =>
      path(`M0 0L96 -30H128V-34L196 -42H${length - 60}a60 42 0 0 1 0 84H196L128 34V30H96z`, look),
    { fill: ink },
  ),
  polygon(
    [
      [0, 0],
      [96, -30],
      [130, -22],
      [130, 22],
      [96, 30],
    ],
    { fill: amber },
  ),
  line(6, 0, 84, 0, { width: 4 }),
  circle(88, 0, 8, { fill: ink, width: 0 }),
  polygon(
    [
      [130, -33],
      [196, -41],
      [196, 41],
      [130, 33],
    ],
    { fill: '#33463d' },
  ),
  path(`M196 -42H${length - 60}a60 42 0 0 1 0 84H196z`, { fill: cider }),
  rect(300, -43, 34, 86, { fill: amber }),
  rect(340, -14, length - 460, 28, { r: 14, fill: amber, width: 5 }),
  line(216, -22, 282, -22, { stroke: '#e7836f', width: 8 }),
];

const glasses = () => {
  const lens = (x) => [
    withShadow((look) => circle(x, 0, 96, look), { fill: '#e4efe8' }, [12, 14]),
    circle(x, 0, 96, { width: 22 }),
    circle(x, 0, 96, { width: 10, stroke: straw }),
    path(`M${x - 58} -14a60 60 0 0 1 38 -44`, { stroke: sheet, width: 9 }),
  ];
  return [
    lens(-122),
    lens(122),
    path('M-34 -40C-20 -66 20 -66 34 -40', { width: 22 }),
    path('M-34 -40C-20 -66 20 -66 34 -40', { width: 10, stroke: straw }),
  ];
};

/** A page with a firm's fees, tied with tape like a brief; an index tab for every quarter. */
export function accountantSolicitorWebsites() {
  const fees = ['Fee', 'Searches', 'VAT'].map((name, i) => {
    const y = 330 + i * 84;
    return [
      label(52, y, name, { size: 46 }),
      line(70 + name.length * 29, y - 4, 372, y - 4, { dash: '1 17', width: 6, stroke: grey }),
      label(386, y, '£', { size: 46 }),
      bar(424, y - 32, [132, 92, 66][i], 32),
    ];
  });
  return [
    at(
      120,
      104,
      -3,
      ['Q1', 'Q2', 'Q3', 'Q4'].map((name, i) => [
        withShadow((look) => rect(860, 112 + i * 138, 118, 112, { r: 14, ...look }), {
          fill: [sage, amber, sand, straw][i],
        }),
        label(930, 182 + i * 138, name, { size: 42, anchor: 'middle' }),
      ]),
      browser(0, 0, 880, 690),
      bar(52, 112, 320, 40, orchard),
      fees,
      line(52, 540, 566, 540, { width: 6 }),
      rect(40, 562, 536, 86, { r: 4, fill: straw, width: 0 }),
      label(56, 624, 'Total', { size: 54 }),
      label(364, 624, '£', { size: 54 }),
      bar(412, 584, 150, 42),
      line(52, 672, 566, 672, { width: 6 }),
      rect(-12, 200, 904, 46, { fill: tape, width: 5 }),
      line(-6, 236, 886, 236, { stroke: darkTape, width: 4 }),
      rect(672, -12, 46, 714, { fill: tape, width: 5 }),
      line(708, -6, 708, 696, { stroke: darkTape, width: 4 }),
      at(695, 222, -4, bow()),
      at(695, 470, 6, badge()),
    ),
    at(1150, 596, -62, fountainPen(560)),
    at(1350, 750, -8, group('scale(.9)', glasses())),
  ];
}
