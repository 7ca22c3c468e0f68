import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { priceFields } from '@/domain/pricing/price-change';
import { editingAs } from '../support/editing';
import { changingPricesAs, pricedCollections } from '../support/price-changes';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);
const { list, orderFor, change } = changingPricesAs(send);

/** The row that the site shows. */
const live = async (id: number) =>
  (await send('GET', `/packages/${id}?depth=0`)).body as Record<string, unknown>;
/** What an editor sees when the document is opened. */
const newest = async (id: number) =>
  (await send('GET', `/packages/${id}?depth=0&draft=true`)).body as Record<string, unknown>;
const versionsOf = async (id: number) =>
  (await site.payload.findVersions({ collection: 'packages', where: { parent: { equals: id } } }))
    .docs;

let ids: number[] = [];

beforeEach(async () => {
  const first = await editor.create('packages', { priceFromPence: 120_000, priceToPence: 160_000 });
  const second = await editor.create('packages', { priceFromPence: 50_000, priceToPence: null });
  ids = [first.id, second.id];
});

describe('changing prices by a percentage', () => {
  it('publishes the new prices and nothing else, with a version of each', async () => {
    const before = await Promise.all(ids.map(live));
    const answer = await change(await orderFor(ids));
    expect(answer.body).toEqual({ changed: 2, unchanged: 0 });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const prices = [
      { priceFromPence: 126_000, priceToPence: 168_000 },
      { priceFromPence: 52_500, priceToPence: null },
    ];
    for (const [index, id] of ids.entries()) {
      const after = await live(id);
      expect(after).toEqual({
        ...before[index],
        ...prices[index],
        updatedAt: after.updatedAt,
      });
      const versions = await versionsOf(id);
      expect(versions).toHaveLength(2);
      expect(versions[0]).toMatchObject({
        latest: true,
        version: { _status: 'published', ...prices[index] },
      });
    }
  });

  it('rounds as it was asked to, and leaves alone what rounding does not move', async () => {
    const [first = 0, second = 0] = ids;
    const order = await orderFor(ids, { percent: 2.5, roundToPence: 5_000 });
    expect((await change(order)).body).toEqual({ changed: 1, unchanged: 1 });
    expect(await live(first)).toMatchObject({ priceFromPence: 125_000, priceToPence: 165_000 });
    expect(await live(second)).toMatchObject({ priceFromPence: 50_000 });
  });

  it('saves no version of a price that stays the same', async () => {
    const [, second = 0] = ids;
    const order = await orderFor([second], { percent: 1, roundToPence: 5_000 });
    expect((await change(order)).body).toEqual({ changed: 0, unchanged: 1 });
    expect(await versionsOf(second)).toHaveLength(1);
  });

  it('touches only what was chosen', async () => {
    const [first = 0, second = 0] = ids;
    await change(await orderFor([first]));
    expect(await live(second)).toMatchObject({ priceFromPence: 50_000 });
  });

  it.each(pricedCollections)('works for %s', async (slug) => {
    const { id, ...made } = await editor.create(slug);
    const { from, to } = priceFields[slug];
    expect((await change(await orderFor([id], { percent: 10 }, slug), slug)).body).toEqual({
      changed: 1,
      unchanged: 0,
    });
    const { body } = await send('GET', `/${slug}/${id}`);
    for (const field of [from, to].filter((name) => name !== null)) {
      const expected = Math.round((Number(made[field]) * 1.1) / 100) * 100;
      expect(body[field], field).toBe(expected);
    }
  });
});

describe('what can be changed', () => {
  it('is every published price, in the order of the price list', async () => {
    const [first = 0] = ids;
    const onApplication = await editor.create('packages', {
      priceFromPence: 1_000,
      priceToPence: null,
      onApplication: true,
    });
    const unpublished = await editor.create('packages', { _status: 'draft' });
    const trashed = await editor.create('packages');
    await editor.moveToTrash('packages', trashed.id);
    const rows = await list();
    const listed = rows.map(({ id }) => id);
    expect(listed).toEqual(expect.arrayContaining(ids));
    for (const { id } of [onApplication, unpublished, trashed]) {
      expect(listed).not.toContain(id);
    }
    expect(rows.find(({ id }) => id === first)).toEqual({
      id: first,
      name: expect.stringMatching(/^Package/),
      fromPence: 120_000,
      toPence: 160_000,
      hasDraft: false,
    });
  });

  it('is refused when it is not on the site any more', async () => {
    const [first = 0] = ids;
    const order = await orderFor(ids);
    await editor.unpublish('packages', first);
    expect((await change(order)).status).toBe(409);
    expect(await live(ids[1] ?? 0)).toMatchObject({ priceFromPence: 50_000 });
  });
});

describe('a package that somebody is rewriting', () => {
  const wording = { tagline: 'Half a sentence', features: [{ text: 'Not decided yet' }] };
  let id = 0;

  beforeEach(async () => {
    id = ids[0] ?? 0;
  });

  it('is published with its old words and its new price; the draft stays the newest', async () => {
    const before = await live(id);
    await editor.autosave('packages', id, wording);
    expect((await list()).find((row) => row.id === id)?.hasDraft).toBe(true);
    expect((await change(await orderFor([id]))).body).toEqual({ changed: 1, unchanged: 0 });

    const after = await live(id);
    const raised = { priceFromPence: 126_000, priceToPence: 168_000 };
    expect(after).toEqual({ ...before, ...raised, updatedAt: after.updatedAt });
    const draft = await newest(id);
    expect(draft).toMatchObject({ _status: 'draft', tagline: wording.tagline, ...raised });
    expect(draft.features).toMatchObject(wording.features);

    await editor.publish('packages', id);
    expect(await live(id)).toMatchObject({ tagline: wording.tagline, ...raised });
  });

  it('keeps words in the site that the draft has taken out', async () => {
    await editor.publish('packages', id, { tagline: 'Kept', features: [{ text: 'Kept, too' }] });
    await editor.autosave('packages', id, { tagline: null, features: [] });
    await change(await orderFor([id]));
    const after = await live(id);
    expect(after).toMatchObject({ tagline: 'Kept', priceFromPence: 126_000 });
    expect(after.features).toMatchObject([{ text: 'Kept, too' }]);
    const draft = await newest(id);
    expect(draft).toMatchObject({ tagline: null, features: [], priceFromPence: 126_000 });
  });

  it('keeps a price of its own in the draft', async () => {
    await editor.autosave('packages', id, { priceFromPence: 99_900 });
    await change(await orderFor([id]));
    expect(await live(id)).toMatchObject({ priceFromPence: 126_000, priceToPence: 168_000 });
    expect(await newest(id)).toMatchObject({ priceFromPence: 99_900, priceToPence: 160_000 });
  });
});

describe('all or nothing', () => {
  it('changes none when one of them can’t be saved', async () => {
    const dear = await editor.create('packages', {
      priceFromPence: 99_000_000,
      priceToPence: null,
    });
    const answer = await change(await orderFor([...ids, dear.id]));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain(`${String(dear.name)} can’t be saved, so nothing was changed.`);
    expect(answer.text).toContain('a million pounds');
    expect(await live(ids[0] ?? 0)).toMatchObject({ priceFromPence: 120_000 });
    for (const id of ids) expect(await versionsOf(id)).toHaveLength(1);
  });

  it('changes none when a price is no longer the one that was seen', async () => {
    const [first = 0, second = 0] = ids;
    const order = await orderFor(ids);
    const { name } = await editor.publish('packages', second, { priceFromPence: 51_000 });
    const answer = await change(order);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(`${String(name)} was changed in the meantime`);
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000 });
    expect(await live(second)).toMatchObject({ priceFromPence: 51_000 });
  });

  it('changes a price once, however often the button is pressed', async () => {
    const order = await orderFor(ids);
    const answers = [await change(order), ...(await Promise.all([change(order), change(order)]))];
    expect(answers.map(({ status }) => status)).toEqual([200, 409, 409]);
    expect(await live(ids[0] ?? 0)).toMatchObject({ priceFromPence: 126_000 });
  });

  it('stays the same when two people press at the same time', async () => {
    const order = await orderFor(ids);
    const statuses = (await Promise.all([change(order), change(order)])).map(
      ({ status }) => status,
    );
    expect(statuses).toContain(200);
    for (const status of statuses) expect([200, 409, 500]).toContain(status);
    expect(await live(ids[0] ?? 0)).toMatchObject({ priceFromPence: 126_000 });
    expect(await live(ids[1] ?? 0)).toMatchObject({ priceFromPence: 52_500 });
  });
});
