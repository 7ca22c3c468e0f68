import { colours } from '../../../src/platform/brand.ts';

const { paper, sheet, ink, orchard, cider, amber, tick: grey } = colours;

/** The brand's colours, and tints of them. */
export const colour = {
  ...{ paper, sheet, ink, orchard, cider, amber, grey },
  sage: '#c9ddd2',
  sand: '#ecdcbc',
  straw: '#f6dfa6',
  blush: '#ecc7b8',
};

/** A ground for each category of the blog, and for the drawings that are no covers. */
export const grounds = {
  Design: { fill: colour.orchard, line: '#2b7360', tick: colour.paper, shade: '#08392c' },
  Development: { fill: '#22322b', line: '#33463d', tick: colour.paper, shade: '#0b1310' },
  SEO: { fill: '#f4cf7d', line: '#e6bd62', tick: colour.ink, shade: '#b98a2b' },
  Technology: { fill: '#b9d6c7', line: '#a5c7b6', tick: colour.ink, shade: '#6f9c88' },
  Branding: { fill: '#e6b09c', line: '#d99e88', tick: colour.ink, shade: '#a9644b' },
  Prices: { fill: '#eedfbd', line: '#e2cf9f', tick: colour.ink, shade: '#b99f63' },
  Night: { fill: '#1c3947', line: '#294a59', tick: colour.paper, shade: '#0b1c24' },
  Studio: { fill: '#f3ead8', line: '#e6dac1', tick: colour.paper, shade: '#b9a884' },
};

const attributes = (values) =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ');

const pen = ({
  fill = 'none',
  stroke = colour.ink,
  width = 6,
  dash,
  opacity,
  turn,
  cap = 'round',
}) =>
  attributes({
    fill,
    stroke: width === 0 ? 'none' : stroke,
    'stroke-width': width,
    'stroke-dasharray': dash,
    'stroke-linejoin': 'round',
    'stroke-linecap': cap,
    opacity,
    transform: turn,
  });

export const rect = (x, y, w, h, look = {}) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${look.r ?? 0}" ${pen(look)}/>`;
export const circle = (x, y, r, look = {}) => `<circle cx="${x}" cy="${y}" r="${r}" ${pen(look)}/>`;
export const path = (d, look = {}) => `<path d="${d}" ${pen(look)}/>`;
export const line = (x1, y1, x2, y2, look = {}) => path(`M${x1} ${y1}L${x2} ${y2}`, look);
export const polygon = (points, look = {}) =>
  path(`M${points.map((p) => p.join(' ')).join('L')}z`, look);
export const group = (transform, ...parts) =>
  `<g transform="${transform}">${parts.flat().join('')}</g>`;
export const at = (x, y, turn, ...parts) => group(`translate(${x} ${y}) rotate(${turn})`, ...parts);

/** A solid bar in the place of words. */
export const bar = (x, y, w, h = 16, fill = colour.ink) =>
  rect(x, y, w, h, { fill, width: 0, r: 3 });

export const label = (x, y, words, { size = 34, fill = colour.ink, anchor = 'start', turn } = {}) =>
  `<text ${attributes({ x, y, fill, 'font-size': size, 'text-anchor': anchor, transform: turn })} font-family="Mono" font-weight="600">${words}</text>`;

/** A hatched shadow under shapes; `shapes` takes a look that it passes on. */
export const withShadow = (shapes, look, [dx, dy] = [18, 20]) =>
  group(`translate(${dx} ${dy})`, shapes({ ...look, fill: 'url(#hatch)', width: 0 })) +
  shapes(look);

/** A dimension between two points of one height. */
export const dimension = (x1, x2, y, words, ink = colour.paper) =>
  [
    line(x1, y - 16, x1, y + 16, { stroke: ink, width: 4 }),
    line(x2, y - 16, x2, y + 16, { stroke: ink, width: 4 }),
    line(x1, y, (x1 + x2) / 2 - words.length * 13, y, { stroke: ink, width: 4 }),
    line((x1 + x2) / 2 + words.length * 13, y, x2, y, { stroke: ink, width: 4 }),
    label((x1 + x2) / 2, y + 12, words, { size: 36, fill: ink, anchor: 'middle' }),
  ].join('');

/** Round strokes with an inked edge that run into each other where they meet: arms, branches, pipes. */
export const limbs = (strokes, fill, edge = 12) =>
  [
    ...strokes.map(([d, width]) => path(d, { width: width + edge })),
    ...strokes.map(([d, width]) => path(d, { stroke: fill, width })),
  ].join('');

/** A pencil whose tip is at the origin and whose body runs to the right. */
export function pencil(length, body = colour.amber) {
  const half = 25;
  return (
    withShadow(
      (look) =>
        polygon(
          [
            [0, 0],
            [70, -half],
            [length, -half],
            [length, half],
            [70, half],
          ],
          look,
        ),
      { fill: body },
    ) +
    [
      polygon(
        [
          [0, 0],
          [70, -half],
          [82, -8],
          [70, 8],
          [82, half],
          [70, half],
        ],
        { fill: colour.sand, width: 5 },
      ),
      polygon(
        [
          [0, 0],
          [26, -9],
          [26, 9],
        ],
        { fill: colour.ink, width: 3 },
      ),
      line(84, -8, length - 80, -8, { width: 3 }),
      line(84, 9, length - 80, 9, { width: 3 }),
      rect(length - 80, -half, 36, half * 2, { fill: colour.grey }),
      rect(length - 44, -half, 48, half * 2, { fill: colour.cider, r: 8 }),
    ].join('')
  );
}

/** A browser window with its bar; the content starts at `y + 70`. */
export function browser(x, y, w, h, { fill = colour.sheet, shadow = true } = {}) {
  const frame = (look) => rect(x, y, w, h, { r: 14, ...look });
  return [
    shadow ? withShadow(frame, { fill }) : frame({ fill }),
    path(
      `M${x} ${y + 70}V${y + 14}a14 14 0 0 1 14 -14H${x + w - 14}a14 14 0 0 1 14 14V${y + 70}z`,
      { fill: colour.sand },
    ),
    ...[colour.cider, colour.amber, colour.orchard].map((each, index) =>
      circle(x + 40 + index * 38, y + 35, 11, { fill: each, width: 4 }),
    ),
    rect(x + 160, y + 17, w - 190, 36, { fill: colour.sheet, r: 18, width: 4 }),
  ].join('');
}

/** A telephone from above; the screen is w - 32 by h - 32. */
export const phone = (x, y, w, h) =>
  withShadow((look) => rect(x, y, w, h, { r: 52, ...look }), { fill: colour.ink }) +
  rect(x + 16, y + 16, w - 32, h - 32, { fill: colour.paper, r: 38, width: 0 }) +
  rect(x + w / 2 - 50, y + 32, 100, 20, { fill: colour.ink, r: 10, width: 0 });

/** A receiver, 40 by 40 around the origin. */
export const receiver = (fill, scale = 1) =>
  path(
    'M-16 -18h8l5 12-7 5a28 28 0 0 0 12 12l5-7 12 5v8a5 5 0 0 1-5 5A35 35 0 0 1-20-14a5 5 0 0 1 4-4z',
    { fill, width: 0, turn: `scale(${scale})` },
  );

/** The size of a cover, and of every drawing that says no other. */
const coverSize = { width: 1600, height: 900 };

const upTo = (end, step) => Array.from({ length: Math.ceil(end / step) - 1 }, (_, i) => i + 1);

/** The sheet: ground, grid, the scene, and the ruler at its foot. */
export function drawSheet(ground, scene, { width, height } = coverSize) {
  const { fill, line: thin, tick, shade } = grounds[ground];
  const thickness = (i) => (i % 4 === 0 ? 3 : 1.5);
  const grid = [
    ...upTo(width, 50).map((i) =>
      line(i * 50, 0, i * 50, height, { stroke: thin, width: thickness(i) }),
    ),
    ...upTo(height, 50).map((i) =>
      line(0, i * 50, width, i * 50, { stroke: thin, width: thickness(i) }),
    ),
  ];
  const ruler = Array.from({ length: Math.floor(width / 20) + 1 }, (_, i) =>
    line(i * 20, height, i * 20, height - (i % 5 === 0 ? 34 : 18), {
      stroke: tick,
      width: 3,
      cap: 'butt',
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><pattern id="hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="11" height="11" fill="${shade}" opacity=".35"/><path d="M0 0V11" stroke="${shade}" stroke-width="8"/></pattern></defs>
<rect width="${width}" height="${height}" fill="${fill}"/>${grid.join('')}${scene.flat(5).join('')}${ruler.join('')}</svg>`;
}
