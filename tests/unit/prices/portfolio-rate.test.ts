import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPlacesLeft, type PortfolioRate } from '@/prices/rules/rates';

const rate = (changes: Partial<PortfolioRate> = {}): PortfolioRate => ({
  isOn: true,
  places: 15,
  taken: 0,
  takenHere: 0,
  ...changes,
});

describe('the places at the Portfolio Building Rate', () => {
  it.each([
    [{}, 15],
    [{ taken: 4 }, 11],
    [{ takenHere: 2 }, 13],
    [{ taken: 4, takenHere: 2 }, 9],
    [{ taken: 14 }, 1],
  ])('with %j are %i of 15', (changes, left) => {
    expect(findPlacesLeft(rate(changes))).toEqual({ left, places: 15 });
  });

  it.each([
    ['are all taken', { taken: 15 }],
    ['are all taken, some of them here', { taken: 10, takenHere: 5 }],
    ['were given away twice', { taken: 15, takenHere: 3 }],
    ['were none', { places: 0 }],
    ['are not offered', { isOn: false }],
  ])('are not mentioned when they %s', (_case, changes) => {
    expect(findPlacesLeft(rate(changes))).toBeNull();
  });

  const count = fc.nat({ max: 1_000 });
  it('never exceed the total, and decrease with each taken place', () => {
    fc.assert(
      fc.property(count, count, count, (places, taken, takenHere) => {
        const left = (changes: Partial<PortfolioRate>) =>
          findPlacesLeft(rate({ places, taken, takenHere, ...changes }))?.left ?? 0;
        expect(left({})).toBe(Math.max(0, places - taken - takenHere));
        expect(left({})).toBeLessThanOrEqual(places);
        expect(left({ takenHere: takenHere + 1 })).toBe(Math.max(0, left({}) - 1));
      }),
    );
  });
});
