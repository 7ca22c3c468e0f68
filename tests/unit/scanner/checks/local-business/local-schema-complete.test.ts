import { describe, expect, it } from 'vitest';
import { localSchemaComplete } from '../../../../../src/scanner/checks/local-business/local-schema-complete.ts';
import { jsonLd, judgeSite } from './judge-site.ts';

const full = {
  '@type': 'Bakery',
  address: { '@type': 'PostalAddress', postalCode: 'HR9 5HL' },
  telephone: '01432 352271',
  openingHours: 'Mo-Fr 09:00-17:00',
  geo: { '@type': 'GeoCoordinates', latitude: 1, longitude: 2 },
  url: 'https://shop.example/',
  image: '/bread.jpg',
};

const judge = (value: object) =>
  judgeSite(localSchemaComplete, '<p>Bread</p>', { head: jsonLd(value) });

describe('the parts of the business description', () => {
  it('are complete', () => {
    expect(judge(full).outcome).toBe('pass');
    expect(judge({ '@graph': [{ '@type': 'Bakery' }, full] }).outcome).toBe('pass');
  });

  it('are counted one by one', () => {
    expect(judge({ ...full, geo: undefined, image: '' })).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(3 / 5),
      summary: 'The structured data lacks picture (image) and position (geo).',
    });
  });

  it('exclude the position for a business with a service area', () => {
    expect(judge({ ...full, address: undefined, areaServed: 'Ross', geo: undefined }).outcome).toBe(
      'pass',
    );
  });

  it('do not apply without a local business', () => {
    expect(judge({ '@type': 'Organization', name: 'Crumb' }).outcome).toBe('na');
  });
});
