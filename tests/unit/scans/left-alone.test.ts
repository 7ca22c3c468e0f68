import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { belongsTo, siteOf } from '@/scans/rules/limits';

describe('a site that asked to be left alone', () => {
  it.each([
    ['example.co.uk', 'example.co.uk'],
    ['  WWW.Example.co.uk ', 'example.co.uk'],
    ['https://www.example.co.uk/contact?x=1', 'example.co.uk'],
    ['http://shop.example.co.uk.', 'shop.example.co.uk'],
    ['example.co.uk/contact', 'example.co.uk'],
    ['bücher.example', 'xn--bcher-kva.example'],
    ['not a site', ''],
    ['', ''],
  ])('is meant however it was written: %s', (written, site) => {
    expect(siteOf(written)).toBe(site);
  });

  it('covers what lies below it and nothing beside it', () => {
    expect(belongsTo('example.co.uk', 'example.co.uk')).toBe(true);
    expect(belongsTo('a.b.example.co.uk', 'example.co.uk')).toBe(true);
    expect(belongsTo('notexample.co.uk', 'example.co.uk')).toBe(false);
    expect(belongsTo('co.uk', 'example.co.uk')).toBe(false);
  });

  it('is never everything', () => {
    fc.assert(fc.property(fc.domain(), (host) => !belongsTo(host, siteOf(''))));
  });

  it('covers itself and its subdomains, whichever it is', () => {
    fc.assert(
      fc.property(fc.domain(), (host) => {
        const site = siteOf(host);
        return belongsTo(site, site) && belongsTo(`www.${site}`, site);
      }),
    );
  });
});
