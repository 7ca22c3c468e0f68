import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { richText } from '../support/documents';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// They load the configuration, which reads the environment that was set above.
const { getPage } = await import('@/content/store/pages');
const { getBlogList, getPost, listNewestPosts, searchPosts } = await import(
  '@/content/store/posts'
);
const { getCityPage, listCities } = await import('@/content/store/cities');
const { getCityNichePage } = await import('@/content/store/cities');
const { getCaseStudy, listCaseStudies } = await import('@/content/store/case-studies');
const { getIndustryPage, listIndustries } = await import('@/content/store/industries');
const { getLegalPage } = await import('@/content/store/pages');
const { listFaqs } = await import('@/content/store/shared-content');
const { getRating, listTestimonials } = await import('@/content/store/shared-content');
const { getFeatureMatrix } = await import('@/content/store/shared-content');
const { getSiteIndex } = await import('@/content/store/site-index');
const { getRedirect } = await import('@/content/store/follow-redirect');
const { getNavigation, getSiteIdentity, listClaims, getPlacesLeft } = await import(
  '@/content/store/site'
);
const { getEstimatorConfig } = await import('@/content/store/shared-content');
const { getConsent } = await import('@/content/store/site');

const admin = editingAs(await site.as('admin'));

/** Occurs in every field that the public must not see. */
const secret = 'unannounced';
const draft = { _status: 'draft' };

/** Documents that were never published, each with a unique address. */
const drafts = {
  pages: { path: '/hidden', title: secret },
  posts: { slug: 'hidden', title: secret },
  cities: { slug: 'hidden', name: secret },
  'case-studies': { slug: 'hidden', title: secret },
  industries: { slug: 'hidden', name: secret },
  'legal-pages': { slug: 'hidden', title: secret },
  faqs: { question: secret, topic: 'general' },
  testimonials: { author: secret, rating: 1 },
} as const;

const read = {
  pages: () => getPage('/hidden'),
  posts: () => getPost('hidden'),
  cities: () => getCityPage('hidden'),
  'case-studies': () => getCaseStudy('hidden'),
  industries: () => getIndustryPage('hidden'),
  'legal-pages': () => getLegalPage('hidden'),
} as const;
const slugs = Object.keys(read) as (keyof typeof read)[];

const lists = {
  posts: () => listNewestPosts(100),
  'blog pages': () => getBlogList(1),
  'blog search': () => searchPosts({ search: secret, category: null, page: 1 }),
  cities: listCities,
  'case-studies': listCaseStudies,
  industries: listIndustries,
  faqs: () => listFaqs(['general']),
  testimonials: () => listTestimonials(100),
} as const;

const hidden: Record<string, number> = {};
beforeAll(async () => {
  for (const [slug, changes] of Object.entries(drafts)) {
    hidden[slug] = (await admin.create(slug, { ...changes, ...draft })).id;
  }
});

describe('a document that was never published', () => {
  it.each(slugs)('can’t be read by its address: %s', async (slug) => {
    expect(await read[slug]()).toBeNull();
  });

  it.each(slugs)('can be read there once it is published: %s', async (slug) => {
    const id = hidden[slug] ?? 0;
    await admin.publish(slug, id);
    expect(await read[slug]()).not.toBeNull();
    await admin.unpublish(slug, id);
    expect(await read[slug]()).toBeNull();
  });

  it.each(Object.keys(lists) as (keyof typeof lists)[])('is in no list: %s', async (slug) => {
    expect(JSON.stringify(await lists[slug]())).not.toContain(secret);
  });

  it('does not count in the rating', async () => {
    expect(await getRating()).toBeNull();
  });
});

describe('an unpublished change', () => {
  it.each(slugs)('can’t be read: %s', async (slug) => {
    const id = hidden[slug] ?? 0;
    const name = 'name' in drafts[slug] ? 'name' : 'title';
    await admin.publish(slug, id, { [name]: 'Known' });
    await admin.autosave(slug, id, { [name]: `Another ${secret} name` });
    const shown = JSON.stringify(await read[slug]());
    expect(shown).toContain('Known');
    expect(shown).not.toContain(secret);
    await admin.unpublish(slug, id);
  });
});

describe('a published document that refers to a draft', () => {
  it('reveals nothing of a draft package: a page', async () => {
    const receiptPackage = (await admin.create('packages', { ...draft, name: secret })).id;
    const hero = { blockType: 'hero', heading: 'Hello', receiptPackage };
    await admin.create('pages', { path: '/refers', sections: [hero] });
    const page = await getPage('/refers');
    expect(page?.sections).toHaveLength(1);
    expect(JSON.stringify(page)).not.toContain(secret);
  });

  it('omits its draft testimonial: a case study', async () => {
    await admin.create('case-studies', { slug: 'refers', testimonials: [hidden.testimonials] });
    expect((await getCaseStudy('refers'))?.testimonials).toEqual([]);
  });

  it('shows no page of a draft niche: a city', async () => {
    const city = (await admin.create('cities', { slug: 'refers' })).id;
    const niche = (await admin.create('niches', { slug: 'hidden', name: secret, ...draft })).id;
    await admin.create('city-niche-pages', { city, niche, content: richText('Text.') });
    expect(JSON.stringify(await getCityPage('refers'))).not.toContain(secret);
    expect(await getCityNichePage('refers', 'hidden')).toBeNull();
  });

  it('shows no price of a draft add-on: a row of the feature matrix', async () => {
    const chosen = (await admin.create('packages', { group: 'custom' })).id;
    const addOn = (await admin.create('add-ons', { ...draft, pricePence: 12_345 })).id;
    await admin.create('feature-matrix', { addOnIn: [chosen], addOn });
    const { groups } = await getFeatureMatrix(['custom']);
    expect(groups[0]?.rows[0]?.values).toEqual([{ kind: 'addOn', pence: null }]);
  });
});

it('every public query runs with a stranger’s rights', async () => {
  const asked = new Set<string>();
  const note = ({ overrideAccess, ...what }: { overrideAccess?: boolean; slug?: unknown }) => {
    const { collection, slug } = what as { collection?: string; slug?: string };
    if (overrideAccess !== false) asked.add(collection ?? slug ?? '');
  };
  const { find, findGlobal } = site.payload;
  vi.spyOn(site.payload, 'find').mockImplementation((wish) => {
    note(wish);
    return find(wish) as never;
  });
  vi.spyOn(site.payload, 'findGlobal').mockImplementation((wish) => {
    note(wish as never);
    return findGlobal(wish as never) as never;
  });
  for (const reader of [...Object.values(read), ...Object.values(lists)]) await reader();
  await getCityNichePage('refers', 'hidden');
  await Promise.all([getRating(), getFeatureMatrix(['custom']), getSiteIndex(), getRedirect('/x')]);
  await Promise.all([getNavigation(), getSiteIdentity(), listClaims(), getPlacesLeft()]);
  await Promise.all([getEstimatorConfig(), getConsent()]);
  expect([...asked]).toEqual([]);
});
