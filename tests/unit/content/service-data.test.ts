import { describe, expect, it } from 'vitest';
import { caseStudyNode } from '@/content/rules/article-nodes';
import {
  businessNode,
  offerNode,
  serviceNode,
  specialServiceNode,
} from '@/content/rules/structured-data';
import type { PackageView } from '@/prices/rules/price-book';
import { makePackage } from '../prices/support/price-book';
import { identity, json, site } from './support/identity';

const poa = makePackage({ key: 'custom', priceFromPence: null, priceToPence: null });

describe('an offer', () => {
  const priceOf = (item: PackageView) => json(offerNode(site, item));

  it('states the price in pounds, with pence only if they are not zero', () => {
    expect(priceOf(makePackage())).toMatchObject({
      price: 2400,
      priceCurrency: 'GBP',
      priceSpecification: { minPrice: 2400, maxPrice: 3200 },
      url: 'https://site.example/pricing#growth',
    });
    expect(priceOf(makePackage({ priceFromPence: 7_450, priceToPence: null }))).toMatchObject({
      price: 74.5,
      priceSpecification: { minPrice: 74.5, maxPrice: 74.5 },
    });
  });

  it('is omitted while the price is on application', () => {
    expect(offerNode(site, poa)).toBeNull();
  });
});

describe('web design as a service', () => {
  it('states the agency’s price range, regardless of package prices', () => {
    const { offers } = json(serviceNode(site, identity, [poa, makePackage()]));
    expect(offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 2400,
      highPrice: 3200,
      priceCurrency: 'GBP',
    });
  });

  it('counts and lists only packages with a price', () => {
    const service = json(serviceNode(site, identity, [poa, makePackage()]));
    expect(service.offers).toMatchObject({ offerCount: 1, offers: [{ price: 2400 }] });
    expect(JSON.stringify(service)).not.toContain('null');
    expect(json(serviceNode(site, identity, [])).offers).toMatchObject({
      offerCount: 0,
      offers: [],
    });
  });

  it('is provided by the agency', () => {
    const id = json(businessNode(site, identity))['@id'];
    expect(json(serviceNode(site, identity, [])).provider).toEqual({ '@id': id });
  });
});

describe('web design for one kind of customer', () => {
  const make = (changes: Partial<Parameters<typeof specialServiceNode>[1]> = {}) =>
    json(
      specialServiceNode(site, {
        name: 'Plumbers in Reading',
        path: '/web-design-reading/plumbers',
        description: 'For plumbers.',
        city: 'Reading',
        package: makePackage(),
        ...changes,
      }),
    );

  it('names the city it is for, or the whole country', () => {
    expect(make().areaServed).toEqual({ '@type': 'City', name: 'Reading' });
    expect(make({ city: null }).areaServed).toBe('GB');
  });

  it('offers its package, as long as that has a price', () => {
    expect(make().offers).toMatchObject({ price: 2400 });
    expect(make({ package: null })).not.toHaveProperty('offers');
    expect(make({ package: poa })).not.toHaveProperty('offers');
  });

  it('is identified by the address of its page', () => {
    expect(make()).toMatchObject({
      '@id': 'https://site.example/web-design-reading/plumbers#service',
      url: 'https://site.example/web-design-reading/plumbers',
      provider: { '@id': 'https://site.example/#business' },
    });
  });
});

it('a finished project states its author, last change and picture', () => {
  const study = {
    title: 'Oak',
    path: '/projects/oak',
    description: 'About oak.',
    updatedAt: '2026-02-01',
    image: { src: '/api/media/file/oak.webp', srcSet: '', width: 16, height: 10, alt: 'Oak' },
  };
  expect(json(caseStudyNode(site, study))).toMatchObject({
    '@type': 'CreativeWork',
    name: 'Oak',
    url: 'https://site.example/projects/oak',
    dateModified: '2026-02-01',
    image: 'https://site.example/api/media/file/oak.webp',
    creator: { '@id': 'https://site.example/#business' },
  });
  expect(json(caseStudyNode(site, { ...study, image: null }))).not.toHaveProperty('image');
});
