import { describe, expect, it } from 'vitest';
import { localAddress } from '../../../../../src/scanner/checks/local-business/local-address.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const judge = (body: string, more = {}) => judgeSite(localAddress, body, more);

describe('the address', () => {
  it('passes with street and postcode', () => {
    expect(judge('<footer>12 High Street<br>Ross-on-Wye<br>HR9 5HL</footer>').outcome).toBe('pass');
  });

  it('fails by half without a street', () => {
    expect(judge('<p>Ross-on-Wye HR9 5HL</p>')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'possible',
      summary: 'The postcode HR9 5HL is shown, but no street was found with it.',
    });
  });

  it('fails when only in structured data', () => {
    const head = jsonLd({
      '@type': 'Bakery',
      address: { '@type': 'PostalAddress', streetAddress: '1 High St', postalCode: 'HR9 5HL' },
    });
    expect(judge('<p>Bread</p>', { head })).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('fails for a business without one, with more certainty when there is a number', () => {
    expect(judge('<p>Call us on 01432 352271</p>')).toMatchObject({ confidence: 'likely' });
    expect(judge('<p>Visit us</p>')).toMatchObject({ outcome: 'fail', confidence: 'possible' });
  });

  it('gives a note on another page', () => {
    const sides = { '/contact': '<p>12 High Street, Ross HR9 5HL</p>' };
    expect(judge('<p>Call us</p>', { sides }).outcome).toBe('note');
  });

  it('gives a note without a postcode', () => {
    const body = '<p>Visit our shop in Silver Street in the village of Creetown</p>';
    expect(judge(body)).toMatchObject({
      outcome: 'note',
      proofs: [{ value: 'Silver Street in the village of Creetown' }],
    });
  });

  it('does not apply to a blog', () => {
    expect(judge('<p>Ten thoughts on bread, model AB12 3CDE</p>').outcome).toBe('na');
  });
});
