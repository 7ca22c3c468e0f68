import {
  at,
  bar,
  browser,
  circle,
  colour,
  label,
  line,
  path,
  pencil,
  polygon,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

/** A receipt that is being added up. */
function receipt() {
  const outline = `M0 -140H560V790${Array.from({ length: 28 }, (_, i) => `l-20 ${i % 2 === 0 ? 24 : -24}`).join('')}z`;
  const rows = ['Design', 'Words', 'Pages', 'Photos', 'Launch'].map((name, i) => {
    const y = 190 + i * 78;
    return [
      label(50, y, name, { size: 42 }),
      line(60 + name.length * 27, y - 4, 380, y - 4, { dash: '1 17', width: 6, stroke: grey }),
      label(388, y, '£', { size: 42 }),
      bar(420, y - 28, [88, 66, 88, 44, 66][i], 28),
    ];
  });
  return at(
    330,
    40,
    -5,
    withShadow((look) => path(outline, look), { fill: sheet }),
    circle(280, 58, 40, { fill: orchard }),
    path('M266 58l11 11 20-24', { stroke: paper, width: 8 }),
    line(50, 124, 510, 124, { width: 5 }),
    rows,
    line(50, 548, 510, 548, { width: 6 }),
    rect(40, 574, 480, 84, { fill: amber, width: 0, r: 4 }),
    label(56, 634, 'Total', { size: 54 }),
    label(316, 634, '£', { size: 54 }),
    bar(362, 596, 148, 40),
    line(50, 686, 510, 686, { width: 6 }),
    path('M50 704C200 698 350 710 470 703', { width: 7, stroke: cider }),
  );
}

function calculator() {
  const keys = Array.from({ length: 16 }, (_, i) => {
    const [x, y] = [34 + (i % 4) * 80, 190 + Math.floor(i / 4) * 92];
    const isSum = i === 15;
    return [
      rect(x, y, 62, 70, { r: 10, fill: isSum ? cider : i % 4 === 3 ? sage : paper }),
      isSum
        ? [
            line(x + 17, y + 27, x + 45, y + 27, { stroke: paper }),
            line(x + 17, y + 43, x + 45, y + 43, { stroke: paper }),
          ]
        : [],
      i === 11 ? [line(x + 17, y + 35, x + 45, y + 35), line(x + 31, y + 21, x + 31, y + 49)] : [],
      i === 7 ? line(x + 17, y + 35, x + 45, y + 35) : [],
      i === 3 ? [line(x + 20, y + 24, x + 42, y + 46), line(x + 42, y + 24, x + 20, y + 46)] : [],
    ];
  });
  return at(
    1120,
    130,
    7,
    withShadow((look) => rect(0, 0, 370, 580, { r: 30, ...look }), { fill: sand }),
    rect(34, 36, 302, 116, { r: 12, fill: ink }),
    [0, 1, 2].map((i) => bar(120 + i * 70, 66, 50, 56, i === 2 ? amber : paper)),
    keys,
  );
}

export const pricingTransparency = () => [calculator(), receipt(), at(862, 706, -24, pencil(560))];

function chair(turn) {
  return at(
    0,
    0,
    turn,
    withShadow((look) => rect(-120, -150, 220, 300, { r: 60, ...look }), { fill: sage }),
    rect(-168, -170, 64, 340, { r: 32, fill: amber }),
    line(-60, -90, -60, 90, { width: 4 }),
    line(0, -100, 0, 100, { width: 4 }),
  );
}

const cup = (x, y, turn) =>
  at(
    x,
    y,
    turn,
    withShadow((look) => circle(0, 0, 88, look), { fill: sheet }, [10, 12]),
    circle(0, 0, 66, { width: 3 }),
    path('M44 -20h46a20 20 0 0 1 0 40h-46', { fill: sheet }),
    circle(0, 0, 52, { fill: paper }),
    circle(0, 0, 40, { fill: '#6b3d22', width: 4 }),
    path('M-20 -6a24 24 0 0 1 30 -14', { stroke: '#b98a66', width: 5 }),
  );

function questions() {
  const rows = Array.from({ length: 10 }, (_, i) => {
    const y = 96 + i * 52;
    const box = rect(372, y - 17, 36, 36, {
      fill: i === 4 ? blush : i < 6 ? sage : sheet,
      width: 5,
      r: 4,
    });
    const tick =
      i === 4
        ? path(`M378 ${y - 10}l24 24m0 -24l-24 24`, { stroke: cider, width: 8 })
        : path(`M378 ${y}l10 12 20 -30`, { stroke: orchard, width: 9 });
    return [
      label(i === 9 ? 28 : 48, y + 14, i + 1, { size: 36 }),
      bar(90, y - 8, [220, 180, 250, 200, 230, 160, 240, 190, 220, 170][i], 18),
      box,
      i < 6 ? tick : [],
    ];
  });
  return at(
    590,
    110,
    3,
    withShadow((look) => rect(0, 0, 440, 620, { r: 6, ...look }), { fill: sheet }, [14, 16]),
    bar(40, 34, 200, 26, orchard),
    rows,
  );
}

/** Two chairs at a table, and a list of ten questions. */
export const hiringWebDesigner = () => [
  at(235, 450, 0, chair(0)),
  at(1365, 450, 180, chair(0)),
  withShadow((look) => rect(370, 60, 860, 770, { r: 60, ...look }), { fill: sand }),
  rect(396, 86, 808, 718, { r: 42, width: 3, stroke: '#c9ad7b' }),
  questions(),
  cup(476, 250, 200),
  cup(1136, 620, -20),
  at(1010, 555, 62, pencil(330, cider)),
];

/** Bricks of a page: some carry words, a picture or a button. */
function brick(x, y, w, kind) {
  const fills = { words: sheet, picture: sage, button: straw, plain: blush, head: orchard };
  const inner = {
    words: [bar(x + 20, y + 22, w - 60, 12, grey), bar(x + 20, y + 46, w - 100, 12, grey)],
    picture: [
      path(`M${x + 16} ${y + 66}l34 -40 26 24 20 -16 36 32z`, { fill: orchard, width: 0 }),
      circle(x + w - 34, y + 24, 10, { fill: amber, width: 0 }),
    ],
    button: [rect(x + 22, y + 24, w - 44, 36, { r: 18, fill: cider, width: 4 })],
    head: [bar(x + 24, y + 32, w - 70, 20, paper)],
    plain: [],
  }[kind];
  return [rect(x, y, w, 82, { r: 5, fill: fills[kind], width: 5 }), inner];
}

/** A page is laid like a wall. */
export function modernWebDev() {
  const kinds = [
    ['head', 'words', 'button', 'picture', 'words'],
    ['picture', 'words', 'plain', 'words', 'button', 'plain'],
    ['words', 'plain', 'picture', 'words', 'plain'],
    ['plain', 'words', 'head', 'plain', 'picture', 'words'],
    ['head', 'picture', 'words', 'plain', 'words'],
  ];
  const laid = [2, 4, 5, 6, 5];
  const [left, top] = [270, 280];
  const courses = kinds.map((row, course) => {
    const y = top + course * 94;
    let x = left;
    return row.map((kind, i) => {
      const isHalf = course % 2 === 1 && (i === 0 || i === row.length - 1);
      const w = isHalf ? 75 : 162;
      const drawn =
        i < laid[course] && !(course === 0 && i > 1) ? brick(x, y, w, isHalf ? 'plain' : kind) : [];
      x += w + 12;
      return drawn;
    });
  });
  const slot = [left + 2 * 174, top];
  return [
    browser(230, 100, 940, 690, { fill: '#e3dccd' }),
    courses,
    rect(slot[0], slot[1], 162, 82, { r: 5, dash: '16 14', width: 5 }),
    line(244, 268, 1156, 268, { stroke: cider, width: 6 }),
    circle(250, 268, 12, { fill: cider, width: 4 }),
    circle(1150, 268, 12, { fill: cider, width: 4 }),
    at(
      742,
      176,
      -9,
      withShadow((look) => rect(-10, 20, 162, 82, { r: 5, ...look }), { fill: amber }),
      bar(16, 42, 100, 12),
      bar(16, 66, 66, 12),
    ),
    at(
      1270,
      420,
      34,
      withShadow(
        (look) =>
          polygon(
            [
              [-210, 0],
              [-40, -120],
              [60, -60],
              [60, 60],
              [-40, 120],
            ],
            look,
          ),
        { fill: sage },
      ),
      line(-200, 0, 50, 0, { width: 4, stroke: '#7fa392' }),
      path('M60 0h56', { width: 26 }),
      path('M60 0h56', { width: 14, stroke: grey }),
      rect(112, -32, 210, 64, { r: 30, fill: cider }),
      line(150, -30, 150, 30, { width: 5 }),
    ),
  ];
}
