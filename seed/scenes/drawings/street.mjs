import { circle, colour, line, path, polygon } from './kit.mjs';

const { amber, blush, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

// Metres of the street: x along it, y towards the viewer, z up.
const scale = 62;
const iso = ([x, y, z = 0]) => [
  Math.round((690 + (x - y) * scale * 0.86) * 10) / 10,
  Math.round((270 + (x + y) * scale * 0.5 - z * scale * 0.82) * 10) / 10,
];
const face = (points, look) => polygon(points.map(iso), { width: 5, ...look });
const stroke = (from, to, look) => line(...iso(from), ...iso(to), look);

/** A shop with its front to the street at y = 3. */
function shopAt(x, w, h, { wall, roof, awning }) {
  const [front, back, ridge] = [3, 0.2, 1.6];
  const pane = (from, to, low, high, fill) =>
    face(
      [
        [x + from, front, low],
        [x + to, front, low],
        [x + to, front, high],
        [x + from, front, high],
      ],
      { fill, width: 4 },
    );
  const stripes = 5;
  return [
    face(
      [
        [x, back, h],
        [x + w, back, h],
        [x + w, ridge, h + 1],
        [x, ridge, h + 1],
      ],
      { fill: roof },
    ),
    face(
      [
        [x + w, back, 0],
        [x + w, front, 0],
        [x + w, front, h],
        [x + w, ridge, h + 1],
        [x + w, back, h],
      ],
      { fill: '#d8cfbd' },
    ),
    face(
      [
        [x, front, 0],
        [x + w, front, 0],
        [x + w, front, h],
        [x, front, h],
      ],
      { fill: wall },
    ),
    face(
      [
        [x, front + 0.15, h - 0.05],
        [x + w, front + 0.15, h - 0.05],
        [x + w, ridge, h + 1],
        [x, ridge, h + 1],
      ],
      { fill: roof },
    ),
    [0.25, 0.5, 0.75].map((part) => {
      const [y, z] = [front + 0.15 - part * 1.55, h - 0.05 + part * 1.05];
      return stroke([x, y, z], [x + w, y, z], { width: 2.5 });
    }),
    pane(0.25, 0.85, 1.75, h - 0.35, sage),
    pane(w - 0.85, w - 0.25, 1.75, h - 0.35, sage),
    pane(0.2, w - 0.95, 0.15, 1.05, '#a9cfc0'),
    pane(w - 0.75, w - 0.25, 0, 1.05, ink),
    Array.from({ length: stripes }, (_, i) => {
      const [a, b] = [
        x + 0.1 + (i * (w - 0.2)) / stripes,
        x + 0.1 + ((i + 1) * (w - 0.2)) / stripes,
      ];
      return face(
        [
          [a, front, 1.55],
          [b, front, 1.55],
          [b, front + 0.75, 1.05],
          [a, front + 0.75, 1.05],
        ],
        { fill: i % 2 === 0 ? awning : paper, width: 4 },
      );
    }),
  ];
}

const person = (x, y, fill) => {
  const [px, py] = iso([x, y]);
  return [
    path(`M${px - 9} ${py}v-34a9 9 0 0 1 18 0v34z`, { fill, width: 4 }),
    circle(px, py - 54, 10, { fill: blush, width: 4 }),
  ];
};

/** A carriage of the train between two places along the line. */
const carriage = (from, to) => [
  face(
    [
      [from, -4.6, 0.2],
      [to, -4.6, 0.2],
      [to, -4.6, 1.2],
      [from, -4.6, 1.2],
    ],
    { fill: cider },
  ),
  face(
    [
      [to, -5.6, 0.2],
      [to, -4.6, 0.2],
      [to, -4.6, 1.2],
      [to, -5.6, 1.2],
    ],
    { fill: '#8d2813' },
  ),
  face(
    [
      [from, -5.6, 1.2],
      [to, -5.6, 1.2],
      [to, -4.6, 1.2],
      [from, -4.6, 1.2],
    ],
    { fill: grey },
  ),
  Array.from({ length: 4 }, (_, i) => {
    const a = from + 0.3 + (i * (to - from - 0.4)) / 4;
    return face(
      [
        [a, -4.6, 0.6],
        [a + 0.5, -4.6, 0.6],
        [a + 0.5, -4.6, 1],
        [a, -4.6, 1],
      ],
      { fill: straw, width: 3 },
    );
  }),
];

/** A street of shopfronts between railway and river. */
export function webDesignReading() {
  const [start, end] = [-10, 30];
  const strip = (from, to, fill) =>
    face(
      [
        [start, from],
        [end, from],
        [end, to],
        [start, to],
      ],
      { fill, width: 4 },
    );
  const looks = [
    [2.5, 2.9, { wall: sheet, roof: '#3d5a4e', awning: cider }],
    [2.2, 3.5, { wall: blush, roof: '#6d3a2a', awning: orchard }],
    [2.6, 2.7, { wall: sand, roof: '#3d5a4e', awning: amber }],
    [2.2, 3.3, { wall: sheet, roof: '#6d3a2a', awning: cider }],
    [2.6, 2.9, { wall: sage, roof: '#44534c', awning: orchard }],
    [2.3, 3.4, { wall: sheet, roof: '#6d3a2a', awning: amber }],
    [2.5, 2.8, { wall: blush, roof: '#3d5a4e', awning: cider }],
  ];
  let x = -4.6;
  const row = [...looks, ...looks].map(([w, h, look]) => {
    const drawn = shopAt(x, w, h, look);
    x += w;
    return drawn;
  });
  return [
    strip(-6.4, -3.8, '#d8cfbd'),
    strip(-3.8, -0.4, '#9dbb8f'),
    [-5.5, -4.75].map((y) => stroke([start, y], [end, y], { width: 6 })),
    Array.from({ length: 60 }, (_, i) =>
      stroke([start + i * 0.6, -5.75], [start + i * 0.6, -4.5], { width: 3 }),
    ),
    carriage(-2.6, 0.4),
    carriage(0.6, 3.6),
    carriage(3.8, 6.8),
    carriage(7, 10),
    strip(-0.4, 4.2, '#e6ddca'),
    strip(4.2, 6.3, '#a8a294'),
    strip(6.3, 7.2, '#e6ddca'),
    Array.from({ length: 20 }, (_, i) =>
      stroke([start + i * 1.6, 5.25], [start + i * 1.6 + 0.8, 5.25], { stroke: paper, width: 6 }),
    ),
    strip(7.2, 16, '#7fb4c4'),
    Array.from({ length: 18 }, (_, i) =>
      stroke([-6 + i * 1.5, 8 + (i % 3) * 0.9], [-5.2 + i * 1.5, 8 + (i % 3) * 0.9], {
        stroke: '#d5ebf0',
        width: 5,
      }),
    ),
    row,
    person(-0.2, 3.95, cider),
    person(2.4, 4.05, orchard),
    person(5.2, 3.95, amber),
    person(5.7, 4, ink),
    person(8.6, 4.05, cider),
    person(3.4, 6.8, amber),
    person(7.4, 6.7, orchard),
    // A narrow boat.
    face(
      [
        [3.4, 8.6, 0.25],
        [7.2, 8.6, 0.25],
        [7.2, 9.4, 0.25],
        [3.4, 9.4, 0.25],
      ],
      { fill: orchard },
    ),
    face(
      [
        [3.4, 9.4, -0.1],
        [7.2, 9.4, -0.1],
        [7.2, 9.4, 0.25],
        [3.4, 9.4, 0.25],
      ],
      { fill: ink },
    ),
    face(
      [
        [4, 9.2, 0.25],
        [6.6, 9.2, 0.25],
        [6.6, 9.2, 0.7],
        [4, 9.2, 0.7],
      ],
      { fill: cider },
    ),
    face(
      [
        [4, 8.7, 0.7],
        [6.6, 8.7, 0.7],
        [6.6, 9.2, 0.7],
        [4, 9.2, 0.7],
      ],
      { fill: straw },
    ),
  ];
}
