import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPathProblem } from '@/content/rules/page-paths';
import {
  absoluteUrl,
  blogListPageOf,
  blogListPath,
  canonicalOf,
  enquiryPath,
  isFilteredBlog,
  pathFromSegments,
  pathOf,
  postPath,
} from '@/platform/paths';
import { runs } from '../../support/property-runs';

const word = fc.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const candidate = fc.oneof(
  fc.array(word, { maxLength: 4 }).map((words) => `/${words.join('/')}`),
  fc.string({ unit: fc.constantFrom(...'/-.%? abcdefgCMS019_äé') }).map((text) => `/${text}`),
  fc.webPath(),
);

describe('the address of a page', () => {
  it.each(['/', '/about', '/services/ai-chatbot', '/a/b/c/d', '/2026', '/blog', '/cms-websites'])(
    '%s is valid',
    (path) => {
      expect(findPathProblem(path)).toBeNull();
    },
  );

  it.each([
    ['about', /Start the address with a slash/],
    ['', /Start the address with a slash/],
    ['https://example.com', /Start the address with a slash/],
    ['/about/', /Leave out the slash at the end/],
    ['//', /Leave out the slash at the end/],
    ['//evil.example', /Use lower-case letters/],
    ['/About', /Use lower-case letters/],
    ['/a//b', /Use lower-case letters/],
    ['/a--b', /Use lower-case letters/],
    ['/-a', /Use lower-case letters/],
    ['/a b', /Use lower-case letters/],
    ['/a?b', /Use lower-case letters/],
    ['/a#b', /Use lower-case letters/],
    ['/a%20b', /Use lower-case letters/],
    ['/../etc', /Use lower-case letters/],
    ['/sitemap.xml', /Use lower-case letters/],
    ['/_next/static', /Use lower-case letters/],
    ['/about\n', /Use lower-case letters/],
    ['/cms', /used by the system/],
    ['/cms/login', /used by the system/],
    ['/api/users', /used by the system/],
    ['/preview', /used by the system/],
    ['/healthz', /used by the system/],
    ['/readyz', /used by the system/],
    ['/styleguide', /used by the system/],
    ['/blog/my-post', /belong to posts/],
  ])('%j is refused with a message', (path, problem) => {
    expect(findPathProblem(path)).toMatch(problem);
  });

  it('that is valid is found by its route', () => {
    fc.assert(
      fc.property(candidate, (path) => {
        if (findPathProblem(path) !== null) return;
        const { pathname } = new URL(path, 'https://site.example');
        const segments = pathname.split('/').filter(Boolean);
        expect(pathFromSegments(segments.length > 0 ? segments : undefined)).toBe(path);
      }),
      { numRuns: runs(500) },
    );
  });

  it('that is valid stays on this site', () => {
    fc.assert(
      fc.property(candidate, (path) => {
        if (findPathProblem(path) !== null) return;
        expect(new URL(path, 'https://site.example').host).toBe('site.example');
      }),
      { numRuns: runs(500) },
    );
  });
});

describe('a document’s address', () => {
  it('follows its address field', () => {
    expect(pathOf('pages', { path: '/about' })).toBe('/about');
    expect(pathOf('posts', { slug: 'my-post' })).toBe('/blog/my-post');
    expect(postPath('my-post')).toBe('/blog/my-post');
  });

  it('is null while the field is empty', () => {
    expect(pathOf('pages', { path: '' })).toBeNull();
    expect(pathOf('pages', { slug: 'my-post' })).toBeNull();
    expect(pathOf('posts', { slug: null })).toBeNull();
    expect(pathOf('posts', { path: '/about' })).toBeNull();
  });
});

describe('an absolute address', () => {
  it('of the home page ends with a slash, of no other page', () => {
    expect(absoluteUrl('https://site.example', '/')).toBe('https://site.example/');
    expect(absoluteUrl('https://site.example', '/about')).toBe('https://site.example/about');
  });
});

describe('an enquiry about a package', () => {
  it('starts on the contact page, at its form', () => {
    expect(enquiryPath({ package: 'business-starter' })).toBe(
      '/contact?package=business-starter#lead-capture',
    );
  });

  it('names the package, in any spelling', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), (key) => {
        const url = new URL(enquiryPath({ package: key }), 'https://site.example');
        expect([...url.searchParams]).toEqual([['package', key]]);
        expect(url.hash).toBe('#lead-capture');
      }),
    );
  });
});

describe('the pages of the blog’s list', () => {
  it('have an address each, from which their number is read', () => {
    for (const page of [1, 2, 10, 834]) expect(blogListPageOf(blogListPath(page))).toBe(page);
    expect(blogListPath(1)).toBe('/blog');
  });

  it.each([
    '/blog/page/1',
    '/blog/page/0',
    '/blog/page/02',
    '/blog/page/x',
    '/blog/page',
    '/blog/2',
  ])('%s is none of them', (path) => {
    expect(blogListPageOf(path)).toBeNull();
  });

  it('leads from the first page’s other address to the blog', () => {
    expect(canonicalOf('/blog/page/1')).toBe('/blog');
    expect(canonicalOf('/blog/page/2')).toBeNull();
  });
});

describe('the filtered list of the blog', () => {
  it.each([
    ['/blog', '/blog?q=shop', true],
    ['/blog', '/%62log?category=SEO', true],
    ['/blog', 'http://site.example/blog?a=b&q=x', true],
    ['/blog', '/blog?q=&q=x', true],
    ['/blog', '/blog?q=&category=', false],
    ['/blog', '/blog?utm_source=x', false],
    ['/blog', '/blog', false],
    ['/blog/a-post', '/blog/a-post?q=x', false],
    ['/pricing', '/pricing?category=SEO', false],
  ])('at %s, asked for as %s: %s', (path, address, isFiltered) => {
    expect(isFilteredBlog(path, address)).toBe(isFiltered);
  });
});
