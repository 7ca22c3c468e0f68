import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Area, compareAreas } from '@/territories/rules/gazetteer';
import { formatDistricts } from '@/territories/rules/postcodes';
import { findTerritoryArea } from '@/territories/rules/territory-area';
import { bareGazetteer as gazetteer } from './support/seeded';

const city = (name: string) => ({ name, postcodeAreas: [], nearby: [] });

function area(place: string, postcodeAreas: string[] = [], cityName: string | null = null) {
  const territory = { place, postcodeAreas, city: cityName ? city(cityName) : null };
  const { districts, names, isCertain } = findTerritoryArea(territory, gazetteer);
  return { districts: formatDistricts(districts), names: [...names], isCertain };
}

const certain = (districts: string, names: string[] = []) => ({
  districts,
  names,
  isCertain: true,
});

describe('a territory covers', () => {
  it('the places in its words', () => {
    expect(area('Wokingham and Bracknell')).toEqual(certain('RG12, RG40–RG42'));
    expect(area('Caversham', [], 'Reading')).toEqual(certain('RG4'));
  });

  it('the listed districts, which narrow the place around them', () => {
    expect(area('Reading town centre', ['RG1'])).toEqual(certain('RG1'));
    expect(area('The west of it', [' rg30 ', 'RG31 1AA'], 'Reading')).toEqual(
      certain('RG30, RG31', ['the west of it']),
    );
  });

  it('a place in its words without any listed district', () => {
    expect(area('Reading and Wokingham', ['RG1'])).toEqual(certain('RG1, RG40, RG41'));
  });

  it('all of a postcode area', () => {
    expect(area('Herefordshire', ['HR'])).toEqual(certain('HR1–HR9'));
  });

  it('its city where its words are unknown', () => {
    expect(area('Old quarter', [], 'Bath')).toEqual(certain('BA1, BA2', ['old quarter']));
  });

  it('the place in its city among several of one name', () => {
    expect(area('Whitchurch', [], 'Cardiff')).toEqual(certain('CF14'));
  });

  it.each(['The Dales', 'Gloucestershire', 'Whitchurch', ''])(
    'an unknown area, with only these words: %j',
    (place) => {
      expect(area(place)).toMatchObject({ districts: '', isCertain: false });
    },
  );

  it('an unknown rest, with a part that is not understood', () => {
    expect(area('Reading and the Dales').isCertain).toBe(false);
    expect(area('Reading and the Dales', ['RG1']).isCertain).toBe(true);
    expect(area('Wokingham and Whitchurch')).toMatchObject({
      names: ['whitchurch'],
      isCertain: false,
    });
  });
});

describe('two areas', () => {
  const of = (districts: string[], names: string[] = []): Area => ({
    districts: new Set(districts),
    names: new Set(names),
  });

  it('share districts: the whole requested area, or a part', () => {
    expect(compareAreas(of(['RG4']), of(['RG4', 'RG5']))).toEqual({
      districts: ['RG4'],
      isWhole: true,
    });
    expect(compareAreas(of(['RG4', 'RG5']), of(['RG4']))).toEqual({
      districts: ['RG4'],
      isWhole: false,
    });
    expect(compareAreas(of(['RG4']), of(['RG5']))).toBeNull();
  });

  it('share an unlisted name, word by word', () => {
    expect(compareAreas(of([], ['leeds']), of([], ['leeds']))).toEqual({
      districts: [],
      isWhole: true,
    });
    expect(compareAreas(of([], ['leeds yorkshire']), of([], ['leeds']))).not.toBeNull();
    expect(compareAreas(of([], ['leedstown']), of([], ['leeds']))).toBeNull();
  });

  it('overlap mutually or not at all', () => {
    const any = fc
      .record({
        districts: fc.array(fc.constantFrom('RG1', 'RG2', 'GL1', 'B1'), { maxLength: 3 }),
        names: fc.array(fc.constantFrom('leeds', 'leeds centre', 'york'), { maxLength: 2 }),
      })
      .map(({ districts, names }) => of(districts, names));
    fc.assert(
      fc.property(any, any, (one, other) => {
        expect(compareAreas(one, other) === null).toBe(compareAreas(other, one) === null);
      }),
    );
  });
});
