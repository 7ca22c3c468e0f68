import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findCompanyNames,
  readCompanyDetails,
  readCompanyNumber,
} from '../../../../src/scanner/checks/local-business/local-company-details.ts';

describe('names of companies', () => {
  it('are read with their legal form', () => {
    expect(findCompanyNames('© 2026 Smith & Sons Plumbing Ltd. All rights reserved')).toEqual([
      'Smith & Sons Plumbing Ltd',
    ]);
    expect(findCompanyNames('Greenhill Accountants LLP and J. Bloggs (Ross) Limited')).toEqual([
      'Greenhill Accountants LLP',
      'J. Bloggs (Ross) Limited',
    ]);
    expect(findCompanyNames('Bara Menyn Cyf')).toEqual(['Bara Menyn Cyf']);
  });

  it('exclude limited offers and web designers', () => {
    for (const text of [
      'Our Limited Edition prints',
      'Book Now, Limited Availability',
      'whether to trade as a limited company',
      'Website by Pixel Farm Ltd',
      'Site designed and built by Pixel Ltd',
      'Unlimited Coffee',
    ]) {
      expect(findCompanyNames(text), text).toEqual([]);
    }
  });
});

describe('details of a company', () => {
  it('are read in common formats', () => {
    expect(
      readCompanyDetails(
        'Crumb Ltd is registered in England & Wales with company number 01234567. Registered office: 1 High St, Ross HR9 5HL',
      ),
    ).toEqual({
      number: '01234567',
      registeredIn: 'registered in England & Wales',
      office: 'Registered office: 1 High St, Ross HR9 5HL',
    });
    for (const [text, number] of [
      ['Company Reg. No. 4567890', '04567890'],
      ['Registered in Scotland No SC123456', 'SC123456'],
      ['Company No: 0123 4567', '01234567'],
      ['Registered in England (No. OC 301540)', 'OC301540'],
      ['NI012345', 'NI012345'],
      ['Reg no 12345678', '12345678'],
      ['Rhif cwmni 01234567', '01234567'],
    ] as const) {
      expect(readCompanyDetails(text).number, text).toBe(number);
    }
  });

  it('exclude other registers and numbers', () => {
    for (const text of [
      'Gas Safe registered 123456',
      'ICO registration number ZA123456',
      'VAT registration number 980 7806 84',
      'Registered office: Mill House, Tel 01432 352271',
      'Registered charity 1234567890',
      'Order 12345678',
    ]) {
      expect(readCompanyDetails(text).number, text).toBeNull();
    }
    expect(readCompanyDetails('Electricians in England. Scotland too.').registeredIn).toBeNull();
  });

  it('are found for every number', () => {
    const prefix = fc.constantFrom('SC', 'NI', 'OC', 'SO', 'NC', 'FC', 'CE');
    const six = fc.integer({ min: 0, max: 999_999 }).map((value) => String(value).padStart(6, '0'));
    const eight = fc
      .integer({ min: 0, max: 99_999_999 })
      .map((value) => String(value).padStart(8, '0'));
    const any = fc.oneof(
      eight,
      fc.tuple(prefix, six).map(([letters, digits]) => letters + digits),
    );
    fc.assert(
      fc.property(any, (number) => {
        expect(readCompanyNumber(number)).toBe(number);
        expect(readCompanyNumber(` ${number.slice(0, 2)} ${number.slice(2).toLowerCase()} `)).toBe(
          number,
        );
        expect(readCompanyDetails(`Company number ${number}.`).number).toBe(number);
      }),
    );
  });
});
