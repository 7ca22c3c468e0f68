import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPostcodes,
  findWordedAddress,
  hasStreetBefore,
} from '../../../../src/scanner/page/contact-details.ts';

function found(text: string) {
  return findPostcodes(text).map(({ postcode }) => postcode);
}

describe('postcodes in a text', () => {
  it('are read with and without space, and in lower case at the end of a part', () => {
    expect(found('HR9 5HL, SW1A1AA. M1 1AE')).toEqual(['HR9 5HL', 'SW1A 1AA', 'M1 1AE']);
    expect(found('Ross hr9 5hl\nnext')).toEqual(['HR9 5HL']);
    expect(found('Bolton BL0 9AA')).toEqual(['BL0 9AA']);
  });

  it('exclude other codes and words', () => {
    for (const text of [
      'W3C 2CC',
      'QX1 1AA',
      'AB1 2CO',
      'at w1 2nd floor',
      'SKU AB12 3CDE',
      'In full, for example SN1 3AB',
      'e.g. SN1 3AB',
      'ISO9001 2AB',
      'thanks, m00se',
      'M0 0SE',
      'written by b1tch',
      'HR00 5HL',
    ]) {
      expect(found(text), text).toEqual([]);
    }
  });

  it('are found for every postcode', () => {
    const area = fc.constantFrom('HR', 'GL', 'B', 'M', 'EC', 'SA', 'BT', 'ZE', 'JE');
    const district = fc.constantFrom('1', '9', '12', '99', '1A');
    const inward = fc.tuple(
      fc.integer({ min: 0, max: 9 }),
      fc.stringMatching(/^[ABD-HJLNP-UW-Z]{2}$/),
    );
    fc.assert(
      fc.property(area, district, inward, (letters, digits, [digit, unit]) => {
        const postcode = `${letters}${digits} ${digit}${unit}`;
        expect(found(`1 High Street, Town, ${postcode}.`)).toEqual([postcode]);
        expect(found(postcode.replace(' ', ''))).toEqual([postcode]);
      }),
    );
  });
});

describe('the street before a postcode', () => {
  it.each([
    '12 High Street\nRoss-on-Wye\nHR9 5HL',
    'Unit 4, Three Elms Trading Estate, Hereford, HR4 9PU',
    'The Old Mill, Ledbury, HR8 1EB',
    '3–5 Cornmarket, Oxford OX1 3EY',
    'Heol Fawr, Caerdydd CF10 1AA',
    'Suite 2b | Maylord | Hereford | HR1 2DT',
    'Find us at 7a St. Owen St., Hereford HR1 2JB',
  ])('is there in %s', (text) => {
    expect(hasStreetBefore(text, findPostcodes(text)[0]?.index ?? -1)).toBe(true);
  });

  it.each([
    'Hereford HR1 2AB',
    'We cover St Albans, AL1 1AA',
    'Ross-on-Wye\nHerefordshire\nHR9 5HL',
  ])('is missing in %s', (text) => {
    expect(hasStreetBefore(text, findPostcodes(text)[0]?.index ?? -1)).toBe(false);
  });
});

describe('an address without a postcode', () => {
  it.each([
    [
      'Come to Silver Street in the village of Creetown.',
      'Silver Street in the village of Creetown',
    ],
    ['12 St Owen Street, Hereford', '12 St Owen Street, Hereford'],
    ['3 Mill Lane\nLedbury', '3 Mill Lane Ledbury'],
    ['At Old Dairy Yard, in the heart of Ross', 'At Old Dairy Yard, in the heart of Ross'],
    ['We mended a roof in Silver Street last week', null],
    ['From 12 Street Food stalls, London', null],
    ['', null],
  ])('in %j', (text, address) => {
    expect(findWordedAddress(text)).toBe(address);
  });

  it('is looked for quickly', () => {
    expect(findWordedAddress('Silver '.repeat(50_000))).toBeNull();
    expect(findWordedAddress('1 Silver Street '.repeat(20_000))).toBeNull();
  });
});
