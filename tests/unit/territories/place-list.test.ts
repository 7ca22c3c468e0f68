import { describe, expect, it } from 'vitest';
import { parsePlaceList } from '@/territories/data/place-list';
import { placeList } from './support/seeded';

const header = 'postcode_area,kind,name,districts';

describe('the list of places', () => {
  it('has a post town for each district, and unique places per postcode area', () => {
    const inTowns = new Set(
      placeList.flatMap(({ kind, districts }) => (kind === 'post town' ? districts : [])),
    );
    for (const { name, districts } of placeList) {
      for (const code of districts) expect(inTowns, name).toContain(code);
    }
    const lines = placeList.map(({ area, kind, name }) => `${area} ${kind} ${name}`);
    expect(new Set(lines).size).toBe(lines.length);
  });

  it('covers the ten cities and the home ground with hundreds of places', () => {
    const names = placeList.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(
        'Reading Cheltenham Gloucester Oxford Bristol Bath Swindon Birmingham Cardiff Newport Hereford Worcester'.split(
          ' ',
        ),
      ),
    );
    expect(new Set(names).size).toBeGreaterThan(500);
  });

  it('is read with expanded districts', () => {
    expect(
      parsePlaceList(`${header}\nLS,county,Yorkshire,\nLS,post town,Leeds,LS1-LS3 LS5\n`),
    ).toEqual([
      { area: 'LS', kind: 'county', name: 'Yorkshire', districts: [] },
      { area: 'LS', kind: 'post town', name: 'Leeds', districts: ['LS1', 'LS2', 'LS3', 'LS5'] },
    ]);
  });

  it.each([
    ['LS,village,Leeds,LS1', /kind/],
    ['LS,place,,LS1', /name/],
    ['ls,place,Leeds,LS1', /postcode_area/],
    ['LS,place,Leeds,', /has districts/],
    ['LS,county,Yorkshire,LS1', /a county has none/],
    ['LS,county,West Yorkshire,', /one word/],
    ['LS,place,Leeds,RG1', /belong to/],
    ['LS,place,Leeds,LS1;LS2', /written like/],
    ['LS,place,Leeds,LS5-LS1', /written like/],
    ['LS,place,Leeds,LS1-RG3', /written like/],
  ])('refuses %j and names its line', (line, problem) => {
    const read = () => parsePlaceList(`${header}\nLS,post town,Leeds,LS1\n${line}\n`);
    expect(read).toThrow(problem);
    expect(read).toThrow('seed/territories/places.csv, line 3');
  });
});
