import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { grantFor, roles, type Viewer } from '@/domain/access/permissions';
import { priceFields } from '@/domain/pricing/price-change';
import { editingAs } from '../support/editing';
import { changingPricesAs, pricedCollections } from '../support/price-changes';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);
const { orderFor, change } = changingPricesAs(send);

let id = 0;

beforeEach(async () => {
  ({ id } = await editor.create('packages', { priceFromPence: 120_000, priceToPence: null }));
});

const priceNow = async () => (await send('GET', `/packages/${id}`)).body.priceFromPence;

describe('an order that makes no sense', () => {
  it.each([
    ['no percentage', { percent: undefined }],
    ['a word', { percent: '5' }],
    ['more than double', { percent: 100.01 }],
    ['less than half', { percent: -51 }],
    ['too fine a percentage', { percent: 1.005 }],
    ['a rounding of its own', { roundToPence: 1 }],
    ['nothing chosen', { documents: [] }],
    ['something else chosen', { documents: [{ id: 'all' }] }],
    ['half a price', { documents: [{ id: 1, fromPence: 0.5, toPence: null }] }],
    ['more than is asked for', { publish: true }],
  ])('is refused in words: %s', async (_what, changes) => {
    const answer = await change({ ...(await orderFor([id])), ...changes });
    expect(answer.status, answer.text).toBe(400);
    expect(answer.text).toContain('message');
    expect(await priceNow()).toBe(120_000);
  });

  it.each([undefined, null, [], 'words'])('is refused without a body: %j', async (body) => {
    expect((await change(body)).status).toBe(400);
  });
});

describe('who may do it', () => {
  const viewers: readonly Viewer[] = [...roles, 'anonymous'];
  const cells = pricedCollections.flatMap((slug) =>
    viewers.map((viewer) => [viewer, slug] as const),
  );

  it.each(cells)('%s, %s: as the table of rights says', async (viewer, slug) => {
    const made = await editor.create(slug);
    const body = await orderFor([made.id], {}, slug);
    const as = await site.as(viewer);
    const allowed = grantFor(slug, viewer, 'update') === 'yes';
    const refused = viewer === 'anonymous' ? 401 : 403;
    expect((await as('GET', `/${slug}/change-prices`)).status).toBe(allowed ? 200 : refused);
    const answer = await as('POST', `/${slug}/change-prices`, { body });
    expect(answer.status, answer.text).toBe(allowed ? 200 : refused);
    const { from } = priceFields[slug];
    const { body: after } = await send('GET', `/${slug}/${made.id}`);
    expect(after[from] === body.documents[0]?.fromPence).toBe(!allowed);
  });

  it('not somebody who is signed in, on a page of another site', async () => {
    const answer = await send('POST', '/packages/change-prices', {
      body: await orderFor([id]),
      headers: { Origin: 'https://elsewhere.example' },
    });
    expect(answer.status).toBe(401);
  });
});
