import { describe, expect, it } from 'vitest';
import type { PackageView, SiteIdentity, TestimonialView } from '@/domain/content/view-models';
import {
  blogPostingNode,
  breadcrumbNode,
  businessNode,
  faqNode,
  offerNode,
  reviewNode,
  serviceNode,
  toJsonLd,
  webPageNode,
  websiteNode,
} from '@/domain/seo/structured-data';
import { makePackage } from '../pricing/support/price-book';

const site = 'https://site.example';

const identity: SiteIdentity = {
  brandName: 'Our Studio',
  tagline: 'Websites at published prices',
  legalName: 'Our Studio Ltd',
  companyNumber: '1',
  registeredAddress: '1 Street',
  email: 'hello@site.example',
  phone: null,
  vatStatus: 'none',
  locality: 'Hereford, UK',
  openingHours: { days: 'Weekdays', opens: '09:00', closes: '17:00', schemaDays: 'Mo-Fr' },
  replyWithinHours: 24,
  isSample: false,
};

const makeTestimonial = (changes: Partial<TestimonialView> = {}): TestimonialView => ({
  id: 1,
  quote: 'Good work.',
  author: 'A. Client',
  role: null,
  company: null,
  rating: 4,
  project: null,
  isSample: false,
  ...changes,
});

/** As a search engine reads it: what is undefined is gone. */
const json = (value: unknown) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>;

describe('the script element', () => {
  it('can’t be ended by a text inside', () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const written = toJsonLd([webPageNode(site, { path: '/', title: nasty, description: nasty })]);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)['@graph'][0].name).toBe(nasty);
  });

  it('leaves out nodes that don’t exist', () => {
    const written = JSON.parse(toJsonLd([null, websiteNode(site, identity), null]));
    expect(written['@context']).toBe('https://schema.org');
    expect(written['@graph']).toHaveLength(1);
  });
});

describe('an offer', () => {
  const priceOf = (item: PackageView) => json(offerNode(site, item));

  it('states the price in pounds, with pence only where there are some', () => {
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

  it('is none while the price is on application', () => {
    expect(offerNode(site, makePackage({ priceFromPence: null, priceToPence: null }))).toBeNull();
  });

  it('of a service never has an empty price', () => {
    const poa = makePackage({ key: 'custom', priceFromPence: null, priceToPence: null });
    const service = json(serviceNode(site, identity, [poa, makePackage()]));
    expect(service.offers).toHaveLength(1);
    expect(JSON.stringify(service)).not.toContain('null');
  });
});

describe('a review', () => {
  it('is never made of a sample text', () => {
    expect(reviewNode(site, makeTestimonial({ isSample: true }))).toBeNull();
  });

  it('names who said it and where they work, as far as is known', () => {
    const review = json(reviewNode(site, makeTestimonial()));
    expect(review.author).toEqual({ '@type': 'Person', name: 'A. Client' });
    expect(review).toMatchObject({ reviewBody: 'Good work.', reviewRating: { ratingValue: 4 } });
    const known = json(reviewNode(site, makeTestimonial({ role: 'Owner', company: 'Shop' })));
    expect(known.author).toMatchObject({ jobTitle: 'Owner', worksFor: { name: 'Shop' } });
  });
});

describe('the agency', () => {
  it('leaves the phone out while there is none', () => {
    expect(json(businessNode(site, identity))).not.toHaveProperty('telephone');
    expect(json(businessNode(site, { ...identity, phone: '01432 1' })).telephone).toBe('01432 1');
  });

  it('states its hours as search engines read them', () => {
    expect(json(businessNode(site, identity)).openingHours).toBe('Mo-Fr 09:00-17:00');
  });

  it('is what the website, the pages’ parts and the articles refer to', () => {
    const id = json(businessNode(site, identity))['@id'];
    const post = { path: '/blog/a', title: 'A', description: '', publishedOn: '', updatedAt: '' };
    expect(json(websiteNode(site, identity)).publisher).toEqual({ '@id': id });
    expect(json(blogPostingNode(site, identity, post)).publisher).toEqual({ '@id': id });
    expect(json(reviewNode(site, makeTestimonial())).itemReviewed).toEqual({ '@id': id });
    expect(json(serviceNode(site, identity, [])).provider).toEqual({ '@id': id });
  });
});

describe('the way to a page', () => {
  it('numbers its steps and leaves out groups without a page', () => {
    const node = json(breadcrumbNode(site, '/projects/oak-joinery'));
    expect(node.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://site.example/' },
      { position: 2, name: 'Oak Joinery', item: 'https://site.example/projects/oak-joinery' },
    ]);
  });

  it('is not needed on the home page', () => {
    expect(breadcrumbNode(site, '/')).toBeNull();
  });
});

it('questions carry their answers as plain text', () => {
  const node = json(faqNode([{ id: 1, question: 'Why?', answer: {}, answerText: 'Because.' }]));
  expect(node.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
    },
  ]);
});

it('an article states its dates and its one address', () => {
  const post = {
    path: '/blog/a',
    title: 'A',
    description: 'About A',
    publishedOn: '2026-01-01',
    updatedAt: '2026-02-01',
  };
  expect(json(blogPostingNode(site, identity, post))).toMatchObject({
    headline: 'A',
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
    url: 'https://site.example/blog/a',
    mainEntityOfPage: 'https://site.example/blog/a',
  });
});
