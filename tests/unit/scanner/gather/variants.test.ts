import { describe, expect, it } from 'vitest';
import { Unreachable } from '@/scanner/fetch/guarded-request';
import { readHostVariants, readHttpVisit } from '@/scanner/gather/gather-site';
import { createBudget } from '@/scanner/gather/request-budget';
import { createSiteClient } from '@/scanner/gather/site-client';
import type { Hop } from '@/scanner/model/evidence';
import { type FakeWeb, fakeClient } from '../../../support/scanner/fake-client';

const page = 'https://www.shop.example/';

function start(web: FakeWeb) {
  const client = fakeClient(web);
  const site = createSiteClient(client, new AbortController().signal);
  return { client, site, budget: createBudget(1000, () => 0) };
}

const tidy: FakeWeb = {
  'http://shop.example/': { location: 'https://shop.example/' },
  'https://shop.example/': { location: page },
  'http://www.shop.example/': { location: page },
  [page]: '<p>Hello',
};

describe('the host variants', () => {
  it('have targets, and no address is requested twice', async () => {
    const { client, site, budget } = start(tidy);
    const variants = await readHostVariants(site, `${page}about?x=1`, budget);
    expect(variants).toMatchObject({
      known: true,
      value: [
        { asked: 'http://shop.example/', finalUrl: page, status: 200, hops: { length: 3 } },
        { asked: 'http://www.shop.example/', finalUrl: page },
        { asked: 'https://shop.example/', finalUrl: page },
        { asked: page, finalUrl: page, hops: [{ url: page, status: 200, location: null }] },
      ],
    });
    expect(new Set(client.asked).size).toBe(client.asked.length);
  });

  it('may have no target', async () => {
    const { site, budget } = start({ [page]: '<p>Hello' });
    const variants = await readHostVariants(site, page, budget);
    expect(variants).toMatchObject({
      value: [{ finalUrl: null, status: null, hops: [] }, {}, {}, {}],
    });
  });

  it('are unknown when one of them does not answer', async () => {
    const { site, budget } = start({
      ...tidy,
      'http://shop.example/': new Unreachable('timeout', ''),
    });
    expect(await readHostVariants(site, page, budget)).toMatchObject({ known: false });
  });

  it('do not exist with a port', async () => {
    const { client, site, budget } = start({});
    expect(await readHostVariants(site, 'http://localhost:3000/', budget)).toMatchObject({
      known: false,
    });
    expect(client.asked).toEqual([]);
  });
});

describe('the visit on http', () => {
  const hops: Hop[] = [{ url: page, status: 200, location: null }];

  it('is the page’s own visit when it began there', async () => {
    const { client, site, budget } = start({});
    const own: Hop[] = [{ url: 'http://www.shop.example/', status: 301, location: page }, ...hops];
    const visit = await readHttpVisit(site, 'http://www.shop.example/', own, budget);
    expect(visit).toEqual({ known: true, value: own });
    expect(client.asked).toEqual([]);
  });

  it('requests the typed address', async () => {
    const typed = 'https://shop.example/menu';
    const { site, budget } = start({
      'http://shop.example/menu': { location: typed },
      [typed]: { location: page },
      [page]: '<p>Hello',
    });
    const visit = await readHttpVisit(site, typed, hops, budget);
    expect(visit).toMatchObject({
      value: [{ url: 'http://shop.example/menu', status: 301 }, {}, {}],
    });
  });

  it('is empty without an answer on http, and unknown for a slow one', async () => {
    const refused = start({ 'http://www.shop.example/': new Unreachable('connect', '') });
    expect(await readHttpVisit(refused.site, page, hops, refused.budget)).toEqual({
      known: true,
      value: [],
    });
    const slow = start({ 'http://www.shop.example/': new Unreachable('timeout', '') });
    expect(await readHttpVisit(slow.site, page, hops, slow.budget)).toMatchObject({ known: false });
  });
});
