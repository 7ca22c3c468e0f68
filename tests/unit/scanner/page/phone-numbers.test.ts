import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findPhoneLinks,
  findPhoneNumbers,
  readPhoneNumber,
} from '../../../../src/scanner/page/contact-details.ts';
import { parsePage } from '../../../../src/scanner/page/parse-page.ts';
import { htmlPage } from '../../../support/scan-evidence.ts';

function found(text: string) {
  return findPhoneNumbers(text).map(({ e164 }) => e164);
}

describe('phone numbers in a text', () => {
  it.each([
    'Call 01432 352271 today',
    'Tel: (01432) 352 271',
    '+44 1432 352271',
    '+44 (0)1432 352 271',
    '0044 1432 352271',
    '01432.352.271',
    '01432-352-271',
    'Call01432 352271',
  ])('reads %s', (text) => {
    expect(found(text)).toEqual(['+441432352271']);
  });

  it('separates adjacent numbers', () => {
    expect(found('01432 352271 07911 123456')).toEqual(['+441432352271', '+447911123456']);
    expect(found('020 7946 0018/0800 123 4567')).toEqual(['+442079460018', '+448001234567']);
    expect(found('01432 352271, 01432352271')).toEqual(['+441432352271']);
  });

  it('recognises foreign numbers by their code', () => {
    expect(findPhoneNumbers('+353 1 234 5678')).toMatchObject([
      { e164: '+35312345678', isUk: false },
    ]);
  });

  it.each([
    'Company no. 01234567',
    'VAT 012 3456 78',
    'on 01.02.2026 at 10:30',
    'Order 01432352271999',
    'Sort code 01-02-03, account 01234567',
    '£1,000–2,000',
    '1432 352271',
    'Version 0.20.7946.0123',
    '00000 000000',
  ])('finds none in %s', (text) => {
    expect(found(text)).toEqual([]);
  });

  it('finds every number in any spacing', () => {
    const national = fc
      .tuple(fc.constantFrom('1432', '1989', '161', '20', '117', '7911'), fc.integer({ min: 0 }))
      .map(
        ([area, seed]) =>
          `0${area}${String(seed)
            .padStart(10, '3')
            .slice(0, 10 - area.length)}`,
      )
      .filter((number) => readPhoneNumber(number) !== null);
    const gap = fc.constantFrom('', ' ', '-', '.', '  ', ' - ');
    fc.assert(
      fc.property(national, gap, fc.integer({ min: 3, max: 7 }), (number, between, at) => {
        const written = `${number.slice(0, at)}${between}${number.slice(at)}`;
        expect(found(`ring ${written} now`)).toEqual([`+44${number.slice(1)}`]);
        expect(found(`ring +44 ${written.slice(1)}!`)).toEqual([`+44${number.slice(1)}`]);
      }),
    );
  });

  it('accepts any text, and long ones quickly', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void findPhoneNumbers(text)));
    expect(found('0 '.repeat(200_000))).toEqual([]);
  });
});

describe('links that dial', () => {
  function links(...addresses: string[]) {
    const html = addresses.map((href) => `<a href="${href}">call</a>`).join('');
    return findPhoneLinks(parsePage(htmlPage(html), 'https://shop.example/'));
  }

  it('give their number, and whether it works from abroad', () => {
    expect(
      links('tel:+441432352271', 'tel:01432%20352271', 'TEL:01432 352271;ext=2'),
    ).toMatchObject([
      { number: { e164: '+441432352271' }, isInternational: true, kind: 'tel' },
      { number: { e164: '+441432352271' }, isInternational: false },
      { number: { e164: '+441432352271' }, isInternational: false },
    ]);
  });

  it('include WhatsApp’s links', () => {
    expect(
      links(
        'https://wa.me/447911123456',
        'https://api.whatsapp.com/send?phone=447911123456&text=hi',
      ),
    ).toMatchObject([
      { number: { e164: '+447911123456' }, kind: 'whatsapp' },
      { number: { e164: '+447911123456' }, kind: 'whatsapp' },
    ]);
  });

  it('may lack a valid number', () => {
    expect(links('tel:call-us')).toMatchObject([{ number: null }]);
    expect(links('mailto:a@b.example', '/contact', 'https://shop.example/447911123456')).toEqual(
      [],
    );
  });
});
