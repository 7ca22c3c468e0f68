import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildGazetteer, listSuggestedPlaces } from '@/territories/rules/gazetteer';
import { matchPlace } from '@/territories/rules/match-place';
import { formatDistricts } from '@/territories/rules/postcodes';
import { bareGazetteer, gazetteer, placeList, seededCities } from './support/seeded';

function districtsOf(text: string): string | null {
  const match = matchPlace(text, bareGazetteer);
  return match.kind === 'found' ? formatDistricts(match.area.districts) : null;
}

describe('a place is understood', () => {
  it.each([
    ['Caversham', 'RG4'],
    ['  cAVERSHAM ', 'RG4'],
    ['Reading', 'RG1, RG2, RG4–RG6, RG30, RG31'],
    ['Reading, Berkshire', 'RG1, RG2, RG4–RG6, RG30, RG31'],
    ['city of Bath', 'BA1, BA2'],
    ['Bath city centre', 'BA1, BA2'],
    ['Bishops Cleeve', 'GL52'],
    ['Stow on the Wold', 'GL54'],
    ['Saint George', 'BS5'],
    ['Newport', 'NP10, NP18–NP20'],
    ['Newport, Wales, UK', 'NP10, NP18–NP20'],
    ['RG1 1AA', 'RG1'],
    ['rg301aa', 'RG30'],
    ['Flat 2, 12 Oxford Road, RG1 7LA', 'RG1'],
    ['rg1', 'RG1'],
    ['RG 1', 'RG1'],
    ['Reading RG1', 'RG1'],
    ['HR', 'HR1–HR9'],
  ])('by name, postcode, district or area: %s', (text, expected) => {
    expect(districtsOf(text)).toBe(expected);
  });

  it('within its surroundings: a suburb of a city is the suburb', () => {
    expect(districtsOf('Caversham, Reading')).toBe('RG4');
    expect(districtsOf('Reading (Caversham and Woodley)')).toBe('RG4, RG5');
    expect(districtsOf('Caversham and Reading')).toBe('RG1, RG2, RG4–RG6, RG30, RG31');
    expect(matchPlace('Caversham', bareGazetteer)).toMatchObject({ name: 'Caversham, Reading' });
  });

  it('with others', () => {
    expect(districtsOf('Reading and Wokingham')).toBe('RG1, RG2, RG4–RG6, RG30, RG31, RG40, RG41');
    expect(districtsOf('Caversham / Earley & RG40')).toBe('RG4, RG6, RG40');
  });

  it('with the CMS’s districts where those are more', () => {
    const match = matchPlace('Reading', gazetteer);
    expect(match.kind === 'found' && formatDistricts(match.area.districts)).toBe(
      'RG1, RG2, RG4–RG6, RG8, RG10, RG30, RG31, RG41',
    );
  });
});

describe('a name that several places have', () => {
  it('asks back, and each choice leads to one of them', () => {
    const match = matchPlace('Whitchurch', bareGazetteer);
    const choices = [
      'Whitchurch, RG28',
      'Whitchurch, Bristol',
      'Whitchurch, Cardiff',
      'Whitchurch, Ross-on-Wye',
    ];
    expect(match).toEqual({ kind: 'several', name: 'Whitchurch', choices });
    expect(choices.map(districtsOf)).toEqual(['RG28', 'BS14', 'CF14', 'HR9']);
  });

  it('is decided by town, district or county', () => {
    expect(districtsOf('Kingswood, Bristol')).toBe('BS15');
    expect(districtsOf('Kingswood GL12')).toBe('GL12');
    expect(districtsOf('Withington, Herefordshire')).toBe('HR1');
  });

  it('means the city where a city of the site has it', () => {
    const city = { name: 'Whitchurch', postcodeAreas: [], nearby: [] };
    expect(matchPlace('Whitchurch', buildGazetteer(placeList, [city]))).toMatchObject({
      kind: 'found',
      area: { districts: new Set(['RG28']) },
    });
  });
});

describe('a place is not guessed', () => {
  it.each([
    ['Newport Pagnell', ['Newport']],
    ['Newport, Shropshire', ['Newport']],
    ['Bath Road, Reading', ['Reading', 'Bath']],
    ['10 miles around Reading', ['Reading']],
    ['Cavershem', ['Caversham']],
    ['Goring', ['Goring-on-Thames']],
    ['Leeds', []],
    ['LS1 4AP', []],
    ['RG99', []],
    ['', []],
    ['???', []],
  ])('%j, and similar names are suggested', (text, near) => {
    expect(matchPlace(text, bareGazetteer)).toMatchObject({ kind: 'unknown', near });
  });

  it.each(['Berkshire', 'South Gloucestershire', 'Wales', 'the West Midlands'])(
    'a county is wider than a territory: %s',
    (text) => {
      expect(matchPlace(text, bareGazetteer)).toEqual({ kind: 'wide' });
    },
  );

  it('rejects a text without any known word', () => {
    const text = fc.string({ unit: fc.constantFrom(...'xyzq 0é-.,/&ж'), maxLength: 60 });
    fc.assert(
      fc.property(text, (typed) => {
        expect(matchPlace(typed, gazetteer).kind).toBe('unknown');
      }),
    );
  });

  it('never throws, for any input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (typed) => {
        const { kind } = matchPlace(typed, gazetteer);
        expect(['found', 'several', 'wide', 'unknown']).toContain(kind);
      }),
    );
  });
});

describe('the list', () => {
  const everyPlace = [...gazetteer.places.values()].flat();

  it('covers each of its places and districts', () => {
    for (const { name, town, districts } of everyPlace) {
      const exact = `${name}, ${town === name ? [...districts][0] : town}`;
      expect(matchPlace(exact, gazetteer).kind, exact).toBe('found');
      expect(['found', 'several'], name).toContain(matchPlace(name, gazetteer).kind);
    }
    for (const code of gazetteer.towns.keys()) {
      expect(matchPlace(code, gazetteer), code).toMatchObject({
        kind: 'found',
        area: { districts: new Set([code]) },
      });
    }
  });

  it('contains every district and neighbour on the cities’ pages', () => {
    for (const { name, postcodeAreas: own, nearby } of seededCities) {
      for (const code of own) expect(bareGazetteer.towns.has(code), `${name}: ${code}`).toBe(true);
      for (const place of nearby) {
        expect(matchPlace(`${place}, ${name}`, bareGazetteer).kind, place).toBe('found');
      }
    }
  });

  it('is completed by places of the CMS, which count as their whole city', () => {
    const cities = [{ name: 'Ludlow', postcodeAreas: ['sy8 ', 'nonsense'], nearby: ['Ashford'] }];
    expect(matchPlace('Ludlow', gazetteer).kind).toBe('unknown');
    const own = buildGazetteer(placeList, cities);
    expect(matchPlace('Ashford', own)).toMatchObject({
      kind: 'found',
      name: 'Ashford, Ludlow',
      area: { districts: new Set(['SY8']) },
    });
    expect(matchPlace('SY8 1AA', own).kind).toBe('found');
  });

  it('suggests only places that it recognises', () => {
    const suggested = listSuggestedPlaces(gazetteer, seededCities);
    expect(suggested.length).toBeGreaterThan(150);
    expect(suggested).toEqual(expect.arrayContaining(['Caversham', 'Whitchurch, Cardiff']));
    for (const name of suggested) expect(matchPlace(name, gazetteer).kind, name).toBe('found');
  });
});
