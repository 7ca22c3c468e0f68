import data from './map-data.json';

/** East and north on the National Grid, in units of 100 m. */
export type GridPoint = readonly [east: number, north: number];

export interface Town {
  name: string;
  at: GridPoint;
  people: number;
}

/** Part of the map that is drawn. */
export interface MapSheet {
  west: number;
  north: number;
  width: number;
  height: number;
}

const unitsPerMile = 16.09344;

/** Distance in a straight line. The grid's scale differs by less than 0.1 % from the ground's. */
export function milesBetween(a: GridPoint, b: GridPoint): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1]) / unitsPerMile;
}

export const milesToUnits = (miles: number) => miles * unitsPerMile;

const compass = [
  'north',
  'north-east',
  'east',
  'south-east',
  'south',
  'south-west',
  'west',
  'north-west',
];

/** Direction from one point to another by the eight points of the compass. */
export function directionBetween(from: GridPoint, to: GridPoint): string {
  const turns = Math.atan2(to[0] - from[0], to[1] - from[1]) / (2 * Math.PI);
  return compass[(Math.round(turns * 8) + 8) % 8] ?? 'north';
}

/** The towns of the map, the largest first. */
export const towns: readonly Town[] = data.towns.map((line) => {
  const [, name = '', east, north, people] = /^(.+) (\d+) (\d+) (\d+)$/.exec(line) ?? [];
  return { name, at: [Number(east), Number(north)], people: Number(people) };
});

/** The largest town of this name; `undefined` for one that is not on the map. */
export function findTown(name: string): Town | undefined {
  return towns.find((town) => town.name === name);
}

function readLine(text: string): GridPoint[] {
  const numbers = text.split(' ').map(Number);
  let [east, north] = [0, 0];
  const points: GridPoint[] = [];
  for (let index = 0; index < numbers.length; index += 2) {
    east += numbers[index] ?? 0;
    north += numbers[index + 1] ?? 0;
    points.push([east, north]);
  }
  return points;
}

const [boxWest = 0, boxSouth = 0, boxEast = 0, boxNorth = 0] = data.box;
/** Each shore begins and ends on the western edge of the data, with the sea between its ends. */
const waters = [...data.shores, ...data.islands].map(readLine);
const rivers = data.rivers.map(({ name, line }) => ({ name, points: readLine(line) }));

/** Width to height of every map. */
const aspect = 5 / 4;
const leastWidth = 850;

/** The sheet that shows these points with room around them, within the data. */
export function sheetAround(points: readonly GridPoint[]): MapSheet {
  const [east, north] = [0, 1].map((axis) => {
    const values = points.map((point) => point[axis] ?? 0);
    return { from: Math.min(...values), to: Math.max(...values) };
  }) as [Span, Span];
  const needed = Math.max((east.to - east.from) * 1.24, (north.to - north.from) * aspect * 1.24);
  const widest = Math.min(boxEast - boxWest, (boxNorth - boxSouth) * aspect);
  const width = Math.round(Math.min(Math.max(needed, leastWidth), widest));
  const height = Math.round(width / aspect);
  const west = (east.from + east.to - width) / 2;
  const south = (north.from + north.to - height) / 2;
  return {
    west: Math.round(Math.min(Math.max(west, boxWest), boxEast - width)),
    north: Math.round(Math.min(Math.max(south, boxSouth), boxNorth - height)) + height,
    width,
    height,
  };
}

interface Span {
  from: number;
  to: number;
}

/** A point in units of the sheet, from its upper left corner. */
export function onSheet({ west, north }: MapSheet, [x, y]: GridPoint): GridPoint {
  return [x - west, north - y];
}

export function isOnSheet(sheet: MapSheet, point: GridPoint): boolean {
  const [x, y] = onSheet(sheet, point);
  return x >= 0 && y >= 0 && x <= sheet.width && y <= sheet.height;
}

/** Distance beyond the edge at which lines are cut, so that no cut is seen. */
const bleed = 20;

/** Cuts a ring at the sheet's edges (Sutherland and Hodgman). */
function clipRing(ring: readonly GridPoint[], { width, height }: MapSheet): GridPoint[] {
  const edges: [axis: 0 | 1, limit: number, sign: 1 | -1][] = [
    [0, -bleed, 1],
    [0, width + bleed, -1],
    [1, -bleed, 1],
    [1, height + bleed, -1],
  ];
  return edges.reduce<readonly GridPoint[]>((points, [axis, limit, sign]) => {
    const depth = (point: GridPoint) => (point[axis] - limit) * sign;
    return points.flatMap((point, index) => {
      const before = points.at(index - 1) ?? point;
      const [was, is] = [depth(before), depth(point)];
      if (was >= 0 === is >= 0) return is >= 0 ? [point] : [];
      const t = was / (was - is);
      const crossing: GridPoint = [
        Math.round(before[0] + (point[0] - before[0]) * t),
        Math.round(before[1] + (point[1] - before[1]) * t),
      ];
      return is >= 0 ? [crossing, point] : [crossing];
    });
  }, ring) as GridPoint[];
}

/** The parts of a line whose stretches touch the sheet. */
function clipLine(line: readonly GridPoint[], { width, height }: MapSheet): GridPoint[][] {
  const parts: GridPoint[][] = [];
  let isDrawn = false;
  line.slice(1).forEach((end, index) => {
    const start = line[index] ?? end;
    const touches =
      Math.max(start[0], end[0]) > -bleed &&
      Math.min(start[0], end[0]) < width + bleed &&
      Math.max(start[1], end[1]) > -bleed &&
      Math.min(start[1], end[1]) < height + bleed;
    if (touches && !isDrawn) parts.push([start]);
    if (touches) parts.at(-1)?.push(end);
    isDrawn = touches;
  });
  return parts;
}

/** Path data with relative steps, which are the shortest. */
function toPath(points: readonly GridPoint[]): string {
  return points
    .map(([x, y], index) => {
      const before = points[index - 1];
      return before ? `${index === 1 ? 'l' : ' '}${x - before[0]} ${y - before[1]}` : `M${x} ${y}`;
    })
    .join('');
}

/** The sea with its islands left out, for `evenodd`. */
export function seaPath(sheet: MapSheet): string {
  return waters
    .map((ring) =>
      clipRing(
        ring.map((point) => onSheet(sheet, point)),
        sheet,
      ),
    )
    .filter((ring) => ring.length > 2)
    .map((ring) => `${toPath(ring)}z`)
    .join('');
}

export function riverPath(sheet: MapSheet): string {
  return rivers
    .flatMap(({ points }) =>
      clipLine(
        points.map((point) => onSheet(sheet, point)),
        sheet,
      ),
    )
    .map(toPath)
    .join('');
}

/** Shores and rivers on the sheet, in its units. */
export function linesOn(sheet: MapSheet): GridPoint[][] {
  return [...waters, ...rivers.map(({ points }) => points)].flatMap((line) =>
    clipLine(
      line.map((point) => onSheet(sheet, point)),
      sheet,
    ),
  );
}

/** Names of the rivers on the sheet, each at the middle of its longest part there. */
export function riverNames(sheet: MapSheet): { name: string; at: GridPoint }[] {
  return rivers.flatMap(({ name, points }) => {
    const shown = points.filter((point) => isOnSheet(sheet, point));
    const at = shown[Math.floor(shown.length / 2)];
    return name && at && shown.length > 12 ? [{ name, at }] : [];
  });
}

/** A point for each place, to be stroked with round ends. */
export function dotPath(sheet: MapSheet, points: readonly GridPoint[]): string {
  return points
    .filter((point) => isOnSheet(sheet, point))
    .map((point) => `M${onSheet(sheet, point).join(' ')}h0`)
    .join('');
}

const kilometre = 10;

/** Marks at the frame: one for each 10 km of the National Grid, a longer one for each 100 km. */
export function framePath({ west, north, width, height }: MapSheet): string {
  const length = width / 75;
  let path = '';
  const marks = (from: number, extent: number, draw: (offset: number, size: number) => string) => {
    const step = 10 * kilometre;
    for (let at = Math.ceil(from / step) * step; at <= from + extent; at += step)
      path += draw(at - from, Math.round(at % 1000 === 0 ? 2 * length : length));
  };
  marks(west, width, (x, size) => `M${x} 0v${size}M${x} ${height}v${-size}`);
  marks(north - height, height, (offset, size) => {
    const y = height - offset;
    return `M0 ${y}h${size}M${width} ${y}h${-size}`;
  });
  return path;
}
