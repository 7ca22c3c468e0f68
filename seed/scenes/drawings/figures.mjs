import { circle, colour, limbs, line, path } from './kit.mjs';

const { amber, orchard } = colour;

/** Tones of skin. */
export const skin = { light: '#f3c7aa', dark: '#e2a988' };

/** The hair of the studio's two. */
export const hair = { frances: '#3b2a22', tom: '#b5622d' };

/** What the studio's furniture and clothes are made of. */
export const wood = '#c58f56';
export const oak = '#a8703f';
export const cotton = '#2f4c63';

/** A hand that comes from the lower right and holds something by its corner. */
export const hand = ({ hold, sleeve = orchard, tone = skin.light }) => [
  limbs(
    [
      ['M140 50C100 26 80 18 50 20', 40],
      ['M150 84C110 66 80 58 50 58', 40],
      ['M160 120C130 110 100 100 66 96', 38],
    ],
    tone,
  ),
  hold,
  limbs(
    [
      ['M340 230L200 124', 110],
      ['M176 96C150 66 120 54 84 40', 40],
    ],
    tone,
  ),
  path('M150 140C156 124 158 112 150 98', { width: 5 }),
  limbs([['M560 390L350 236', 150]], sleeve),
  path('M318 300L404 180', { width: 6 }),
];

/** A head seen from the side, looking right, about 90 high around the origin. */
export const profile = ({ tone, hair: fill, glasses, beard }) => [
  glasses
    ? [
        circle(-40, -34, 24, { fill, width: 5 }),
        line(-66, -52, -12, -18, { width: 11 }),
        line(-66, -52, -12, -18, { width: 4, stroke: amber }),
      ]
    : [],
  path(
    'M-34 4C-40 -44 32 -50 37 -8L49 14C50 18 46 20 38 20C38 32 34 44 14 46C-14 48 -32 30 -34 4z',
    {
      fill: tone,
      width: 5,
    },
  ),
  beard
    ? [
        path(
          'M40 26C44 50 26 66 4 58C-24 54 -30 20 -26 -6L-8 0C-6 14 4 20 18 19C26 16 34 18 40 26z',
          {
            fill,
            width: 5,
          },
        ),
        path(
          'M-34 6C-52 -50 10 -66 38 -34C42 -28 40 -18 36 -16C18 -24 0 -20 -6 2C-8 10 -12 14 -18 14z',
          {
            fill,
            width: 5,
          },
        ),
      ]
    : [
        path(
          'M36 -14C38 -60 -48 -66 -46 6C-44 28 -30 38 -22 34C-28 16 -18 6 -8 4C-4 -18 14 -26 36 -14z',
          {
            fill,
            width: 5,
          },
        ),
        path('M20 30q9 4 14 -3', { width: 4 }),
      ],
  circle(-10, 8, 8, { fill: tone, width: 4 }),
  glasses ? [circle(22, 0, 13, { width: 4 }), line(9, -1, -8, 2, { width: 4 })] : [],
  circle(24, 0, 4, { fill: colour.ink, width: 0 }),
  glasses ? [] : path('M16 -14q8 -5 16 -1', { width: 4 }),
];
