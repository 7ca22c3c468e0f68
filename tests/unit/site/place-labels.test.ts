import { describe, expect, it } from 'vitest';
import { boxesAlong, type DrawnMap, placeLabels } from '@/site/map/place-labels';

const map = { width: 400, height: 320 };
const sidesOf = (places: Parameters<typeof placeLabels>[0], on: DrawnMap = map) =>
  placeLabels(places, [on]).map(({ item, side }) => `${item.name}: ${side}`);
const bath = { name: 'Bath', x: 0.5, y: 0.5 };
const everywhere = [{ x: 0, y: 0, ...map }];

describe('names on the map', () => {
  it('stand after their dot', () => {
    expect(sidesOf([bath])).toEqual(['Bath: end']);
  });

  it('stay on the map', () => {
    expect(sidesOf([{ name: 'Reading', x: 0.95, y: 0.5 }])).toEqual(['Reading: start']);
  });

  it('stay on it at each width', () => {
    const reading = { name: 'Reading', x: 0.8, y: 0.5 };
    const narrow = { width: 200, height: 160 };
    expect(sidesOf([reading])).toEqual(['Reading: end']);
    expect(placeLabels([reading], [map, narrow])[0]?.side).toBe('start');
  });

  it('give way to the names before them', () => {
    const places = sidesOf([
      { ...bath, name: 'Bristol', mark: 10 },
      { ...bath, x: 0.56, mark: 10 },
    ]);
    expect(places).toEqual(['Bristol: start', 'Bath: end']);
  });

  it('are left out where there is no room, unless required', () => {
    expect(sidesOf([bath], { ...map, taken: everywhere })).toEqual([]);
    expect(sidesOf([{ ...bath, isRequired: true }], { ...map, taken: everywhere })).toHaveLength(1);
  });

  it('cross shores and rivers only if they may', () => {
    expect(sidesOf([bath], { ...map, lines: everywhere })).toEqual([]);
    expect(sidesOf([{ ...bath, mayCross: true }], { ...map, lines: everywhere })).toHaveLength(1);
  });

  it('stand beside a line', () => {
    const taken = boxesAlong({ x: 200, y: 160 }, { x: 400, y: 160 });
    expect(sidesOf([bath], { ...map, taken })).toEqual(['Bath: start']);
  });
});
