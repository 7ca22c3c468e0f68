import { describe, expect, it } from 'vitest';
import { boxesAlong, placeLabels } from '@/site/map/place-labels';

const map = { width: 400, height: 320 };
const sidesOf = (...places: Parameters<typeof placeLabels>[0]) =>
  placeLabels(places, map).map(({ item, side }) => `${item.name}: ${side}`);

describe('names on the map', () => {
  it('stand after their dot', () => {
    expect(sidesOf({ name: 'Bath', x: 0.5, y: 0.5 })).toEqual(['Bath: end']);
  });

  it('stay on the map', () => {
    expect(sidesOf({ name: 'Reading', x: 0.95, y: 0.5 })).toEqual(['Reading: start']);
  });

  it('give way to the names before them', () => {
    const places = sidesOf(
      { name: 'Bristol', x: 0.5, y: 0.5, isRequired: true },
      { name: 'Bath', x: 0.56, y: 0.5, isRequired: true },
    );
    expect(places).toEqual(['Bristol: start', 'Bath: end']);
  });

  it('are left out where there is no room, unless required', () => {
    const everywhere = [{ x: 0, y: 0, ...map }];
    const bath = { name: 'Bath', x: 0.5, y: 0.5 };
    expect(placeLabels([bath], map, everywhere)).toEqual([]);
    expect(placeLabels([{ ...bath, isRequired: true }], map, everywhere)).toHaveLength(1);
  });

  it('stand beside a line', () => {
    const line = boxesAlong({ x: 200, y: 160 }, { x: 400, y: 160 });
    const [label] = placeLabels([{ name: 'Bath', x: 0.5, y: 0.5 }], map, line);
    expect(label?.side).toBe('start');
  });
});
