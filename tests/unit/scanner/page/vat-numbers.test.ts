import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findVatNumbers,
  isVatNumber,
} from '../../../../src/scanner/checks/local-business/local-vat.ts';

/** Seven digits with check digits, old (0) or new (55). */
function numberFor(digits: number, shift: 0 | 55): string {
  const text = String(digits).padStart(7, '0');
  const sum = [...text].reduce<number>(
    (total, digit, index) => total + Number(digit) * (8 - index),
    shift,
  );
  return `${text}${String((97 - (sum % 97)) % 97).padStart(2, '0')}`;
}

const sevenDigits = fc.integer({ min: 1, max: 9_999_999 });
const shifts = fc.constantFrom(0 as const, 55 as const);

describe('VAT numbers', () => {
  it('are valid with matching check digits, old or new', () => {
    fc.assert(
      fc.property(sevenDigits, shifts, (digits, shift) => {
        const number = numberFor(digits, shift);
        const spaced = `GB ${number.slice(0, 3)} ${number.slice(3, 7)} ${number.slice(7)}`;
        expect(isVatNumber(number)).toBe(true);
        expect(isVatNumber(spaced)).toBe(true);
        expect(isVatNumber(`XI${number}001`)).toBe(true);
        expect(findVatNumbers(`VAT registration no: ${number}`)).toEqual([number]);
        expect(findVatNumbers(`Company 01234567, ${spaced}`)).toEqual([spaced]);
      }),
    );
  });

  it('are invalid with one wrong digit', () => {
    fc.assert(
      fc.property(sevenDigits, fc.integer({ min: 0, max: 6 }), (digits, at) => {
        const number = numberFor(digits, 0);
        const other = (Number(number[at]) + 1) % 10;
        const wrong = `${number.slice(0, at)}${other}${number.slice(at + 1)}`;
        // By chance it may be valid under the other scheme.
        expect(isVatNumber(wrong)).toBe(wrong === numberFor(Number(wrong.slice(0, 7)), 55));
      }),
    );
  });

  it('may be short for the government', () => {
    expect(['GBGD001', 'GBHA599', 'GD499'].map(isVatNumber)).toEqual([true, true, true]);
    expect(['GBGD500', 'GBHA499', '000000000', '12345678', 'GB'].map(isVatNumber)).not.toContain(
      true,
    );
  });

  it('are not found in other text', () => {
    for (const text of ['£20 plus VAT', 'VAT returns from 2024', 'Call 01432 352271', 'VAT 20%']) {
      expect(findVatNumbers(text), text).toEqual([]);
    }
  });
});
