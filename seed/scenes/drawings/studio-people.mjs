import { cotton, hair, profile, skin } from './figures.mjs';
import { at, circle, colour, group, limbs, line, path, rect } from './kit.mjs';

const { amber, cider, grey, ink, orchard, paper } = colour;

/** Frances on her chair; the seat is at the origin, the floor 132 below. */
export const frances = () => [
  // Chair.
  line(0, 22, 0, 108, { width: 16 }),
  line(0, 22, 0, 108, { width: 6, stroke: grey }),
  path('M-54 126L0 106 54 126', { width: 12 }),
  [-54, 54].map((x) => circle(x, 129, 11, { fill: ink, width: 0 })),
  path('M-62 -140c-14 40 -14 90 4 130h26c-14 -40 -14 -90 -6 -130a12 12 0 0 0 -24 0z', {
    fill: cider,
  }),
  rect(-58, 2, 130, 24, { r: 12, fill: cider }),
  // Legs, trunk, arm.
  limbs([['M0 -16H104L98 104', 42]], cotton),
  path('M78 138v-32h40c10 10 30 12 42 20v12H78z', { fill: amber }),
  path('M-36 4C-48 -50 -46 -110 -24 -140C-8 -158 30 -158 42 -136C54 -100 50 -40 44 4z', {
    fill: orchard,
  }),
  path('M-6 -166V-140C8 -126 22 -130 30 -142V-166z', { fill: skin.light, width: 5 }),
  path('M-12 -148C0 -124 28 -124 40 -142', { width: 9, stroke: paper }),
  at(26, -206, 4, profile({ tone: skin.light, hair: hair.frances, glasses: true })),
  limbs([['M128 -98L154 -104', 20]], skin.light, 10),
  path('M146 -96l34 -30', { width: 12 }),
  path('M146 -96l34 -30', { width: 5, stroke: amber }),
  limbs([['M4 -124L36 -52L128 -98', 34]], orchard, 11),
];

/** Tom on his feet, which stand at the origin; he faces to the left. */
export const tom = () =>
  group(
    'scale(-1 1)',
    // The far arm points at the list.
    limbs([['M14 -370L74 -410L108 -470', 32]], '#d99a2b', 11),
    limbs([['M108 -470L114 -486', 22]], skin.dark, 10),
    path('M108 -482L148 -520', { width: 12 }),
    path('M108 -482L148 -520', { width: 5, stroke: cider }),
    // Legs and shoes.
    limbs(
      [
        ['M-14 -222L-26 -24', 46],
        ['M16 -222L26 -24', 46],
      ],
      '#3d5a4e',
    ),
    path('M-52 0v-26h46c8 8 18 10 26 16v10z', { fill: '#6d3a2a', width: 5 }),
    path('M2 0v-26h46c8 8 18 10 26 16v10z', { fill: '#6d3a2a', width: 5 }),
    path('M-44 -214C-54 -280 -56 -350 -34 -386C-18 -404 22 -404 36 -386C54 -350 50 -280 46 -214z', {
      fill: amber,
    }),
    path('M-12 -414V-386C0 -374 14 -374 24 -386V-414z', { fill: skin.dark, width: 5 }),
    path('M-20 -392C-6 -372 18 -372 30 -390', { width: 10, stroke: ink }),
    path('M-26 -384C-6 -340 20 -320 44 -318', { width: 6 }),
    // Camera and the notebook under the near arm.
    rect(14, -332, 62, 44, { r: 8, fill: ink, width: 4 }),
    rect(30, -342, 22, 14, { r: 3, fill: ink, width: 4 }),
    circle(62, -310, 17, { fill: grey, width: 4 }),
    circle(62, -310, 8, { fill: cotton, width: 3 }),
    at(16, -450, 0, profile({ tone: skin.dark, hair: hair.tom, beard: true })),
    at(
      46,
      -234,
      -12,
      rect(-30, -42, 66, 82, { r: 4, fill: cider, width: 5 }),
      line(-16, -42, -16, 40, { width: 4 }),
    ),
    limbs([['M26 -222L40 -226', 24]], skin.dark, 10),
    limbs([['M-24 -352L-38 -262L22 -224', 36]], amber, 11),
  );
