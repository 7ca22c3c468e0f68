import { describe, expect, it } from 'vitest';
import { floorPlan } from '@/components/media/floor-plan';
import { seededRandom } from '@/components/media/seeded-random';
import { streetPlan } from '@/components/media/street-plan';

const towns = ['reading', 'bristol', 'bath', 'oxford', 'swindon', 'cardiff', 'newport'];

describe.each([
  ['floor plan', floorPlan],
  ['street plan', streetPlan],
])('a %s', (_name, draw) => {
  it('is the same on every visit', () => {
    expect(draw(seededRandom('reading'))).toEqual(draw(seededRandom('reading')));
  });

  it('is different for each seed', () => {
    const drawings = towns.map((town) => JSON.stringify(draw(seededRandom(town))));
    expect(new Set(drawings).size).toBe(towns.length);
  });

  it('consists of finite numbers only', () => {
    for (const town of towns) {
      for (const shape of draw(seededRandom(town))) expect(shape.d).not.toMatch(/NaN|Infinity/);
    }
  });
});
