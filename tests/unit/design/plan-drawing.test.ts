import { describe, expect, it } from 'vitest';
import { floorPlan } from '@/design/media/floor-plan';
import { streetPlan } from '@/design/media/PlanDrawing';
import { seededRandom, sheetHeight, sheetWidth } from '@/design/media/plan-shapes';

const towns = ['reading', 'bristol', 'bath', 'oxford', 'swindon', 'cardiff', 'newport'];

describe.each([
  ['floor plan', floorPlan],
  ['street plan', streetPlan],
])('a %s', (_name, draw) => {
  it('is the same for the same seed', () => {
    expect(draw(seededRandom('reading'))).toEqual(draw(seededRandom('reading')));
  });

  it('differs between seeds', () => {
    const drawings = towns.map((town) => JSON.stringify(draw(seededRandom(town))));
    expect(new Set(drawings).size).toBe(towns.length);
  });

  it('contains no shape outside the sheet', () => {
    for (const town of towns) {
      for (const { pen, d } of draw(seededRandom(town))) {
        if (pen !== 'house') continue;
        for (const house of d.split('M').slice(1)) {
          const points = house
            .replace('z', '')
            .split('L')
            .map((point) => point.split(' ').map(Number));
          const [across, down] = [0, 1].map((axis) => points.map((point) => point[axis] ?? 0));
          expect(Math.max(...(across ?? []))).toBeGreaterThanOrEqual(0);
          expect(Math.min(...(across ?? []))).toBeLessThanOrEqual(sheetWidth);
          expect(Math.max(...(down ?? []))).toBeGreaterThanOrEqual(0);
          expect(Math.min(...(down ?? []))).toBeLessThanOrEqual(sheetHeight);
        }
      }
    }
  });

  it('contains finite numbers only', () => {
    for (const town of towns) {
      for (const shape of draw(seededRandom(town))) expect(shape.d).not.toMatch(/NaN|Infinity/);
    }
  });
});
