import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  directionBetween,
  findTown,
  framePath,
  isOnSheet,
  milesBetween,
  milesToUnits,
  onSheet,
  riverPath,
  seaPath,
  sheetAround,
  type Town,
} from '@/site/map/map-sheet';

function town(name: string): Town {
  const found = findTown(name);
  if (!found) throw new Error(`${name} is not on the map.`);
  return found;
}

/** Published latitude and longitude, in degrees. */
const published: Record<string, [lat: number, lon: number]> = {
  Hereford: [52.056, -2.716],
  Bath: [51.381, -2.359],
  Birmingham: [52.48, -1.903],
  Bristol: [51.454, -2.597],
  Cardiff: [51.481, -3.179],
  Cheltenham: [51.9, -2.078],
  Gloucester: [51.865, -2.246],
  Newport: [51.588, -2.998],
  Oxford: [51.752, -1.258],
  Reading: [51.456, -0.971],
  Swindon: [51.558, -1.781],
};

/** Great-circle distance on a sphere, which is right to about half a per cent. */
function milesOnSphere(a: [number, number], b: [number, number]): number {
  const [latA, lonA, latB, lonB] = [...a, ...b].map((degrees) => (degrees * Math.PI) / 180) as [
    number,
    number,
    number,
    number,
  ];
  const half =
    Math.sin((latB - latA) / 2) ** 2 +
    Math.cos(latA) * Math.cos(latB) * Math.sin((lonB - lonA) / 2) ** 2;
  return 2 * 3958.76 * Math.asin(Math.sqrt(half));
}

describe('distances', () => {
  const names = Object.keys(published).filter((name) => name !== 'Hereford');

  it.each(names)('from Hereford to %s agree with latitude and longitude', (name) => {
    const expected = milesOnSphere(published.Hereford ?? [0, 0], published[name] ?? [0, 0]);
    const miles = milesBetween(town('Hereford').at, town(name).at);
    expect(Math.abs(miles - expected)).toBeLessThan(0.01 * expected + 0.5);
  });

  it('invert the scale bar', () => {
    expect(milesBetween([3000, 2000], [3000 + milesToUnits(20), 2000])).toBeCloseTo(20);
  });

  it('have a direction', () => {
    expect(directionBetween(town('Hereford').at, town('Reading').at)).toBe('south-east');
    expect(directionBetween(town('Hereford').at, town('Cardiff').at)).toBe('south-west');
    expect(directionBetween([0, 0], [0, 9])).toBe('north');
    expect(directionBetween([0, 0], [-9, 0])).toBe('west');
    expect(directionBetween([0, 0], [-1, 9])).toBe('north');
  });
});

describe('a town', () => {
  it('is the largest of its name', () => {
    expect(town('Newport').people).toBeGreaterThan(100_000);
  });

  it('is unknown outside the area', () => {
    expect(findTown('Inverness')).toBeUndefined();
  });
});

const cities = Object.keys(published).map((name) => town(name).at);
const point = fc.tuple(fc.integer({ min: 2800, max: 5000 }), fc.integer({ min: 1400, max: 3100 }));

describe('a sheet', () => {
  it('shows the points it was made for, at one scale both ways', () => {
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 4 }), (points) => {
        const sheet = sheetAround(points);
        expect(sheet.width / sheet.height).toBeCloseTo(5 / 4, 2);
        for (const each of points) expect(isOnSheet(sheet, each)).toBe(true);
      }),
    );
  });

  it('leaves room around the cities', () => {
    const sheet = sheetAround(cities);
    for (const city of cities) {
      const [x, y] = onSheet(sheet, city);
      expect(Math.min(x, sheet.width - x) / sheet.width).toBeGreaterThan(0.06);
      expect(Math.min(y, sheet.height - y) / sheet.height).toBeGreaterThan(0.06);
    }
  });

  it.each(['Cardiff', 'Newport', 'Bristol'])('shows the sea and rivers near %s', (name) => {
    const sheet = sheetAround([town(name).at, town('Hereford').at]);
    expect(seaPath(sheet)).toMatch(/^M[\d\s.l-]+z/);
    expect(riverPath(sheet)).toMatch(/^M/);
  });

  it('shows no sea at Oxford', () => {
    expect(seaPath({ west: 4300, north: 2300, width: 400, height: 320 })).toBe('');
  });

  it('keeps the lines of the largest map small', () => {
    const sheet = sheetAround(cities);
    expect(`${seaPath(sheet)}${riverPath(sheet)}`.length).toBeLessThan(12_000);
  });

  it('has a mark for each 10 km at all edges, and longer ones for 100 km', () => {
    const path = framePath({ west: 3950, north: 2100, width: 150, height: 120 });
    expect(path.match(/M(50|150) 0v/g)).toHaveLength(2);
    expect(path).toContain('M50 0v4');
    expect(path).toContain('M150 0v2');
    expect(path.match(/M0 \d+h/g)).toHaveLength(2);
  });
});
