import { hair, skin } from './figures.mjs';
import {
  at,
  bar,
  circle,
  colour,
  group,
  limbs,
  line,
  path,
  pencil,
  polygon,
  rect,
  withShadow,
} from './kit.mjs';

const { amber, cider, grey, ink, orchard, paper, sheet, straw } = colour;
const bold = 9;

const eyes = (left, right, y, iris) =>
  [left, right].map((x) => [
    path(
      `M${x - 26} ${y}C${x - 14} ${y - 20} ${x + 14} ${y - 20} ${x + 26} ${y}C${x + 14} ${y + 14} ${x - 14} ${y + 14} ${x - 26} ${y}z`,
      { fill: sheet, width: 0 },
    ),
    circle(x, y - 2, 14, { fill: iris, width: 0 }),
    circle(x, y - 2, 7, { fill: ink, width: 0 }),
    path(`M${x - 28} ${y + 2}C${x - 14} ${y - 22} ${x + 14} ${y - 22} ${x + 28} ${y + 2}`, {
      width: 8,
    }),
  ]);

/** A page on the drawing board, 300 by 380. */
const sketch = () => [
  withShadow((look) => rect(0, 0, 300, 400, look), { fill: sheet }),
  rect(30, 34, 240, 34, { width: 5 }),
  rect(30, 96, 240, 130, { width: 5 }),
  path('M30 96l240 130M270 96l-240 130', { width: 3 }),
  [0, 1, 2].map((i) => bar(30, 256 + i * 34, [220, 180, 200][i], 14, grey)),
  circle(150, 4, 12, { fill: cider, width: 5 }),
];

/** Frances Taylor-Jones: designs and builds. */
export const portraitFrances = () => {
  const tone = skin.light;
  return [
    at(40, 90, -6, sketch()),
    at(560, 120, 5, group('scale(0.9)', sketch())),
    // The hair at the back, and the knot with its pencil.
    withShadow((look) => circle(452, 150, 92, look), { fill: hair.frances, width: bold }, [14, 16]),
    at(640, 44, 146, group('scale(0.8)', pencil(420))),
    path('M380 150a74 74 0 0 1 136 -36M396 190a60 60 0 0 0 110 10', {
      width: 6,
      stroke: '#6a5041',
    }),
    path(
      'M232 430C214 250 300 164 402 164C506 164 588 250 570 430C566 476 548 486 530 480H274C256 486 238 476 232 430z',
      { fill: hair.frances, width: bold },
    ),
    // Shoulders.
    withShadow(
      (look) =>
        path('M70 1010C76 850 130 790 250 752L340 716H460L550 752C670 790 724 850 730 1010z', look),
      { fill: orchard, width: bold },
    ),
    path('M300 734L400 960 500 734L460 700H340z', { fill: paper, width: bold }),
    path('M336 560V716C350 762 450 762 464 716V560z', { fill: tone, width: bold }),
    path('M342 612C380 660 430 656 460 606V650C430 690 372 690 342 656z', {
      fill: '#dda585',
      width: 0,
    }),
    path('M340 708L300 726L286 800L372 792L400 756zM460 708L500 726L514 800L428 792L400 756z', {
      fill: sheet,
      width: 7,
    }),
    path('M400 960V1010', { width: 7 }),
    // Head.
    [
      [256, 446],
      [546, 446],
    ].map(([x, y]) => [
      circle(x, y, 36, { fill: tone, width: bold }),
      circle(x, y + 52, 14, { fill: amber, width: 6 }),
    ]),
    path(
      'M262 400C258 280 330 232 402 232C474 232 544 280 540 400C536 540 486 630 402 630C318 630 266 540 262 400z',
      { fill: tone, width: bold },
    ),
    [316, 488].map((x) => circle(x, 516, 34, { fill: '#efab8f', width: 0 })),
    path(
      'M232 430C214 250 300 164 402 164C506 164 588 250 570 430C566 446 558 448 550 430C516 336 420 316 332 266C276 292 250 340 252 430C246 448 236 446 232 430z',
      { fill: hair.frances, width: bold },
    ),
    path('M334 268C376 232 430 226 470 236M352 284C420 300 480 320 516 364', {
      width: 6,
      stroke: '#6a5041',
    }),
    path('M330 266C300 276 268 300 258 352', { width: 12, stroke: '#b3a394' }),
    // Eyes behind their glasses.
    eyes(336, 468, 432, '#5a6f3c'),
    path('M286 366q46 -30 90 -6M428 360q46 -24 90 6', { width: 12, stroke: hair.frances }),
    [336, 468].map((x) => circle(x, 434, 60, { width: 10 })),
    path('M394 424q8 -8 16 0M278 426l-24 -10M526 426l24 -10', { width: 10 }),
    path('M406 452C418 486 424 504 396 508', { width: 8 }),
    path('M340 548C372 586 432 586 464 546', { width: 9 }),
    path('M380 598q22 8 44 -1', { width: 7, stroke: '#c4735c' }),
    [
      [306, 500],
      [326, 512],
      [482, 500],
      [500, 512],
    ].map(([x, y]) => circle(x, y, 4, { fill: '#c47f5e', width: 0 })),
    // The set square in her hand.
    limbs([['M752 1070L704 962', 112]], orchard, 18),
    limbs([['M694 850V930', 64]], tone, 18),
    withShadow(
      (look) => path('M470 960L650 960 650 640zM550 918L612 918 612 806z', { ...look }),
      { fill: amber, width: bold },
      [12, 14],
    ).replaceAll('<path ', '<path fill-rule="evenodd" '),
    Array.from({ length: 8 }, (_, i) =>
      line(640, 930 - i * 30, i % 2 ? 632 : 626, 930 - i * 30, { width: 5 }),
    ),
    limbs(
      [
        ['M668 850L604 862', 34],
        ['M672 890L604 900', 34],
        ['M676 930L612 938', 32],
      ],
      tone,
      16,
    ),
    limbs([['M690 854V926', 58]], tone, 0),
  ];
};

const print = (x, y, turn, scene) => [
  at(
    x,
    y,
    turn,
    withShadow((look) => rect(-86, 0, 172, 190, look), { fill: sheet }, [10, 12]),
    rect(-68, 18, 136, 122, { fill: '#d3e6ec', width: 5 }),
    scene,
    rect(-10, -22, 20, 48, { r: 4, fill: amber, width: 5 }),
  ),
];

/** Tom Jessop: words, photographs and search. */
export const portraitTom = () => {
  const tone = skin.dark;
  return [
    // Prints that dry on a line.
    path('M-10 96Q400 170 810 88', { width: 7 }),
    print(118, 116, -5, [
      path('M-46 120c-14 -54 -2 -78 46 -78s60 24 46 78z', { fill: amber, width: 6 }),
      path('M-24 88l14 -24M4 88l14 -24', { width: 6 }),
      line(-66, 122, 66, 122, { width: 6 }),
    ]),
    print(690, 108, 4, [
      rect(-44, 62, 88, 76, { fill: straw, width: 5 }),
      polygon(
        [
          [-60, 66],
          [0, 30],
          [60, 66],
        ],
        { fill: cider, width: 5 },
      ),
      rect(-12, 92, 26, 46, { fill: orchard, width: 4 }),
    ]),
    // Shoulders and the collar of the jumper.
    withShadow(
      (look) =>
        path('M56 1010C62 850 120 784 250 744L330 712H470L550 744C680 784 738 850 744 1010z', look),
      { fill: amber, width: bold },
    ),
    path('M326 590V716C350 760 450 760 474 716V590z', { fill: tone, width: bold }),
    path('M306 712C340 790 460 790 494 712L520 736C480 830 320 830 280 736z', {
      fill: '#d99a2b',
      width: bold,
    }),
    [-3, -2, -1, 0, 1, 2, 3].map((i) =>
      line(400 + i * 30, 780 - i * i * 5, 400 + i * 33, 800 - i * i * 6, { width: 4 }),
    ),
    path('M226 752C250 820 290 870 312 900M574 752C550 820 510 870 488 900', { width: 24 }),
    path('M226 752C250 820 290 870 312 900M574 752C550 820 510 870 488 900', {
      width: 10,
      stroke: '#6d3a2a',
    }),
    // Head.
    [
      [248, 440],
      [552, 440],
    ].map(([x, y]) => circle(x, y, 38, { fill: tone, width: bold })),
    path(
      'M258 400C252 270 320 220 400 220C480 220 548 270 542 400C540 560 490 650 400 650C310 650 260 560 258 400z',
      { fill: tone, width: bold },
    ),
    [312, 488].map((x) => circle(x, 500, 32, { fill: '#dd8f6e', width: 0 })),
    // Beard, then the mouth in it.
    path(
      'M250 430C244 600 300 706 400 708C500 706 556 600 550 430C536 500 524 552 474 546C454 522 432 512 400 514C368 512 346 522 326 546C276 552 264 500 250 430z',
      { fill: hair.tom, width: bold },
    ),
    path(
      'M330 562C360 540 384 540 400 552C416 540 440 540 470 562C440 556 420 566 400 566C380 566 360 556 330 562z',
      { fill: '#8f4a1e', width: 0 },
    ),
    path('M348 574C376 606 424 606 452 574C420 584 380 584 348 574z', { fill: sheet, width: 7 }),
    [
      [300, 590],
      [330, 640],
      [372, 668],
      [428, 670],
      [470, 640],
      [502, 590],
    ].map(([x, y]) => line(x, y, x + (400 - x) * 0.06, y + 24, { width: 6, stroke: '#dcae7f' })),
    // Hair, brushed up and back.
    path(
      'M250 424C222 300 236 190 330 168C400 112 536 140 556 236C568 300 560 364 550 424C536 396 536 346 522 306C496 274 452 282 416 262C384 246 340 262 284 306C266 346 266 390 250 424z',
      { fill: hair.tom, width: bold },
    ),
    path(
      'M318 214C360 168 430 168 470 190M290 262C330 218 380 216 420 232M456 240C490 246 514 262 528 286',
      { width: 6, stroke: '#dcae7f' },
    ),
    eyes(336, 464, 420, '#3f7285'),
    path('M290 366q44 -28 88 -2M422 364q44 -26 88 2', { width: 15, stroke: '#8f4a1e' }),
    path('M392 424C384 468 372 486 386 498C400 506 418 504 424 492', { width: 8 }),
    path('M278 432l-14 8M522 432l14 8M280 446l-10 10M520 446l10 10', { width: 5 }),
    // Notebook under the arm.
    at(
      124,
      872,
      -12,
      withShadow(
        (look) => rect(-70, -70, 150, 220, { r: 8, ...look }),
        { fill: cider, width: bold },
        [10, 12],
      ),
      line(-42, -66, -42, 150, { width: 6 }),
      at(60, -130, 98, group('scale(0.5)', pencil(300))),
    ),
    limbs(
      [
        ['M20 1000L146 924', 34],
        ['M30 1030L160 960', 34],
        ['M50 1060L168 994', 34],
        ['M10 1010L70 1010', 80],
      ],
      tone,
      16,
    ),
    limbs([['M-60 1050L8 1004', 110]], amber, 18),
    // Camera.
    group(
      'translate(0 -34)',
      rect(346, 846, 108, 40, { r: 10, fill: grey, width: bold }),
      withShadow(
        (look) => rect(262, 872, 276, 160, { r: 20, ...look }),
        { fill: ink, width: bold },
        [12, 14],
      ),
      rect(262, 900, 276, 20, { fill: '#6d3a2a', width: 0 }),
      circle(400, 950, 84, { fill: grey, width: bold }),
      circle(400, 950, 58, { fill: ink, width: 5 }),
      circle(400, 950, 36, { fill: '#3f7285', width: 0 }),
      path('M378 934a26 26 0 0 1 20 -14', { stroke: sheet, width: 8 }),
      rect(484, 854, 36, 20, { r: 6, fill: cider, width: 6 }),
    ),
    limbs([['M720 1050L626 972', 116]], amber, 18),
    limbs(
      [
        ['M612 960L566 920', 84],
        ['M572 880L506 838', 30],
        ['M560 912L508 884', 32],
        ['M562 948L516 928', 32],
        ['M570 978L522 968', 32],
      ],
      tone,
      16,
    ),
    path('M640 918L590 982', { width: 8 }),
  ];
};
