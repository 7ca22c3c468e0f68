import { describe, expect, it } from 'vitest';
import type { PriceBook } from '@/domain/pricing/price-book';
import { findUnknownTokens } from '@/domain/pricing/price-text';
import { findPathProblem } from '@/domain/routing/paths';
import { validateHref } from '@/fields/link';
import { addOns } from '../../../seed/data/add-ons';
import { blogPage } from '../../../seed/data/blog-page';
import { faqs } from '../../../seed/data/faqs';
import { homePage } from '../../../seed/data/home-page';
import { packages } from '../../../seed/data/packages';
import { pricingPage } from '../../../seed/data/price-page';
import { retainers } from '../../../seed/data/retainers';
import { cities, navigation, siteSettings } from '../../../seed/data/site';
import { testimonials } from '../../../seed/data/testimonials';
import { readPosts } from '../../../seed/posts';
import { makeBook } from '../domain/pricing/support/price-book';

/** Rich text stays Markdown here: its tokens are what counts. */
const asMarkdown = (markdown: string) => ({ root: { type: 'root', text: markdown } });
const pages = [homePage(1), pricingPage(asMarkdown), blogPage];
const everything = { addOns, faqs, packages, pages, retainers, testimonials, posts: readPosts() };

const book: PriceBook = makeBook({
  packages: packages.map(({ learnMorePath, ...item }) => ({
    ...item,
    learnMoreHref: learnMorePath,
  })),
  retainers,
  addOns,
});

function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${place}.${key}`));
}

describe('the first content', () => {
  it('quotes no figure that does not exist', () => {
    const wrong = textsIn(everything, 'seed').flatMap(([place, text]) =>
      findUnknownTokens(text, book).map((token) => `${place}: ${token}`),
    );
    expect(wrong).toEqual([]);
  });

  it('writes no price of our own as a figure where a token keeps it true', () => {
    const ours = [...packages.map(({ priceFromPence }) => priceFromPence), 9_700, 14_900]
      .filter((pence) => pence !== null)
      .map((pence) => `£${(pence / 100).toLocaleString('en-GB')}`);
    const texts = textsIn({ faqs, pages }, 'seed');
    const quoted = texts.filter(([, text]) =>
      ours.some((price) => new RegExp(`${price}(?![\\d,])`).test(text)),
    );
    expect(quoted).toEqual([]);
  });

  it.each([
    ['packages', packages.map(({ key }) => key)],
    ['retainers', retainers.map(({ key }) => key)],
    ['add-ons', addOns.map(({ key }) => key)],
    ['questions', faqs.map(({ question }) => question)],
    ['testimonials', testimonials.map(({ quote }) => quote)],
    ['cities', cities.map(({ slug }) => slug)],
    ['posts', readPosts().map(({ slug }) => slug)],
    ['pages', pages.map(({ path }) => path)],
  ])('names each of its %s once', (_what, keys) => {
    expect(keys.length).toBeGreaterThan(0);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('prices everything in whole pence, the lower end first', () => {
    const spans = packages.flatMap(({ priceFromPence, priceToPence }) =>
      priceFromPence === null ? [] : [[priceFromPence, priceToPence ?? priceFromPence] as const],
    );
    for (const [from, to] of spans) {
      expect([from, to].every(Number.isInteger)).toBe(true);
      expect(to).toBeGreaterThanOrEqual(from);
    }
    const single = [
      ...retainers.map(({ pricePerMonthPence }) => pricePerMonthPence),
      ...addOns.map(({ pricePence }) => pricePence),
    ];
    expect(single.every((pence) => Number.isInteger(pence) && pence >= 0)).toBe(true);
  });

  it('links only to what a link may lead to', () => {
    const hrefs = textsIn({ pages, navigation }, 'seed').filter(([place]) =>
      /\.(href|buttonLink)$/.test(place),
    );
    expect(hrefs.length).toBeGreaterThan(10);
    for (const [place, href] of hrefs) expect(validateHref(href), `${place}: ${href}`).toBe(true);
  });

  it('opens its pages at addresses that can be used', () => {
    expect(pages.map(({ path }) => findPathProblem(path))).toEqual(pages.map(() => null));
  });

  it('marks what was made up as a sample', () => {
    expect(siteSettings.isSample).toBe(true);
    expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
    expect(siteSettings.email).toMatch(/\.example$/);
  });
});

describe('each seeded post', () => {
  it.each(readPosts().map((post) => [post.slug, post] as const))(
    '%s has what its card, its page and search results need',
    (slug, post) => {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(post.title).not.toBe('');
      expect(post.excerpt.length).toBeGreaterThan(60);
      expect(post.metaTitle.length).toBeLessThanOrEqual(60);
      expect(post.metaDescription.length).toBeGreaterThanOrEqual(120);
      expect(post.metaDescription.length).toBeLessThanOrEqual(158);
      expect(Date.parse(post.publishedOn)).not.toBeNaN();
      expect(post.markdown).toMatch(/^## /m);
      // The page has the title as its one first heading.
      expect(post.markdown).not.toMatch(/^# /m);
    },
  );
});
