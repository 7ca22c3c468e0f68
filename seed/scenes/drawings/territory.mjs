import { circle, colour, line, path, polygon, rect } from './kit.mjs';

const { amber, cider, grey, ink, orchard, paper, sage, sand, sheet, straw } = colour;

// Metres of the town: x to the lower right, y to the lower left, z up.
const scale = 100;
const iso = ([x, y, z = 0]) => [
  Math.round(800 + (x - y) * scale * 0.88),
  Math.round(126 + (x + y) * scale * 0.44 - z * scale * 0.82),
];
const face = (points, look) => polygon(points.map(iso), { width: 5, ...look });
const size = 5;

/** A plot whose upper corner is at x, y, on its hatched shadow. */
const plot = (x, y, fill) => {
  const corners = (d) => [
    [x + d, y],
    [x + size + d, y],
    [x + size + d, y + size],
    [x + d, y + size],
  ];
  return [
    face(corners(0.24), { fill: 'url(#hatch)', width: 0 }),
    face(corners(0), { fill, width: 6 }),
  ];
};

function house(x, y, { w = 2.2, d = 1.8, h = 1.2, wall = sheet, roof = '#6d3a2a' } = {}) {
  const [right, front, ridge, top] = [x + w, y + d, y + d / 2, h + 0.8];
  const onFront = (from, to, low, high, fill) =>
    face(
      [
        [x + from, front, low],
        [x + to, front, low],
        [x + to, front, high],
        [x + from, front, high],
      ],
      { fill, width: 4 },
    );
  return [
    face(
      [
        [x, y, h],
        [right, y, h],
        [right, ridge, top],
        [x, ridge, top],
      ],
      { fill: roof },
    ),
    face(
      [
        [right, y, 0],
        [right, front, 0],
        [right, front, h],
        [right, ridge, top],
        [right, y, h],
      ],
      { fill: '#d8cfbd' },
    ),
    onFront(0, w, 0, h, wall),
    onFront(0.3, 0.85, 0, 0.85, orchard),
    onFront(1.2, w - 0.3, 0.4, 0.95, sage),
    face(
      [
        [x - 0.1, front + 0.15, h - 0.15],
        [right + 0.1, front + 0.15, h - 0.15],
        [right + 0.1, ridge, top],
        [x - 0.1, ridge, top],
      ],
      { fill: roof },
    ),
  ];
}

const tree = (x, y, r = 44) => {
  const [px, py] = iso([x, y]);
  return [
    line(px, py, px, py - r, { width: 16 }),
    circle(px, py - r * 1.7, r, { fill: orchard }),
    path(`M${px - r * 0.5} ${py - r * 1.9}a${r * 0.6} ${r * 0.6} 0 0 1 ${r * 0.5} -${r * 0.35}`, {
      stroke: sage,
      width: 6,
    }),
  ];
};

/** Rows of a vegetable bed along x. */
const beds = (x, y, count) =>
  Array.from({ length: count }, (_, i) => [
    face(
      [
        [x, y + i * 0.75],
        [x + 1.9, y + i * 0.75],
        [x + 1.9, y + i * 0.75 + 0.42],
        [x, y + i * 0.75 + 0.42],
      ],
      { fill: '#8a5a34', width: 4 },
    ),
    [0.3, 0.95, 1.6].map((along) => {
      const [px, py] = iso([x + along, y + i * 0.75 + 0.2]);
      return circle(px, py - 8, 14, { fill: '#6fa05c', width: 4 });
    }),
  ]);

/** White pickets between two places on one side of a plot. */
function fence(from, to) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = [dx / length, dy / length];
  const step = length / Math.round(length / 0.56);
  const on = (d, z) => [from[0] + ux * d, from[1] + uy * d, z];
  return [
    face([on(0, 0.3), on(length, 0.3), on(length, 0.46), on(0, 0.46)], { fill: sheet, width: 4 }),
    Array.from({ length: Math.round(length / step) }, (_, i) => {
      const d = (i + 0.5) * step;
      return face(
        [on(d - 0.14, 0), on(d - 0.14, 0.7), on(d, 0.9), on(d + 0.14, 0.7), on(d + 0.14, 0)],
        { fill: sheet, width: 4 },
      );
    }),
  ];
}

// A van from the side, from the foot of its back over the roof to the foot of its front.
const outline = [
  [-1.4, 0.24],
  [-1.4, 1.5],
  [0.62, 1.5],
  [1.24, 0.84],
  [1.42, 0.24],
];
const around = (l, z, r) =>
  Array.from({ length: 24 }, (_, i) => [
    l + r * Math.cos((i * Math.PI) / 12),
    z + r * Math.sin((i * Math.PI) / 12),
  ]);

/** The drop of a plumber. */
const drop = (l, z) => {
  const edge = around(l, z, 0.27);
  return [[l, z + 0.62], ...edge.slice(10), ...edge.slice(0, 3)];
};

/** A plumber's van whose middle is at x, y; it faces `turn`, clockwise from the lower right. */
function van(x, y, turn, { fill, top, mark }) {
  const [c, s] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const place = (l, w, z) => [x + l * c - w * s, y + l * s + w * c, z];
  const side = c > s ? 0.62 : -0.62;
  const onSide = (points, look) =>
    face(
      points.map(([l, z]) => place(l, side, z)),
      look,
    );
  const fills = [fill, top, '#a9cfc0', fill];
  const edges = outline.slice(1).map(([l, z], i) => {
    const [l0, z0] = outline[i];
    const faces = 0.82 * (z0 - z) * (c + s) + (l - l0) > 0;
    const across = [
      place(l0, -0.62, z0),
      place(l, -0.62, z),
      place(l, 0.62, z),
      place(l0, 0.62, z0),
    ];
    return faces ? face(across, { fill: fills[i], width: 6 }) : [];
  });
  const lights =
    c + s > 0
      ? [-0.42, 0.42].map((w) => {
          const [px, py] = iso(place(1.38, w, 0.5));
          return circle(px, py, 10, { fill: straw, width: 4 });
        })
      : [];
  return [
    face([place(-1.3, -0.7, 0), place(1.6, -0.7, 0), place(1.6, 0.9, 0), place(-1.3, 0.9, 0)], {
      fill: 'url(#hatch)',
      width: 0,
    }),
    edges,
    onSide(outline, { fill, width: 6 }),
    onSide(
      [
        [0.28, 0.86],
        [0.28, 1.32],
        [0.58, 1.32],
        [1.0, 0.86],
      ],
      { fill: '#a9cfc0', width: 4 },
    ),
    onSide(drop(-0.5, 0.76), { fill: mark, width: 4 }),
    [-0.86, 0.86].map((l) => [
      onSide(around(l, 0.28, 0.3), { fill: ink }),
      onSide(around(l, 0.28, 0.14), { fill: grey, width: 3 }),
    ]),
    lights,
  ];
}

/** The mark of a tyre along points of the lane. */
const tyre = (points) =>
  path(`M${points.map((point) => iso(point).join(' ')).join('L')}`, {
    stroke: '#8f6a1f',
    width: 13,
    dash: '30 15',
    cap: 'butt',
  });
const turning = (offset) => [
  [14, 5.9 - offset],
  [1.2, 5.9 - offset],
  ...Array.from({ length: 13 }, (_, i) => {
    const angle = (i * Math.PI) / 12;
    return [1.2 - (0.85 + offset) * Math.sin(angle), 6.75 - (0.85 + offset) * Math.cos(angle)];
  }),
  [3, 7.6 + offset],
];

const gatePost = (x, y) => {
  const [px, py] = iso([x, y]);
  return [
    rect(px - 11, py - 84, 22, 88, { fill: sheet, r: 3, width: 5 }),
    circle(px, py - 92, 15, { fill: sheet, width: 5 }),
  ];
};

/** A closed gate with the plumber's sign. */
const gate = (from, to) => [
  face(
    [
      [from, size, 0.06],
      [to, size, 0.06],
      [to, size, 0.98],
      [from, size, 0.98],
    ],
    { fill: amber },
  ),
  face(
    drop((from + to) / 2, 0.36).map(([x, z]) => [x, size, z * 0.94]),
    { fill: orchard, width: 4 },
  ),
  gatePost(from, size),
  gatePost(to, size),
];

/** One plumber has the plot; the other one turns round at its gate. */
export const territory = () => {
  const [far, near, front] = [-5.7, 5.7, 8.8];
  return [
    plot(0, far, '#cfd9a6'),
    plot(far, 0, '#cfd9a6'),
    plot(near, 0, sand),
    plot(0, 0, '#a5c48e'),
    plot(0, front, sage),
    plot(near, front, '#cfd9a6'),
    house(1.6, -3.1, { wall: sand, roof: '#3d5a4e' }),
    tree(4.3, -1.9),
    house(-4, 1, { wall: sheet, roof: '#44534c' }),
    beds(-3.6, 3.3, 2),
    fence([0, 0], [size, 0]),
    fence([0, size], [0, 0]),
    house(0.4, 0.35, { w: 2.5, h: 1.3, wall: sheet, roof: cider }),
    tree(4.1, 1.1, 50),
    van(3, 3.6, 0, { fill: orchard, top: '#2b7360', mark: amber }),
    fence([size, 0], [size, size]),

    gate(0, 1.75),
    fence([1.75, size], [size, size]),
    gatePost(size, size),
    gatePost(size, 0),
    house(6.8, 0.8, { wall: sage, roof: '#6d3a2a' }),
    beds(7.6, 3.1, 2),
    tree(1.7, 9.7, 50),
    tree(3.6, 10.5, 42),
    tyre(turning(0.34)),
    tyre(turning(-0.34)),
    van(4.3, 7.7, 6, { fill: paper, top: sheet, mark: cider }),
  ];
};
