import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsTo, siteOf } from '@/scans/rules/scan-request';

describe('a site with an opt-out', () => {
  it.each([
    ['example.co.uk', 'example.co.uk'],
    ['  WWW.Example.co.uk ', 'example.co.uk'],
    ['https://www.example.co.uk/contact?x=1', 'example.co.uk'],
    ['http://shop.example.co.uk.', 'shop.example.co.uk'],
    ['example.co.uk/contact', 'example.co.uk'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['not a site', ''],
    ['', ''],
  ])('is recognised in any spelling: %s', (written, site) => {
    expect(siteOf(written)).toBe(site);
  });

  it('covers its subdomains and no other site', () => {
    expect(belongsTo('example.co.uk', 'example.co.uk')).toBe(true);
    expect(belongsTo('a.b.example.co.uk', 'example.co.uk')).toBe(true);
    expect(belongsTo('notexample.co.uk', 'example.co.uk')).toBe(false);
    expect(belongsTo('co.uk', 'example.co.uk')).toBe(false);
  });

  it('is never empty and so never matches every site', () => {
    fc.assert(fc.property(fc.domain(), (host) => !belongsTo(host, siteOf(''))));
  });

  it('covers itself and its subdomains for any host', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const site = siteOf(host);
        return belongsTo(site, site) && belongsTo(`www.${site}`, site);
      }),
    );
  });
});
