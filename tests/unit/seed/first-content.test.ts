import { readFile } from 'node:fs/promises';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { validateHref } from '@/content/hooks/fields/common';
import { countOwnWords, isThin } from '@/content/rules/own-words';
import { findPathProblem } from '@/content/rules/page-paths';
import { type Addressed, type PagedCollection, pagedCollections, pathOf } from '@/platform/paths';
import { findUnknownTokens } from '@/prices/rules/price-tokens';
import { estimatorSettings } from '../../../seed/data/estimator';
import { faqs } from '../../../seed/data/faqs';
import { navigation } from '../../../seed/data/navigation';
import { siteSettings } from '../../../seed/data/site';
import { testimonials } from '../../../seed/data/testimonials';
import { readPosts } from '../../../seed/posts';
import { documentsOf, namesOf, seeded, seededBook, withIds } from './support/seeded-book';

const book = await seededBook();

function textsIn(value: unknown, place: string): [place: string, text: string][] {
  if (typeof value === 'string') return [[place, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) => textsIn(child, `${place}.${key}`));
}

/** Every text of the first content, with the place it stands at. */
const everyText = [
  ...seeded.flatMap(({ collection, documents }) => textsIn(documents, collection)),
  ...textsIn({ navigation, siteSettings, estimatorSettings }, 'globals'),
];

describe('the first content', () => {
  it('quotes no figure that does not exist', () => {
    const wrong = everyText.flatMap(([place, text]) =>
      findUnknownTokens(text, book).map((token) => `${place}: ${token}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(readPosts())('has the sign of the post “$title” in its typeface', async ({ emoji }) => {
    const signs = await readFile('src/app/(site)/_fonts/noto-emoji.woff2');
    const drawn = async (text: string) => (await subsetFont(signs, text)).length;
    expect(await drawn(emoji)).toBeGreaterThan(await drawn(' '));
  });

  it('writes no price of our own as a figure where a token keeps it true', () => {
    const ours = [...book.packages.map(({ priceFromPence }) => priceFromPence), 9_700, 14_900]
      .filter((pence) => pence !== null)
      .map((pence) => `£${(pence / 100).toLocaleString('en-GB')}`);
    const texts = textsIn({ faqs, pages: documentsOf('pages') }, 'seed');
    const quoted = texts.filter(([, text]) =>
      ours.some((price) => new RegExp(`${price}(?![\\d,])`).test(text)),
    );
    expect(quoted).toEqual([]);
  });

  it.each(seeded.map((each) => [each.collection, each] as const))(
    'names each of its %s once',
    (_collection, { documents, keyField }) => {
      const keys = documents.map((document) => document[keyField]);
      expect(keys.length).toBeGreaterThan(0);
      expect(keys.filter((key) => typeof key !== 'string' || key === '')).toEqual([]);
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  it('refers to nothing that is not seeded before it', () => {
    const known = new Set<string>();
    for (const { collection, documents, keyField } of seeded) {
      const references = JSON.stringify(documents).matchAll(
        /"\$reference":\{"collection":"([^"]+)","key":"([^"]+)"\}/g,
      );
      for (const [, other, key] of references) expect(known).toContain(`${other}:${key}`);
      for (const name of documents.flatMap((each) => namesOf(collection, keyField, each))) {
        known.add(name);
      }
    }
  });

  it('prices everything in whole pence, the lower end first', () => {
    const spans = [
      ...book.packages.map(({ priceFromPence, priceToPence }) => [priceFromPence, priceToPence]),
      ...book.chatbotTiers.map((tier) => [tier.pricePerMonthFromPence, tier.pricePerMonthToPence]),
    ].flatMap(([from, to]) => (from === null || from === undefined ? [] : [[from, to ?? from]]));
    for (const [from = 0, to = 0] of spans) {
      expect([from, to].every(Number.isInteger)).toBe(true);
      expect(to).toBeGreaterThanOrEqual(from);
    }
    const single = [
      ...book.retainers.map(({ pricePerMonthPence }) => pricePerMonthPence),
      ...book.addOns.map(({ pricePence }) => pricePence),
      ...book.hiddenFees.map(({ monthlyPence }) => monthlyPence),
    ];
    expect(single.every((pence) => Number.isInteger(pence) && pence >= 0)).toBe(true);
  });

  it('links only to what a link may lead to', () => {
    const hrefs = everyText.filter(([place]) =>
      /\.(href|buttonLink|linkHref|learnMorePath|liveUrl|sourceHref|to)$/.test(place),
    );
    expect(hrefs.length).toBeGreaterThan(60);
    for (const [place, href] of hrefs) expect(validateHref(href), `${place}: ${href}`).toBe(true);
  });

  it('marks what was made up as a sample', () => {
    expect(siteSettings.isSample).toBe(true);
    expect(testimonials.every(({ isSample }) => isSample)).toBe(true);
    expect(documentsOf('case-studies').every(({ isSample }) => isSample === true)).toBe(true);
    expect(siteSettings.claims.every(({ isSample }) => isSample)).toBe(true);
    expect(siteSettings.people.every(({ isSample }) => isSample)).toBe(true);
    expect(siteSettings.isContactSample).toBe(true);
    expect(siteSettings.email).toMatch(/\.example$/);
  });
});

describe('the addresses of the first content', () => {
  const slugs = (collection: string) =>
    documentsOf(collection).map(({ slug }) => ({ slug: String(slug) }));
  const parts = { cities: slugs('cities'), niches: slugs('niches') };

  function pathIn(collection: PagedCollection, document: Record<string, unknown>): string | null {
    if (collection !== 'city-niche-pages') return pathOf(collection, document as Addressed);
    const { city, niche } = withIds({ city: document.city, niche: document.niche }) as {
      city: number;
      niche: number;
    };
    return pathOf(collection, { city: parts.cities[city - 1], niche: parts.niches[niche - 1] });
  }

  const paths = pagedCollections.flatMap((collection) =>
    documentsOf(collection).map((document) => pathIn(collection, document)),
  );

  it('are each used once', () => {
    expect(paths.length).toBeGreaterThan(70);
    expect(paths).not.toContain(null);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('of pages and legal pages can be used', () => {
    const own = [
      ...documentsOf('pages').map(({ path }) => String(path)),
      ...slugs('legal-pages').map(({ slug }) => `/${slug}`),
    ];
    expect(own.map(findPathProblem)).toEqual(own.map(() => null));
  });

  it('that were once others are redirected to a page that exists', () => {
    for (const { from, to } of documentsOf('redirects')) {
      expect(paths, String(to)).toContain(to);
      expect(paths, String(from)).not.toContain(from);
    }
  });
});

describe('each seeded place', () => {
  it.each([
    ['cities', ['heading', 'lead', 'market', 'build', 'places', 'visit', 'questions', 'offer']],
    ['city-niche-pages', ['heading', 'lead', 'content', 'questions', 'offer']],
  ])('of %s has enough of its own to be found', (collection, names) => {
    for (const document of documentsOf(collection)) {
      const words = countOwnWords(names.map((name) => withIds(document[name])));
      expect(isThin(words), `${document.heading}: ${words} words`).toBe(false);
    }
  });
});

describe('each seeded page with words for search engines', () => {
  const described = pagedCollections.flatMap((collection) =>
    documentsOf(collection).map((document) => ({
      name: `${collection} ${document.seedKey ?? document.slug ?? document.path}`,
      meta: document.meta as { title: string; description: string },
    })),
  );

  it.each(described)('$name says what it holds', ({ meta }) => {
    expect(meta.title).not.toBe('');
    expect(meta.description).not.toBe('');
  });

  it('has a title and a description of its own', () => {
    for (const part of ['title', 'description'] as const) {
      const words = described.map(({ meta }) => meta[part]);
      expect(new Set(words).size).toBe(words.length);
    }
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
