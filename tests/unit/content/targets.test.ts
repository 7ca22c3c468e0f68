import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPathProblem } from '@/content/rules/page-paths';
import {
  type Addressed,
  canonicalOf,
  type PagedCollection,
  pagedCollections,
  pathOf,
  targetOf,
} from '@/platform/paths';

const slug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,6}){0,2}$/);
const city = { slug: 'reading' };
const niche = { slug: 'plumbers' };

describe('the address of a document', () => {
  it.each([
    ['cities', { slug: 'reading' }, '/web-design-reading'],
    ['industries', { slug: 'trades' }, '/industries/trades'],
    ['case-studies', { slug: 'oak' }, '/projects/oak'],
    ['legal-pages', { slug: 'privacy-policy' }, '/privacy-policy'],
    ['posts', { slug: 'a' }, '/blog/a'],
    ['pages', { path: '/services/ai-chatbot' }, '/services/ai-chatbot'],
    ['city-niche-pages', { city, niche }, '/web-design-reading/plumbers'],
  ] as [PagedCollection, Addressed, string][])('%s %j: %s', (collection, doc, path) => {
    expect(pathOf(collection, doc)).toBe(path);
  });

  it.each(pagedCollections)('of %s is missing while its slug is empty', (collection) => {
    for (const empty of ['', null, undefined] as never[]) {
      expect(pathOf(collection, { slug: empty, path: empty })).toBeNull();
    }
  });

  it('of a niche in a city needs both slugs', () => {
    for (const doc of [
      { city: 1, niche: 2 },
      { city, niche: 2 },
      { city: null, niche },
      { city, niche: { slug: '' } },
      { city: {}, niche },
      { slug: 'plumbers' },
    ]) {
      expect(pathOf('city-niche-pages', doc)).toBeNull();
    }
  });
});

describe('the document at an address', () => {
  it.each([
    ['/', { collection: 'pages', path: '/', legalSlug: null }],
    ['/pricing', { collection: 'pages', path: '/pricing', legalSlug: 'pricing' }],
    [
      '/services/ai-chatbot',
      { collection: 'pages', path: '/services/ai-chatbot', legalSlug: null },
    ],
    ['/web-design-reading', { collection: 'cities', slug: 'reading' }],
    ['/web-design-bath-spa', { collection: 'cities', slug: 'bath-spa' }],
    [
      '/web-design-reading/plumbers',
      { collection: 'city-niche-pages', city: 'reading', niche: 'plumbers' },
    ],
    ['/industries/trades', { collection: 'industries', slug: 'trades' }],
    ['/projects/oak', { collection: 'case-studies', slug: 'oak' }],
    ['/industries', { collection: 'pages', path: '/industries', legalSlug: 'industries' }],
    ['/projects', { collection: 'pages', path: '/projects', legalSlug: 'projects' }],
    ['/web-design', { collection: 'pages', path: '/web-design', legalSlug: 'web-design' }],
    ['/industries/a/b', { collection: 'pages', path: '/industries/a/b', legalSlug: null }],
    [
      '/web-design-reading/plumbers/more',
      { collection: 'pages', path: '/web-design-reading/plumbers/more', legalSlug: null },
    ],
  ])('%s', (path, target) => {
    expect(targetOf(path)).toEqual(target);
  });

  it('is the one shown there', () => {
    fc.assert(
      fc.property(slug, slug, (first, second) => {
        const at = (collection: PagedCollection, doc: Addressed) =>
          targetOf(pathOf(collection, doc) ?? '');
        for (const collection of ['cities', 'industries', 'case-studies'] as const) {
          expect(at(collection, { slug: first })).toEqual({ collection, slug: first });
        }
        expect(at('city-niche-pages', { city: { slug: first }, niche: { slug: second } })).toEqual({
          collection: 'city-niche-pages',
          city: first,
          niche: second,
        });
        if (!first.startsWith('web-design-')) {
          expect(at('legal-pages', { slug: first })).toMatchObject({ legalSlug: first });
        }
      }),
    );
  });

  it('is a page at every address allowed for pages', () => {
    const path = fc
      .array(fc.oneof(slug, fc.constantFrom('industries', 'projects', 'web-design-x')), {
        maxLength: 3,
      })
      .map((words) => `/${words.join('/')}`);
    fc.assert(
      fc.property(path, (value) => {
        if (findPathProblem(value) !== null) return;
        expect(targetOf(value)).toMatchObject({ collection: 'pages', path: value });
      }),
    );
  });

  it('no page may use an address of another kind of document', () => {
    fc.assert(
      fc.property(slug, slug, (first, second) => {
        for (const path of [
          pathOf('cities', { slug: first }),
          pathOf('industries', { slug: first }),
          pathOf('case-studies', { slug: first }),
          pathOf('posts', { slug: first }),
          pathOf('city-niche-pages', { city: { slug: first }, niche: { slug: second } }),
          `/portfolio/${first}`,
        ]) {
          expect(findPathProblem(path ?? '')).toMatch(/belong to/);
        }
      }),
    );
  });
});

describe('an alias of an address', () => {
  it('of a case study redirects to its canonical address', () => {
    expect(canonicalOf('/portfolio/oak')).toBe('/projects/oak');
  });

  it('of the projects’ folder redirects to the project list', () => {
    expect(canonicalOf('/projects')).toBe('/portfolio');
  });

  it.each([
    '/',
    '/portfolio',
    '/portfolio/',
    '/portfolio/oak/more',
    '/projects/oak',
    '/a/portfolio/b',
  ])('%s is nobody’s alias', (path) => {
    expect(canonicalOf(path)).toBeNull();
  });

  it('never redirects to another alias', () => {
    fc.assert(
      fc.property(slug, (value) => {
        expect(canonicalOf(canonicalOf(`/portfolio/${value}`) ?? '')).toBeNull();
      }),
    );
  });
});
