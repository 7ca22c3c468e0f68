import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDistricts } from '@/territories/data/place-list';
import { findPostcodeDistricts, formatDistricts } from '@/territories/rules/postcodes';
import { placeList } from './support/seeded';

describe('postcodes', () => {
  it.each([
    ['RG1 7LA', ['RG1']],
    ['rg17la', ['RG1']],
    ['12 Oxford Road, Reading RG30 1AA', ['RG30']],
    ['RG1 7LA and B2 4QA', ['RG1', 'B2']],
    ['RG1', []],
    ['flat 1, 2b Main Street', []],
  ])('in %j', (text, expected) => {
    expect(findPostcodeDistricts(text)).toEqual(expected);
  });

  it('formats a list of districts', () => {
    expect(readDistricts('B1-B3 B5')).toEqual(['B1', 'B2', 'B3', 'B5']);
  });

  it.each([
    [['RG10', 'RG2', 'RG1'], 'RG1, RG2, RG10'],
    [['RG1', 'RG2', 'RG4', 'RG5', 'RG6'], 'RG1, RG2, RG4–RG6'],
    [['SN1', 'B3', 'B1', 'B2'], 'B1–B3, SN1'],
    [['EC3', 'EC2', 'EC1M', 'EC1A'], 'EC1A, EC1M, EC2, EC3'],
    [['BA1', 'B2'], 'B2, BA1'],
    [[], ''],
  ])('formats %j as %s', (districts, text) => {
    expect(formatDistricts(districts)).toBe(text);
  });

  it('loses no district', () => {
    const known = placeList.flatMap(({ districts }) => districts);
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...new Set(known))), (districts) => {
        const shown = formatDistricts(districts).replaceAll('–', '-').replaceAll(',', '');
        expect(new Set(shown ? readDistricts(shown) : [])).toEqual(new Set(districts));
      }),
    );
  });
});
