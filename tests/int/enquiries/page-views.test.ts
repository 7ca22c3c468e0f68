import { NextRequest } from 'next/server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

// They load the configuration, which reads the environment that was set above.
const { POST } = await import('@/app/api/visit/route');
const { countView, listMostRead } = await import('@/content/store/visits');

const origin = 'http://localhost:3000';

interface Sent {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Sends a view as the page’s script does. */
async function send({ body, headers = {} }: Sent = {}): Promise<number> {
  const request = new NextRequest(`${origin}/api/visit`, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body ?? { path: '/counted', isVisitStart: false }),
  });
  return (await POST(request)).status;
}

/** Every row, without the database’s own columns. */
async function rows() {
  const { docs } = await site.payload.find({ collection: 'page-views', sort: 'day' });
  return docs.map(({ day, path, views, visits }) => ({ day, path, views, visits }));
}

beforeAll(async () => {
  const admin = editingAs(await site.as('admin'));
  await admin.create('pages', { path: '/counted' });
  const { id } = await admin.create('pages', { path: '/draft' });
  await admin.unpublish('pages', id);
});

afterEach(async () => {
  await site.payload.delete({ collection: 'page-views', where: { id: { exists: true } } });
});

describe('counting a view', () => {
  const view = { path: '/counted', isVisitStart: false };
  const start = { path: '/counted', isVisitStart: true };

  it('adds up concurrent views', async () => {
    const now = new Date('2026-11-21T12:00:00Z');
    const both = Array.from({ length: 20 }, () => [view, start, view]).flat();
    await Promise.all(both.map((each) => countView(each, now)));
    expect(await rows()).toEqual([{ day: '2026-11-21', path: '/counted', views: 60, visits: 20 }]);
  });

  it('uses the UK date', async () => {
    for (const moment of ['2026-06-30T22:59:00Z', '2026-06-30T23:00:00Z', '2026-12-31T23:59:00Z']) {
      await countView(start, new Date(moment));
    }
    expect((await rows()).map(({ day }) => day)).toEqual([
      '2026-06-30',
      '2026-07-01',
      '2026-12-31',
    ]);
  });
});

describe('the most-read pages', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);

  it('are public pages by their views of the last four weeks, before those nobody read', async () => {
    const admin = editingAs(await site.as('admin'));
    for (const path of ['/often', '/never']) await admin.create('pages', { path });
    const read = (path: string, views: number, at: Date) =>
      Promise.all(
        Array.from({ length: views }, () => countView({ path, isVisitStart: false }, at)),
      );
    await read('/counted', 2, daysAgo(1));
    await read('/often', 3, daysAgo(27));
    await read('/never', 9, daysAgo(29));
    await read('/draft', 9, daysAgo(1));
    const paths = await listMostRead(now, 10);
    expect(paths.filter((path) => !['/', '/pricing', '/blog'].includes(path))).toEqual([
      '/often',
      '/counted',
    ]);
    expect(await listMostRead(now, 1)).toHaveLength(1);
  });
});

describe('a page view from a browser', () => {
  it('is counted without any data about the visitor', async () => {
    expect(await send({ headers: { 'User-Agent': 'A browser', Cookie: 'visitor=1' } })).toBe(204);
    expect(await rows()).toEqual([
      { day: expect.any(String), path: '/counted', views: 1, visits: 0 },
    ]);
    const { rows: stored } = await site.payload.db.pool.query('select * from page_views');
    expect(Object.keys(stored[0]).sort()).toEqual(
      ['created_at', 'day', 'id', 'path', 'updated_at', 'views', 'visits'].sort(),
    );
  });

  it.each<[string, Sent]>([
    ['of a page that nobody has', { body: { path: '/nowhere', isVisitStart: true } }],
    ['of a page that is not published', { body: { path: '/draft', isVisitStart: true } }],
    ['of staff', { headers: { Cookie: 'payload-token=a.b.c' } }],
    ['of a preview', { headers: { Cookie: 'seen=1; __prerender_bypass=abc' } }],
  ])('%s is accepted and not counted', async (_what, sent) => {
    expect(await send(sent)).toBe(204);
    expect(await rows()).toEqual([]);
  });

  it.each<[string, Sent]>([
    ['from another site', { headers: { Origin: 'https://elsewhere.example' } }],
    ['as a plain form', { headers: { 'Content-Type': 'text/plain' } }],
    ['without a path', { body: { isVisitStart: true } }],
    ['with more than it needs', { body: { path: '/counted', isVisitStart: true, name: 'x' } }],
    ['of any length', { body: { path: `/${'a'.repeat(5000)}`, isVisitStart: true } }],
  ])('%s is refused', async (_what, sent) => {
    expect(await send(sent)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is not counted beyond the limit for an address', async () => {
    const headers = { 'x-client-address': '192.0.2.77' };
    const { rateLimits } = await import('@/platform/rate-limits');
    const { points } = rateLimits.visit;
    for (let sent = 0; sent < points; sent += 50) {
      await Promise.all(Array.from({ length: 50 }, () => send({ headers })));
    }
    expect(await send({ headers })).toBe(204);
    expect((await rows()).map(({ views }) => views)).toEqual([points]);
  });
});

it('strangers can neither read nor write the statistics', async () => {
  await countView({ path: '/counted', isVisitStart: true }, new Date());
  const stranger = await site.as('anonymous');
  const body = { day: '2026-11-21', path: '/counted', views: 1, visits: 1 };
  expect((await stranger('GET', '/page-views')).status).toBe(403);
  expect((await stranger('POST', '/page-views', { body })).status).toBe(403);
  const staff = await (await site.as('sales'))('GET', '/page-views');
  expect(staff.status).toBe(200);
  expect((await (await site.as('admin'))('POST', '/page-views', { body })).status).toBe(403);
});
