import type { CollectionSlug } from 'payload';
import { afterAll, describe, expect, it } from 'vitest';
import { permissions, roles, type Viewer } from '@/accounts/rules/permissions';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

/** Collections added by Payload, which the permissions table does not list. */
const internal = site.config.collections
  .map(({ slug }) => slug)
  .filter((slug) => !Object.hasOwn(permissions, slug));

const viewers: readonly Viewer[] = [...roles, 'anonymous'];

/** Rights over REST by role; roles not listed have none. */
const allowed: Record<string, Partial<Record<'read' | 'write' | 'delete', readonly Viewer[]>>> = {
  'payload-kv': {},
  'payload-migrations': {},
  'payload-jobs': { read: ['admin'], delete: ['admin'] },
  // Payload stores there which account is editing which document.
  'payload-locked-documents': { read: roles, write: roles, delete: roles },
  // Saved filters, private or shared: see tests/int/back-office.
  'payload-query-presets': { read: roles, write: roles, delete: roles },
  // Column widths and list order, stored for each account.
  'payload-preferences': { read: roles, write: roles, delete: roles },
};

it('every collection is known here or in the permissions table', () => {
  expect(internal.sort()).toEqual(Object.keys(allowed).sort());
});

const isRefused = (status: number) => status >= 400;

describe.each(internal)('%s', (slug) => {
  const can = (action: 'read' | 'write' | 'delete', viewer: Viewer) =>
    allowed[slug]?.[action]?.includes(viewer) ?? false;

  it.each(viewers)('%s may read it only with a listed right', async (viewer) => {
    const send = await site.as(viewer);
    const list = await send('GET', `/${slug}`);
    expect(isRefused(list.status), list.text).toBe(!can('read', viewer));
    if (!can('read', viewer)) expect(list.text).not.toContain('"docs"');
    const versions = await send('GET', `/${slug}/versions`);
    expect(versions.text).not.toContain('"docs"');
  });

  it.each(viewers)('%s may write to it only with a listed right', async (viewer) => {
    const send = await site.as(viewer);
    const collection = slug as CollectionSlug;
    const before = await site.payload.count({ collection });
    for (const [method, path] of [
      ['POST', ''],
      ['POST', '/1/duplicate'],
      ['POST', '/versions/1'],
      ['PATCH', '/1'],
      ['PATCH', '?where[id][exists]=true'],
      ['PUT', '/1'],
    ] as const) {
      const answer = await send(method, `/${slug}${path}`, { body: {} });
      if (!can('write', viewer)) {
        expect(isRefused(answer.status), `${method} ${path}: ${answer.text}`).toBe(true);
      }
    }
    if (can('write', viewer)) return;
    expect((await site.payload.count({ collection })).totalDocs).toBe(before.totalDocs);
  });

  it.each(viewers)('%s may delete from it only with a listed right', async (viewer) => {
    const send = await site.as(viewer);
    const many = await send('DELETE', `/${slug}?where[id][equals]=999999`);
    expect(isRefused(many.status), many.text).toBe(!can('delete', viewer));
    const one = await send('DELETE', `/${slug}/999999`);
    expect(isRefused(one.status), one.text).toBe(true);
  });
});

describe('preferences', () => {
  it('belong to one account', async () => {
    const editor = await site.as('editor');
    const sales = await site.as('sales');
    const saved = await editor('POST', '/payload-preferences/posts-list', {
      body: { value: { columns: 'only for the editor' } },
    });
    expect(saved.status).toBe(200);
    expect((await sales('GET', '/payload-preferences/posts-list')).text).not.toContain('editor');
    expect((await sales('GET', '/payload-preferences')).text).not.toContain('only for the editor');
    const { docs } = await site.payload.find({
      collection: 'payload-preferences',
      where: { key: { equals: 'posts-list' } },
    });
    const id = docs[0]?.id;
    const body = { value: 'stolen' };
    expect((await sales('PATCH', `/payload-preferences/${id}`, { body })).status).toBe(403);
    await sales('DELETE', `/payload-preferences?where[id][equals]=${id}`);
    const { value } = await site.payload.findByID({
      collection: 'payload-preferences',
      id: id ?? 0,
    });
    expect(value).toEqual({ columns: 'only for the editor' });
  });
});
