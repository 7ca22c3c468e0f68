import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { grantFor, type Resource, roles } from '@/accounts/rules/permissions';
import { exportEndpoints } from '@/office/hooks/for-staff';
import { nextNumber } from '../support/documents';
import { fillSettings } from '../support/enquiries';
import { makeData, makeRelations } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload, config } = site;

const slugs = Object.keys(exportEndpoints) as Resource[];

async function make(collection: string, changes: object = {}): Promise<number> {
  const related = await makeRelations(collection, (slug) => make(slug));
  const data = { ...makeData[collection]?.(nextNumber()), ...related, ...changes };
  const made = await payload.create({ collection: collection as 'users', data: data as never });
  return made.id;
}

const rows = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .split('\r\n')
    .slice(1, -1);

beforeAll(async () => {
  await fillSettings(payload);
  for (const slug of slugs) await make(slug);
});

describe('every list with an export', () => {
  it.each(slugs)('%s: can be exported only by roles that may read it', async (slug) => {
    for (const viewer of [...roles, 'anonymous'] as const) {
      const as = await site.as(viewer);
      const answer = await as('GET', `/${slug}/export`);
      const may = viewer !== 'anonymous' && grantFor(slug, viewer, 'read') === 'yes';
      expect(answer.status, `${viewer}: ${answer.text.slice(0, 200)}`).toBe(may ? 200 : 403);
      if (may) expect(rows(answer.text).length, viewer).toBeGreaterThan(0);
    }
  });

  it('is recorded in the audit log, with the number of rows', async () => {
    const sales = await site.as('sales');
    await sales('GET', '/territories/export?where[place][equals]=Nowhere');
    const { docs } = await payload.find({
      collection: 'audit-log',
      where: { event: { equals: 'export' } },
      sort: '-id',
      limit: 1,
    });
    expect(docs[0]).toMatchObject({
      who: expect.stringContaining('The sales'),
      detail: 'Territories as CSV: 0 rows, filtered',
    });
  });
});

describe('a price list', () => {
  it('has the order of the list, includes drafts, and escapes formulas', async () => {
    const admin = await site.as('admin');
    await make('packages', { name: 'Second', _status: 'published' });
    const third = await make('packages', { name: '=1+1', _status: 'published' });
    await payload.update({
      collection: 'packages',
      id: third,
      draft: true,
      data: { name: '=2+2', _status: 'draft' },
    });
    const { text, headers } = await admin('GET', '/packages/export');
    expect(rows(text).map((row) => row.split(',')[0])).toEqual([
      expect.stringContaining('Package'),
      'Second',
      `'=2+2`,
    ]);
    expect(headers.get('content-disposition')).toMatch(/filename="packages-\d{4}-\d\d-\d\d\.csv"/);
    const searched = await admin('GET', '/packages/export?search=second');
    expect(rows(searched.text)).toHaveLength(1);
  });
});

describe('saved filters', () => {
  const filter = (changes: object) => ({
    title: `Filter ${nextNumber()}`,
    relatedCollection: 'submissions',
    isShared: true,
    where: { status: { equals: 'won' } },
    access: { read: { constraint: 'everyone' } },
    ...changes,
  });
  const path = '/payload-query-presets';

  it('are visible, when shared, to every role that may read the list', async () => {
    const sales = await site.as('sales');
    const made = await sales('POST', path, { body: filter({}) });
    expect(made.status, made.text).toBe(201);
    const posts = await sales('POST', path, { body: filter({ relatedCollection: 'posts' }) });
    expect(posts.status, posts.text).toBe(201);
    const seen = async (viewer: 'admin' | 'editor' | 'anonymous') => {
      const answer = await (await site.as(viewer))('GET', path);
      if (answer.status !== 200) return answer.status;
      return (answer.body.docs as unknown as { relatedCollection: string }[])
        .map(({ relatedCollection }) => relatedCollection)
        .toSorted();
    };
    expect(await seen('admin')).toEqual(['posts', 'submissions']);
    expect(await seen('editor')).toEqual(['posts']);
    expect(await seen('anonymous')).toBe(403);
  });

  it('that are private can be seen and changed by their owner only', async () => {
    const sales = await site.as('sales');
    const made = await sales('POST', path, { body: filter({ isShared: false, access: {} }) });
    const { id } = (made.body as unknown as { doc: { id: number } }).doc;
    const admin = await site.as('admin');
    expect((await admin('GET', `${path}/${id}`)).status).toBe(404);
    const changed = await admin('PATCH', `${path}/${id}`, { body: { title: 'Taken' } });
    expect(changed.status).not.toBe(200);
    expect((await sales('GET', `${path}/${id}`)).status).toBe(200);
  });

  it('contain no programmers’ terms', () => {
    const collection = config.collections.find(({ slug }) => slug === 'payload-query-presets');
    const shown = JSON.stringify(
      collection?.fields.filter((field) => !('hidden' in field && field.hidden)),
      (key, value) =>
        key === 'label' || key === 'labels' ? value : typeof value === 'object' ? value : '',
    );
    expect(shown).toContain('Who can use it');
    expect(shown).not.toMatch(/preset|constraint must|Specify who/i);
  });
});

it('the API response is shown in no form', () => {
  for (const { slug, admin } of [...config.collections, ...config.globals]) {
    if (slug.startsWith('payload-')) continue;
    const views = admin.components?.views as {
      edit?: { api?: { tab?: { condition?: () => boolean } } };
    };
    expect(views?.edit?.api?.tab?.condition?.(), slug).toBe(false);
  }
});
