import {
  at,
  bar,
  browser,
  circle,
  colour,
  dimension,
  line,
  path,
  polygon,
  receiver,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, straw } = colour;

/** A van whose side is a web page. */
export function webDesignTrades() {
  const wheel = (x) => [
    circle(x, 706, 88, { fill: ink }),
    circle(x, 706, 50, { fill: grey }),
    circle(x, 706, 16, { fill: ink }),
    [0, 72, 144, 216, 288].map((turn) => at(x, 706, turn, line(0, 20, 0, 44, { width: 7 }))),
  ];
  const body = (look) =>
    path(
      'M190 250a30 30 0 0 1 30 -30H1040c60 0 96 20 128 66l94 138 96 34c34 12 52 34 52 72v124a40 40 0 0 1 -40 40H230a40 40 0 0 1 -40 -40z',
      look,
    );
  const rung = (x) => line(x, 136, x, 176, { width: 8, stroke: cider });
  return [
    rect(0, 792, 1600, 108, { fill: '#0b4636', width: 0 }),
    line(0, 792, 1600, 792, { stroke: paper, width: 5 }),
    Array.from({ length: 40 }, (_, i) =>
      line(i * 44, 830, i * 44 - 30, 866, { stroke: '#2b7360', width: 5 }),
    ),
    withShadow(body, { fill: paper }),
    rect(160, 640, 46, 40, { r: 10, fill: grey }),
    rect(1384, 640, 56, 40, { r: 10, fill: grey }),
    path('M1064 276c40 0 62 14 84 46l66 98H1036V276z', { fill: sage }),
    line(1120, 286, 1120, 418, { width: 5 }),
    path('M1016 250V690', { width: 5 }),
    rect(1040, 470, 60, 16, { r: 8, fill: ink }),
    circle(1376, 530, 26, { fill: amber }),
    rect(196, 300, 24, 90, { fill: cider, width: 5 }),
    browser(262, 262, 690, 350, { shadow: false }),
    bar(300, 366, 280, 40, orchard),
    bar(300, 428, 240, 18, grey),
    bar(300, 462, 270, 18, grey),
    rect(300, 512, 250, 74, { r: 37, fill: cider }),
    at(346, 550, 0, receiver(paper, 1)),
    bar(386, 540, 120, 18, paper),
    rect(624, 366, 290, 220, { r: 8, fill: straw }),
    at(
      770,
      476,
      45,
      path(
        'M-18 -10V-64a46 46 0 0 1 -22 -66l0 44 40 20 40 -20 0 -44a46 46 0 0 1 -22 66V112a18 18 0 0 1 -36 0z',
        { fill: sage },
      ),
    ),
    wheel(420),
    wheel(1210),
    [330, 560, 790, 960].map((x) => rect(x, 176, 20, 46, { fill: grey, width: 5 })),
    line(230, 136, 1130, 136, { width: 22, stroke: ink }),
    line(230, 136, 1130, 136, { width: 10, stroke: cider }),
    line(230, 178, 1130, 178, { width: 22, stroke: ink }),
    line(230, 178, 1130, 178, { width: 10, stroke: cider }),
    Array.from({ length: 11 }, (_, i) => rung(270 + i * 82)),
  ];
}

/** A doorway with steps and a ramp, in elevation; the ramp rises one in twelve. */
export function webAccessibilityGuide() {
  const [ground, floor] = [700, 630];
  const person = [
    circle(0, -78, 78, { fill: 'none', width: 16, stroke: paper }),
    circle(0, -78, 78, { width: 6 }),
    circle(0, -78, 62, { width: 4 }),
    [0, 45, 90, 135].map((turn) => at(0, -78, turn, line(-60, 0, 60, 0, { width: 3 }))),
    circle(-112, -26, 26, { fill: ink }),
    path('M-112 -50l-18 -62', { width: 12 }),
    // Legs, seat, trunk, arm, head.
    path('M-10 -150H-96L-138 -62H-166', { width: 34, stroke: ink }),
    path('M-10 -150H-96L-138 -62H-166', { width: 22, stroke: amber }),
    path('M-6 -156L14 -262', { width: 66 }),
    path('M-6 -156L14 -262', { width: 54, stroke: cider }),
    path('M10 -250L-34 -196L-62 -186', { width: 30 }),
    path('M10 -250L-34 -196L-62 -186', { width: 18, stroke: blush }),
    circle(14, -332, 42, { fill: blush }),
    path('M-20 -352a42 42 0 0 1 76 10c-16 -22 -50 -24 -76 -10z', { fill: ink, width: 3 }),
    path('M50 -236v120h40', { width: 12 }),
  ];
  return [
    rect(0, ground, 1600, 200, { fill: '#0b4636', width: 0 }),
    Array.from({ length: 40 }, (_, i) =>
      line(i * 44, ground + 20, i * 44 - 40, ground + 64, { stroke: '#2b7360', width: 5 }),
    ),
    line(0, ground, 1600, ground, { stroke: paper, width: 6 }),
    // The building is a page.
    browser(190, 110, 450, 520),
    bar(226, 212, 210, 30, orchard),
    bar(226, 262, 160, 16, grey),
    bar(226, 292, 190, 16, grey),
    rect(226, 350, 140, 150, { fill: sage }),
    line(296, 350, 296, 500, { width: 4 }),
    line(226, 425, 366, 425, { width: 4 }),
    rect(420, 330, 176, 300, { fill: orchard }),
    rect(446, 358, 124, 130, { fill: '#9bd8bf', width: 5 }),
    circle(576, 520, 10, { fill: amber, width: 3 }),
    polygon(
      [
        [400, 330],
        [616, 330],
        [640, 288],
        [376, 288],
      ],
      { fill: cider },
    ),
    // Landing, steps, ramp.
    [0, 1, 2].map((i) =>
      rect(70 + i * 50, ground - (i + 1) * 23.4, 130 - i * 10, (i + 1) * 23.4, {
        fill: sand,
        width: 5,
      }),
    ),
    polygon(
      [
        [190, floor],
        [660, floor],
        [1500, ground],
        [190, ground],
      ],
      { fill: sand },
    ),
    [0, 1, 2, 3, 4, 5].map((i) => {
      const x = 680 + i * 150;
      const y = floor + ((x - 660) / 840) * 70;
      return line(x, y, x, y - 120, { stroke: paper, width: 8 });
    }),
    line(640, floor - 118, 1450, floor + ((1450 - 660) / 840) * 70 - 120, {
      stroke: paper,
      width: 12,
    }),
    at(1130, floor + ((1130 - 660) / 840) * 70 - 4, 4.76, person),
    dimension(660, 1500, 762, '1 : 12'),
  ];
}
