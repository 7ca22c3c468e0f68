import { hand, oak, wood } from './figures.mjs';
import { at, bar, circle, colour, group, path, polygon, rect, withShadow } from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet } = colour;

const brass = '#d9a441';

/** The holder of a drawer's label, and its handle below; its middle is at x, y. */
const fittings = (x, y, scale = 1) =>
  group(
    `translate(${x} ${y}) scale(${scale})`,
    rect(-100, -54, 200, 60, { r: 6, fill: brass }),
    rect(-84, -42, 168, 36, { fill: sheet, width: 4 }),
    bar(-56, -31, 112, 14, ink),
    path('M-62 30H62C58 66 34 76 0 76S-58 66 -62 30z', { fill: brass }),
  );

const middle = 900;
const count = 8;
const spread = (from, to, part) => Math.round(from + (to - from) * part);

/** A card in its place in the drawer, the first one at its back. */
function card(index, fill, tab) {
  const part = index / (count - 1);
  const [half, top, w] = [spread(224, 298, part), spread(296, 546, part), spread(112, 150, part)];
  const x = middle - half + 24 + ((index * 2) % 3) * spread(142, 200, part);
  return [
    path(`M${x} ${top + 2}v-24a10 10 0 0 1 10 -10h${w - 20}a10 10 0 0 1 10 10v24z`, { fill: tab }),
    rect(middle - half, top, half * 2, 120, { r: 6, fill }),
  ];
}

/** The card that is looked for; the hand has its right edge. */
const found = () =>
  at(
    0,
    0,
    -4,
    withShadow(
      (look) =>
        path(
          'M-396 -76V-128a12 12 0 0 1 12 -12h188a12 12 0 0 1 12 12v52H102a8 8 0 0 1 8 8V306H-420V-68a8 8 0 0 1 8 -8z',
          look,
        ),
      { fill: sheet },
    ),
    path('M-396 -76V-128a12 12 0 0 1 12 -12h188a12 12 0 0 1 12 12v52z', { fill: amber }),
    bar(-360, -120, 140, 24),
    rect(-384, -36, 200, 166, { r: 8, fill: sage }),
    path('M-378 124l62 -76 46 42 34 -28 46 62z', { fill: orchard, width: 0 }),
    circle(-230, 4, 18, { fill: amber, width: 5 }),
    bar(-150, -32, 170, 40),
    bar(-150, 32, 150, 18, grey),
    bar(-150, 66, 176, 18, grey),
    bar(-150, 100, 130, 18, grey),
    bar(-384, 166, 400, 18, grey),
    bar(-384, 200, 330, 18, grey),
  );

const drawer = (x, y) => [
  rect(x, y, 510, 134, { r: 8, fill: oak }),
  fittings(x + 255, y + 64, 0.76),
];

/** A drawer of a card index, and the right card. */
export const cardIndex = () => {
  const tones = [paper, '#f3ead8', sheet];
  const tabs = [sand, blush, sage];
  const standing = Array.from({ length: count }, (_, i) => card(i, tones[i % 3], tabs[i % 3]));
  const chosen = 4;
  return [
    at(
      44,
      0,
      0,
      withShadow((look) => rect(78, 190, 1110, 650, { r: 10, ...look }), { fill: wood }),
      rect(50, 168, 1166, 42, { r: 8, fill: wood }),
      [0, 1, 2, 3].map((row) => drawer(110, 230 + row * 150)),
      rect(646, 680, 510, 134, { r: 8, fill: oak }),
      // The open drawer: its sides run from the cabinet to its front.
      rect(646, 230, 510, 134, { r: 6, fill: '#2c1a0e' }),
      polygon(
        [
          [660, 262],
          [1142, 262],
          [1228, 580],
          [574, 580],
        ],
        { fill: '#6b4224' },
      ),
      standing.slice(0, chosen),
      group('translate(1036 168)', hand({ hold: found(), sleeve: cider })),
      standing.slice(chosen),
      withShadow((look) => rect(556, 566, 690, 218, { r: 10, ...look }), { fill: oak }),
      rect(580, 590, 642, 170, { r: 6, width: 4 }),
      fittings(901, 668, 1.05),
    ),
  ];
};
