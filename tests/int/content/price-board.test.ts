import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { pricedCollections } from '@/prices/rules/price-figures';
import { editingAs } from '../support/editing';
import { boardAs } from '../support/price-changes';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);
const board = boardAs(send);
const admin = boardAs(await site.as('admin'));

const from = (id: number) => `packages/${id}/priceFromPence`;
const upTo = (id: number) => `packages/${id}/priceToPence`;
/** The row that the site shows, without the form’s base, which depends on it. */
const live = async (id: number, query = 'depth=0'): Promise<Record<string, unknown>> => ({
  ...(await send('GET', `/packages/${id}?${query}`)).body,
  _edition: null,
});
/** The version that an editor opens. */
const newest = (id: number) => live(id, 'depth=0&draft=true');
const versionsOf = async (id: number) =>
  (await site.payload.findVersions({ collection: 'packages', where: { parent: { equals: id } } }))
    .docs;
const row = async (id: number, slug = 'packages') =>
  (await board.groups()).flatMap(({ rows }) => rows).find((each) => each.id === `${slug}/${id}`);

let ids: number[] = [];

beforeEach(async () => {
  const first = await editor.create('packages', { priceFromPence: 120_000, priceToPence: 160_000 });
  const second = await editor.create('packages', { priceFromPence: 50_000, priceToPence: null });
  ids = [first.id, second.id];
});

it('a fee change is in the history even when the settings were never saved before', async () => {
  const body = { strategyCall: 15_500, deposit: 40 };
  await (await site.as('admin'))('POST', '/globals/policy-settings', { body });
  const [{ summary, byName } = {}] = await board.history();
  expect([summary, byName]).toEqual(['Strategy call, price: £149 → £155', 'The admin']);
});

describe('saving new prices', () => {
  it('publishes only the prices, with a version of each and one history entry', async () => {
    const [first = 0, second = 0] = ids;
    const before = await Promise.all(ids.map((id) => live(id)));
    const entries = (await board.history()).length;
    const wanted = { [from(first)]: 126_000, [upTo(first)]: 168_000, [from(second)]: 52_500 };
    const answer = await board.save(await board.edits(wanted));
    expect(answer.body, answer.text).toMatchObject({ saved: 3 });
    const prices = [{ priceFromPence: 126_000, priceToPence: 168_000 }, { priceFromPence: 52_500 }];
    for (const [index, id] of ids.entries()) {
      const after = await live(id);
      expect(after).toEqual({ ...before[index], ...prices[index], updatedAt: after.updatedAt });
      expect(await versionsOf(id)).toHaveLength(2);
    }
    const [entry, ...older] = await board.history();
    expect(older).toHaveLength(entries);
    expect(entry).toMatchObject({ byName: 'The editor', reverts: null });
    expect(entry?.summary).toMatch(/^3 prices: Package \d+; Package \d+$/);
    expect(entry?.changes).toMatchObject([
      { figure: from(first), beforePence: 120_000, afterPence: 126_000 },
      { figure: upTo(first), beforePence: 160_000, afterPence: 168_000 },
      { figure: from(second), beforePence: 50_000, afterPence: 52_500 },
    ]);
  });

  it.each(pricedCollections)('works for %s', async (slug) => {
    const { id } = await editor.create(slug);
    const low = (await row(id, slug))?.low;
    if (!low) throw new Error(`${slug} has no price.`);
    // A lower price, so that an upper limit remains above it.
    const wanted = Number(low.pence) - 1;
    expect((await board.save(await board.edits({ [low.figure]: wanted }))).status).toBe(200);
    const field = low.figure.split('/').at(-1) ?? '';
    expect((await send('GET', `/${slug}/${id}`)).body[field]).toBe(wanted);
  });

  it('changes fees and the estimator’s page, and no other settings of theirs', async () => {
    const settings = async (slug: string) =>
      (await send('GET', `/globals/${slug}?depth=0`)).body as Record<string, unknown>;
    const before = await settings('policy-settings');
    const wanted = {
      'policy-settings/technicalReport': 9_900,
      'estimator-settings/extraPagePence': 12_000,
    };
    const answer = await admin.save(await admin.edits(wanted));
    expect(answer.status, answer.text).toBe(200);
    const after = await settings('policy-settings');
    const { updatedAt, _edition } = after;
    expect(after).toMatchObject({ ...before, technicalReport: 9_900, updatedAt, _edition });
    expect((await settings('estimator-settings')).extraPagePence).toBe(12_000);
    expect((await admin.history())[0]?.changes).toHaveLength(2);
  });

  it('removes an upper limit and adds one', async () => {
    const [first = 0, second = 0] = ids;
    await board.save(await board.edits({ [upTo(first)]: null, [upTo(second)]: 60_000 }));
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000, priceToPence: null });
    expect(await live(second)).toMatchObject({ priceToPence: 60_000 });
  });
});

describe('the board', () => {
  it('shows every published price; those on application have none', async () => {
    const [first = 0] = ids;
    const poa = await editor.create('packages', { priceFromPence: 1_000, onApplication: true });
    const unpublished = await editor.create('packages', { _status: 'draft' });
    const trashed = await editor.create('packages');
    await editor.moveToTrash('packages', trashed.id);
    expect(await row(first)).toMatchObject({ low: { pence: 120_000 }, hasDraft: false });
    expect(await row(poa.id)).toMatchObject({ isOnApplication: true, low: null, high: null });
    expect([await row(unpublished.id), await row(trashed.id)]).toEqual([undefined, undefined]);
    const answer = await board.save([{ figure: from(poa.id), seenPence: 1_000, pence: 2_000 }]);
    expect(answer.status).toBe(409);
  });
});

describe('a package with an open draft', () => {
  const wording = { tagline: 'Half a sentence', features: [{ text: 'Not decided yet' }] };
  const raised = { priceFromPence: 126_000, priceToPence: 168_000 };
  const raise = async (id: number) =>
    board.save(await board.edits({ [from(id)]: 126_000, [upTo(id)]: 168_000 }));

  it('is published with its old text and new price; the draft remains newest', async () => {
    const [id = 0] = ids;
    const before = await live(id);
    await editor.autosave('packages', id, wording);
    expect((await row(id))?.hasDraft).toBe(true);
    expect((await raise(id)).status).toBe(200);
    const after = await live(id);
    expect(after).toEqual({ ...before, ...raised, updatedAt: after.updatedAt });
    const draft = await newest(id);
    expect(draft).toMatchObject({ _status: 'draft', tagline: wording.tagline, ...raised });
    expect(draft.features).toMatchObject(wording.features);
  });

  it('keeps text on the site that the draft removed, and a draft’s own price in the draft', async () => {
    const [id = 0] = ids;
    await editor.publish('packages', id, { tagline: 'Kept', features: [{ text: 'Kept, too' }] });
    await editor.autosave('packages', id, { tagline: null, features: [], priceFromPence: 99_900 });
    await raise(id);
    const after = await live(id);
    expect(after).toMatchObject({ tagline: 'Kept', ...raised });
    expect(after.features).toMatchObject([{ text: 'Kept, too' }]);
    expect(await newest(id)).toMatchObject({
      tagline: null,
      features: [],
      priceFromPence: 99_900,
      priceToPence: 160_000,
    });
  });
});

describe('all or nothing', () => {
  it('changes nothing when a price has changed since it was shown, and names it', async () => {
    const [first = 0, second = 0] = ids;
    const edits = await board.edits({ [from(first)]: 130_000, [from(second)]: 60_000 });
    const { name } = await editor.publish('packages', second, { priceFromPence: 51_000 });
    const entries = (await board.history()).length;
    const answer = await board.save(edits);
    expect(answer.status).toBe(409);
    expect(answer.text).toContain(`${String(name)}, from (now £510)`);
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000 });
    expect(await board.history()).toHaveLength(entries);
  });

  it('changes nothing when the last price can’t be saved', async () => {
    const [first = 0, second = 0] = ids;
    const edits = await board.edits({ [from(first)]: 130_000, [upTo(second)]: 40_000 });
    const answer = await board.save(edits);
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('The highest price can’t be below the lowest.');
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000 });
    for (const id of ids) expect(await versionsOf(id)).toHaveLength(1);
  });

  it('saves once, despite repeated clicks in several tabs', async () => {
    const [first = 0] = ids;
    const edits = await board.edits({ [from(first)]: 130_000 });
    const answers = await Promise.all([board.save(edits), board.save(edits), admin.save(edits)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await versionsOf(first)).toHaveLength(2);
  });
});

describe('the history', () => {
  it('reverts an entry with a new entry', async () => {
    const [first = 0] = ids;
    const saved = await board.save(await board.edits({ [from(first)]: 130_000 }));
    const reverts = Number(saved.body.id);
    const back = await board.edits({ [from(first)]: 120_000 });
    const wrong = await board.edits({ [from(first)]: 110_000 });
    expect((await board.save(wrong, { reverts })).status).toBe(400);
    expect((await board.save(back, { reverts })).status).toBe(200);
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000 });
    expect((await board.history())[0]).toMatchObject({
      reverts,
      summary: expect.stringMatching(/^Taken back: Package \d+, from: £1,300 → £1,200$/),
    });
    expect((await board.save(back, { reverts: 999_999 })).status).toBe(404);
  });

  it('records price changes in the document, but no drafts and no text changes', async () => {
    const [first = 0] = ids;
    const entries = (await board.history()).length;
    await editor.autosave('packages', first, { priceFromPence: 1 });
    await editor.publish('packages', first, { priceFromPence: 120_000, tagline: 'New words' });
    expect(await board.history()).toHaveLength(entries);
    await editor.publish('packages', first, { priceFromPence: 125_000 });
    const [entry, ...older] = await board.history();
    expect(older).toHaveLength(entries);
    expect(entry).toMatchObject({
      byName: 'The editor',
      changes: [{ figure: from(first), beforePence: 120_000, afterPence: 125_000 }],
    });
    await editor.unpublish('packages', first);
    expect((await board.history())[0]?.changes).toMatchObject([
      { figure: from(first), beforePence: 125_000, afterPence: null },
      { figure: upTo(first), beforePence: 160_000, afterPence: null },
    ]);
  });
});

describe('the usage list of a price', () => {
  it('covers published content', async () => {
    const [first = 0] = ids;
    const { key } = await live(first);
    const post = await editor.create('posts', { excerpt: `Sites from {{package:${key}:from}}.` });
    const { body } = await send('GET', '/price-changes/places');
    const pages = body.pages as unknown as { path: string | null }[];
    const byFigure = body.byFigure as unknown as Record<string, number[]>;
    const paths = (figure: string) => byFigure[figure]?.map((index) => pages[index]?.path);
    expect(paths(from(first))).toContain(`/blog/${post.slug}`);
    expect(paths(upTo(first))).not.toContain(`/blog/${post.slug}`);

    const preview = await send('POST', '/price-changes/preview', {
      body: { edits: await board.edits({ [from(first)]: 130_000 }) },
    });
    expect(preview.body.pages).toContainEqual({
      path: `/blog/${post.slug}`,
      title: post.title,
      figures: [{ before: '£1,200', after: '£1,300' }],
    });
    expect(await live(first)).toMatchObject({ priceFromPence: 120_000 });
  });
});
