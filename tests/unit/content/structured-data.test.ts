import { describe, expect, it } from 'vitest';
import { blogPostingNode } from '@/content/rules/article-nodes';
import {
  breadcrumbNode,
  businessNode,
  faqNode,
  meanRating,
  reviewNode,
  toJsonLd,
  webPageNode,
  websiteNode,
} from '@/content/rules/structured-data';
import type { PersonView, TestimonialView } from '@/content/rules/view-models';
import { identity, json, site } from './support/identity';

const post = {
  path: '/blog/a',
  title: 'A',
  description: 'About A',
  publishedOn: '2026-01-01',
  updatedAt: '2026-02-01',
  author: null,
  cover: null,
};

const makeTestimonial = (changes: Partial<TestimonialView> = {}): TestimonialView => ({
  id: 1,
  quote: 'Good work.',
  author: 'A. Client',
  role: null,
  company: null,
  rating: 4,
  project: null,
  website: null,
  reviewUrl: null,
  portrait: null,
  publishedOn: '2026-03-01T10:00:00.000Z',
  isSample: false,
  ...changes,
});

describe('the script element', () => {
  it('cannot be closed by a text inside', () => {
    const nasty = '</script><script>alert(1)</script><!--';
    const written = toJsonLd([webPageNode(site, { path: '/', title: nasty, description: nasty })]);
    expect(written).not.toContain('<');
    expect(JSON.parse(written)['@graph'][0].name).toBe(nasty);
  });

  it('leaves out missing nodes', () => {
    const written = JSON.parse(toJsonLd([null, websiteNode(site, identity), null]));
    expect(written['@context']).toBe('https://schema.org');
    expect(written['@graph']).toHaveLength(1);
  });
});

describe('a review', () => {
  it('is never created from a sample text', () => {
    expect(reviewNode(site, makeTestimonial({ isSample: true }))).toBeNull();
  });

  it('names the author and, if known, their company', () => {
    const review = json(reviewNode(site, makeTestimonial()));
    expect(review.author).toEqual({ '@type': 'Person', name: 'A. Client' });
    expect(review).toMatchObject({
      reviewBody: 'Good work.',
      reviewRating: { ratingValue: 4, bestRating: 5, worstRating: 1 },
      datePublished: '2026-03-01',
    });
    const known = json(reviewNode(site, makeTestimonial({ role: 'Owner', company: 'Shop' })));
    expect(known.author).toMatchObject({ jobTitle: 'Owner', worksFor: { name: 'Shop' } });
  });
});

describe('the agency', () => {
  it('omits the phone number if there is none', () => {
    expect(json(businessNode(site, identity))).not.toHaveProperty('telephone');
    expect(json(businessNode(site, { ...identity, phone: '01432 1' })).telephone).toBe('01432 1');
  });

  it('states its hours in schema.org format', () => {
    expect(json(businessNode(site, identity)).openingHours).toBe('Mo-Fr 09:00-17:00');
  });

  it('states a mean rating only with reviews', () => {
    expect(json(businessNode(site, identity))).not.toHaveProperty('aggregateRating');
    expect(json(businessNode(site, identity, { value: 4.7, count: 3 })).aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.7,
      reviewCount: 3,
      bestRating: 5,
      worstRating: 1,
    });
  });

  it('is referenced by website, page parts and articles', () => {
    const id = json(businessNode(site, identity))['@id'];
    expect(json(websiteNode(site, identity)).publisher).toEqual({ '@id': id });
    expect(json(blogPostingNode(site, identity, post)).publisher).toEqual({ '@id': id });
    expect(json(reviewNode(site, makeTestimonial())).itemReviewed).toEqual({ '@id': id });
  });
});

describe('the breadcrumb', () => {
  it('numbers its steps and skips groups without a page', () => {
    const node = json(breadcrumbNode(site, '/projects/oak-joinery'));
    expect(node.itemListElement).toMatchObject([
      { position: 1, name: 'Home', item: 'https://site.example/' },
      { position: 2, name: 'Oak Joinery', item: 'https://site.example/projects/oak-joinery' },
    ]);
  });

  it('is omitted on the home page', () => {
    expect(breadcrumbNode(site, '/')).toBeNull();
  });
});

describe('the mean of clients’ ratings', () => {
  it.each([
    [[5], { value: 5, count: 1 }],
    [[4, 5], { value: 4.5, count: 2 }],
    [[5, 5, 4], { value: 4.7, count: 3 }],
    [[1, 1, 2], { value: 1.3, count: 3 }],
  ])('of %j has one decimal at most', (ratings, rating) => {
    expect(meanRating(ratings)).toEqual(rating);
  });

  it('is null without ratings', () => {
    expect(meanRating([])).toBeNull();
  });
});

it('questions include their answers as plain text', () => {
  const node = json(faqNode([{ question: 'Why?', answerText: 'Because.' }]));
  expect(node.mainEntity).toEqual([
    {
      '@type': 'Question',
      name: 'Why?',
      acceptedAnswer: { '@type': 'Answer', text: 'Because.' },
    },
  ]);
});

it('an article states its dates and canonical address', () => {
  expect(json(blogPostingNode(site, identity, post))).toMatchObject({
    headline: 'A',
    datePublished: '2026-01-01',
    dateModified: '2026-02-01',
    url: 'https://site.example/blog/a',
    mainEntityOfPage: 'https://site.example/blog/a',
  });
});

describe('the author of an article', () => {
  const person: PersonView = {
    ...{ id: 'a', name: 'Megan Price', role: 'Writes' },
    ...{ phone: null, words: null, portrait: null, isSample: false },
  };
  const authorOf = (author: PersonView | null) =>
    json(blogPostingNode(site, identity, { ...post, author })).author;

  it('is the person who signs it', () => {
    expect(authorOf(person)).toMatchObject({
      '@type': 'Person',
      name: 'Megan Price',
      jobTitle: 'Writes',
    });
  });

  it.each([null, { ...person, isSample: true }])('is the studio for %j', (author) => {
    expect(authorOf(author)).toMatchObject({ '@type': 'Organization', name: identity.brandName });
  });
});

it('an article shows its cover, or its sharing card', () => {
  const cover = { src: '/a.webp', srcSet: '', width: 1600, height: 900, alt: 'A' };
  const imageOf = (each: typeof cover | null) =>
    json(blogPostingNode(site, identity, { ...post, cover: each })).image;
  expect(imageOf(cover)).toBe('https://site.example/a.webp');
  expect(imageOf(null)).toBe('https://site.example/og/blog/a');
});
