import type { CollectionSlug } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { permissions, type Resource } from '@/accounts/rules/permissions';
import { nextNumber } from '../support/documents';
import { makeData, makeRelations } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const stranger = site.pastGate;

/** Collections that must reveal nothing to the public. */
const slugs = site.config.collections
  .map(({ slug }) => slug as Resource & CollectionSlug)
  .filter((slug) => permissions[slug]?.anonymous.read === 'no');

const ids = new Map<string, number>();

async function make(slug: CollectionSlug): Promise<number> {
  const relations = await makeRelations(slug, make);
  const data = { ...makeData[slug]?.(nextNumber()), ...relations };
  return (await site.payload.create({ collection: slug, data: data as never })).id as number;
}

beforeAll(async () => {
  for (const slug of slugs) ids.set(slug, await make(slug));
});

it('the private collections are these', () => {
  expect(slugs.toSorted()).toEqual([
    'audit-log',
    'conversations',
    'housekeeping-reports',
    'keywords',
    'mails',
    'page-views',
    'price-changes',
    'proposal-events',
    'proposal-terms',
    'proposals',
    'report-mails',
    'scan-results',
    'site-crawls',
    'submissions',
    'territories',
    'unanswered-questions',
    'users',
  ]);
});

describe.each(slugs)('%s', (slug) => {
  const queries = [
    '',
    '?limit=0',
    '?limit=1&page=2',
    '?depth=3',
    '?draft=true',
    '?trash=true',
    '?select[id]=true',
    '?sort=-createdAt',
    '?where[id][exists]=true',
    '?where[or][0][id][greater_than]=0',
    '?pagination=false',
  ];

  it.each(queries)('a stranger gets neither documents nor their count: %s', async (query) => {
    for (const path of [
      `/${slug}${query}`,
      `/${slug}/count${query}`,
      `/${slug}/versions${query}`,
    ]) {
      const answer = await stranger('GET', path);
      expect([403, 404], `${path}: ${answer.text}`).toContain(answer.status);
      expect(answer.text, path).not.toMatch(/totalDocs|"docs"|"id"/);
    }
  });

  it('a stranger can’t tell which documents exist', async () => {
    const ask = (id: number) => stranger('GET', `/${slug}/${id}?depth=2`);
    const [known, unknown] = [await ask(ids.get(slug) ?? 0), await ask(999_999)];
    expect([known.status, known.text]).toEqual([unknown.status, unknown.text]);
    expect([403, 404]).toContain(known.status);
  });

  it('a stranger’s POST that replaces a GET is refused', async () => {
    const headers = {
      'X-HTTP-Method-Override': 'GET',
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const answer = await stranger('POST', `/${slug}`, { headers });
    expect(answer.status, answer.text).toBe(403);
    expect(answer.text).not.toContain('docs');
  });

  it('a stranger gets no read right from the access endpoint', async () => {
    const { body } = await stranger('GET', '/access');
    const collections = body.collections as unknown as Record<string, object>;
    for (const right of ['create', 'read', 'update', 'delete', 'readVersions']) {
      expect(collections[slug] ?? {}, right).not.toHaveProperty(right);
    }
  });
});

/** Collections that a field refers to, at any depth. */
function relationsIn(value: unknown, seen = new Set<unknown>()): string[] {
  if (typeof value !== 'object' || value === null || seen.has(value)) return [];
  seen.add(value);
  const { relationTo } = value as { relationTo?: string | string[] };
  return [
    ...[relationTo ?? []].flat(),
    ...Object.values(value).flatMap((each) => relationsIn(each, seen)),
  ];
}

it('no public document refers to a private one', () => {
  const isPrivate = (slug: string) => (slugs as string[]).includes(slug);
  const open = site.config.collections.filter(
    ({ slug }) => !isPrivate(slug) && !slug.startsWith('payload-'),
  );
  const referred = new Set(
    // Strangers can neither read nor query who last saved a document.
    open.flatMap(({ flattenedFields }) =>
      relationsIn(flattenedFields.filter(({ name }) => name !== 'savedBy')),
    ),
  );
  expect(referred).toContain('cities');
  expect([...referred].filter(isPrivate)).toEqual([]);
});
