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

const { amber, blush, cider, grey, orchard, paper, sage, sand, sheet, straw } = colour;

const days = ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const [firstColumn, columnWidth] = [112, 172];
const [firstRow, rowHeight] = [136, 84];

/** Appointments as day, first hour and hours. */
const appointments = [
  [0, 0, 2, straw],
  [0, 2, 1, sage],
  [0, 4, 3, blush],
  [1, 0, 1, blush],
  [1, 1, 3, sand],
  [1, 5, 2, sage],
  [2, 0, 3, sage],
  [2, 3, 1, straw],
  [2, 6, 1, blush],
  [3, 0, 1, sand],
  [3, 1, 2, blush],
  [3, 4, 1, sage],
  [3, 5, 2, straw],
  [4, 0, 2, sage],
  [4, 2, 2, straw],
  [4, 4, 3, sand],
];

const slot = (day, from, hours) => [
  firstColumn + day * columnWidth + 8,
  firstRow + from * rowHeight + 7,
  columnWidth - 16,
  hours * rowHeight - 14,
];

function week() {
  const hours = [9, 10, 11, 12, 1, 2, 3];
  const right = firstColumn + days.length * columnWidth;
  const [x, y, w, h] = slot(2, 4, 2);
  return [
    withShadow((look) => rect(0, 0, 1010, 760, { r: 14, ...look }), { fill: sheet }),
    path('M0 104V14A14 14 0 0 1 14 0H996a14 14 0 0 1 14 14V104z', { fill: orchard }),
    days.map((day, i) =>
      label(firstColumn + (i + 0.5) * columnWidth, 68, day, {
        size: 44,
        fill: paper,
        anchor: 'middle',
      }),
    ),
    hours.map((hour, i) => [
      label(84, firstRow + i * rowHeight + 40, hour, { size: 38, anchor: 'end' }),
      line(firstColumn, firstRow + i * rowHeight, right, firstRow + i * rowHeight, {
        stroke: grey,
        width: 3,
      }),
    ]),
    days.map((_, i) =>
      line(firstColumn + i * columnWidth, 120, firstColumn + i * columnWidth, 732, {
        stroke: grey,
        width: 3,
      }),
    ),
    appointments.map(([day, from, length, fill]) => {
      const [left, top, width, height] = slot(day, from, length);
      return [
        rect(left, top, width, height, { r: 8, fill, width: 5 }),
        bar(left + 18, top + 20, width - 62, 16),
        length > 1 ? bar(left + 18, top + 50, width - 84, 12, grey) : [],
      ];
    }),
    rect(x, y, w, h, { r: 8, fill: '#fbe9e2', stroke: cider, dash: '16 14', width: 7 }),
  ];
}

/** The coin that holds the empty time. */
const coin = () => [
  withShadow((look) => circle(0, 0, 62, look), { fill: amber }, [10, 12]),
  circle(0, 0, 48, { width: 4, dash: '3 10' }),
  label(0, 24, '£', { size: 70, anchor: 'middle' }),
];

/** One half of the scissors: the point is up, the ring below, the screw at the origin. */
const blade = (side, fill) =>
  at(
    0,
    0,
    side * 17,
    polygon(
      [
        [side * -22, 40],
        [side * 22, 30],
        [side * 14, -420],
        [side * -2, -452],
        [side * -26, -40],
      ],
      { fill },
    ),
    line(side * 4, -30, side * 4, -372, { width: 4, stroke: '#7fa392' }),
    path(`M0 20C${side * 4} 90 ${side * -18} 120 ${side * -34} 168`, { width: 56 }),
    path(`M0 20C${side * 4} 90 ${side * -18} 120 ${side * -34} 168`, {
      width: 42,
      stroke: cider,
    }),
    circle(side * -58, 250, 80, { width: 54 }),
    circle(side * -58, 250, 80, { width: 40, stroke: cider }),
  );

const scissors = () => [
  withShadow(
    (look) =>
      look.fill === 'url(#hatch)'
        ? [
            at(0, 0, 17, path('M22 30L14 -420L-2 -452L-26 -40z', look)),
            at(0, 0, -17, path('M-22 30L-14 -420L2 -452L26 -40z', look)),
            at(0, 0, 17, circle(-58, 250, 104, look)),
            at(0, 0, -17, circle(58, 250, 104, look)),
          ].join('')
        : '',
    {},
    [20, 22],
  ),
  blade(-1, sage),
  blade(1, '#e4efe8'),
  circle(0, 0, 24, { fill: amber }),
  line(-12, -8, 12, 8, { width: 6 }),
];

const comb = (length) => [
  withShadow(
    (look) =>
      path(
        `M0 0a30 30 0 0 1 30 -30H${length - 30}a30 30 0 0 1 30 30V96H${length - 26}V40H26V96H0z`,
        look,
      ),
    { fill: straw },
    [12, 14],
  ),
  Array.from({ length: Math.floor((length - 70) / 22) }, (_, i) =>
    rect(38 + i * 22, 24, 12, 74, { r: 5, fill: straw, width: 4 }),
  ),
  rect(4, -20, length - 8, 58, { r: 24, fill: straw, width: 0 }),
  line(40, -4, length - 40, -4, { width: 4 }),
];

/** A week in a salon's diary: a coin keeps the time that scissors and comb wait for. */
export const salonBookingDeposits = () => [
  at(
    70,
    88,
    -3,
    week(),
    at(
      ...slot(2, 4, 2)
        .slice(0, 2)
        .map((v, i) => v + [78, 77][i]),
      8,
      coin(),
    ),
  ),
  at(1130, 792, -4, group('scale(.76)', comb(530))),
  at(1312, 452, 12, group('scale(.88)', scissors())),
];
