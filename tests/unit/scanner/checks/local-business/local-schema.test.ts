import { describe, expect, it } from 'vitest';
import { localSchema } from '../../../../../src/scanner/checks/local-business/local-schema.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const address = { '@type': 'PostalAddress', postalCode: 'HR9 5HL' };
const call = '<p>Call us on 01432 352271</p>';

function judge(value: object | null, more = {}) {
  return judgeSite(localSchema, call, { head: value ? jsonLd(value) : '', ...more });
}

describe('the description of a local business', () => {
  it('passes with name and address or area', () => {
    expect(judge({ '@type': 'Plumber', name: 'Dave', areaServed: 'Hereford' }).outcome).toBe(
      'pass',
    );
    expect(judge({ '@type': ['Store', 'Bakery'], name: 'Crumb', address }).outcome).toBe('pass');
    expect(judge({ '@type': 'VeterinaryCare', name: 'Paws', address: '1 High St' }).outcome).toBe(
      'pass',
    );
    expect(
      judge({
        '@graph': [
          { '@type': 'Bakery', name: 'Crumb', address: { '@id': '#a' } },
          { ...address, '@id': '#a' },
        ],
      }).outcome,
    ).toBe('pass');
  });

  it('counts on the contact page as well', () => {
    const sides = { '/contact': jsonLd({ '@type': 'Bakery', name: 'Crumb', address }) };
    expect(judge(null, { sides }).outcome).toBe('pass');
  });

  it('fails by the share of missing parts', () => {
    expect(judge({ '@type': 'Bakery', name: 'Crumb' })).toMatchObject({
      outcome: 'fail',
      summary:
        'The structured data describes the business (type Bakery) without an address or area.',
    });
    const none = judge({
      '@type': 'Bakery',
      address: { '@type': 'PostalAddress', streetAddress: '' },
    });
    expect(none).toMatchObject({ share: expect.closeTo(1 / 3), outcome: 'fail' });
  });

  it('fails by half for a general organisation with an address', () => {
    expect(judge({ '@type': 'Organization', name: 'Crumb', address })).toMatchObject({
      share: 0.5,
    });
    expect(judge({ '@type': 'Organization', name: 'Crumb' })).toMatchObject({ share: 0 });
  });

  it('fails when missing', () => {
    expect(judge(null)).toMatchObject({ outcome: 'fail', confidence: 'likely', share: 0 });
  });

  it('gives a note for other kinds of organisations', () => {
    expect(judge({ '@type': 'School', name: 'St Mary’s', address }).outcome).toBe('note');
  });

  it('does not apply to sites without signs of a business', () => {
    expect(judgeSite(localSchema, '<p>Thoughts on bread</p>').outcome).toBe('na');
  });

  it('may be added by scripts', () => {
    expect(judgeSite(localSchema, '<div id="app"></div><script src="a.js"></script>').outcome).toBe(
      'unknown',
    );
  });
});
