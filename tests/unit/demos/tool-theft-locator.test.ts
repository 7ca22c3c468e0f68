import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loadRules } from './load-rules';

const rules = loadRules<{
  ageClass: (days: number) => 'red' | 'orange' | 'yellow';
  parsePostcode: (text: string) => string | null;
  parseOutcode: (text: string) => { outcode: string; cut: boolean } | null;
  dateError: (iso: string, today: Date) => string;
  privateBits: (text: string) => string;
  pictureError: (file: { name: string; type: string; size: number }, already: number) => string;
}>('tool-theft-locator', 'ToolTheft');

describe('the age of a report', () => {
  it.each([
    [0, 'red'],
    [13, 'red'],
    [14, 'orange'],
    [42, 'orange'],
    [43, 'yellow'],
    [400, 'yellow'],
  ])('%i days old is %s', (days, colour) => {
    expect(rules.ageClass(days)).toBe(colour);
  });
});

describe('postcodes', () => {
  it.each([
    ['rg1 2ab', 'RG1'],
    ['EC1A1BB', 'EC1A'],
    ['  bs3  1jp ', 'BS3'],
    ['W1A 0AX', 'W1A'],
    ['M1 1AE', 'M1'],
  ])('%s is in %s', (text, outcode) => {
    expect(rules.parsePostcode(text)).toBe(outcode);
    expect(rules.parseOutcode(text)).toEqual({ outcode, cut: true });
  });

  it.each(['', 'RG', 'RG1', 'QQ1 1AA', 'RG1 2CI', 'ZZ1 1AA', '12345', 'RG12AB3'])(
    '“%s” is none',
    (text) => {
      expect(rules.parsePostcode(text)).toBeNull();
    },
  );

  it('reads an outcode, whatever its case and spaces', () => {
    for (const text of ['rg1', ' RG1 ', 'R G1']) {
      expect(rules.parseOutcode(text)).toEqual({ outcode: 'RG1', cut: false });
    }
    expect(rules.parseOutcode('Reading')).toBeNull();
  });

  it('never hands back the second half', () => {
    const letters = fc.constantFrom(...'ABDEFGHJLNPQRSTUWXYZ');
    fc.assert(
      fc.property(
        fc.constantFrom('RG1', 'BS3', 'EC1A', 'M17', 'CF10'),
        fc.integer({ min: 0, max: 9 }),
        letters,
        letters,
        (outcode, digit, first, second) => {
          expect(rules.parsePostcode(`${outcode} ${digit}${first}${second}`)).toBe(outcode);
        },
      ),
    );
  });
});

describe('a report', () => {
  const today = new Date(2026, 10, 21);

  it('has a date that has come and is not too old', () => {
    expect(rules.dateError('2026-11-21', today)).toBe('');
    expect(rules.dateError('2025-11-21', today)).toBe('');
    expect(rules.dateError('2026-11-22', today)).toBe('The date cannot be in the future.');
    expect(rules.dateError('2025-11-20', today)).toBe(
      'The date cannot be more than 12 months ago.',
    );
    expect(rules.dateError('2026-02-30', today)).toMatch(/^Enter the date/);
  });

  it('holds back what leads to people', () => {
    expect(rules.privateBits('Makita DHP486, seen in AB12 CDE')).toMatch(/number plates/);
    expect(rules.privateBits('left at RG1 2AB')).toMatch(/full postcodes/);
    expect(rules.privateBits('ring 0118 496 0123')).toMatch(/telephone numbers/);
    expect(rules.privateBits('Makita DH18DBL, yellow tape')).toBe('');
  });

  it('takes five pictures of the usual kinds', () => {
    const picture = { name: 'van.jpg', type: 'image/jpeg', size: 1000 };
    expect(rules.pictureError(picture, 4)).toBe('');
    expect(rules.pictureError(picture, 5)).toBe('You can add up to 5 pictures.');
    expect(rules.pictureError({ ...picture, type: 'image/gif' }, 0)).toMatch(/is not a JPEG/);
    expect(rules.pictureError({ ...picture, size: 10 * 1024 ** 2 + 1 }, 0)).toMatch(/10 MB/);
  });
});
