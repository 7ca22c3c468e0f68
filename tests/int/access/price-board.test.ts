import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { grantFor, roles } from '@/accounts/rules/permissions';
import { type BoardGroupKey, boardGroups } from '@/prices/rules/price-board';
import { pricedCollections } from '@/prices/rules/price-figures';
import { editingAs } from '../support/editing';
import { boardAs } from '../support/price-changes';
import { keepingData } from '../support/retention';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('editor');
const editor = editingAs(send);
const board = boardAs(send);

let figure = '';
let id = 0;

beforeEach(async () => {
  ({ id } = await editor.create('packages', { priceFromPence: 120_000, priceToPence: null }));
  figure = `packages/${id}/priceFromPence`;
});

const priceNow = async () => (await send('GET', `/packages/${id}`)).body.priceFromPence;
const ask = (path: 'save' | 'preview', body: unknown) =>
  send('POST', `/price-changes/${path}`, { body });

describe('an invalid order', () => {
  const edit = (changes: object) => ({
    edits: [{ figure, seenPence: 120_000, pence: 130_000, ...changes }],
  });

  it.each([
    ['nothing new', () => ({ edits: [] })],
    ['a word', () => edit({ pence: '130000' })],
    ['half a penny', () => edit({ pence: 0.5 })],
    ['less than nothing', () => edit({ pence: -1 })],
    ['more than a million', () => edit({ pence: 100_000_001 })],
    ['another field', () => edit({ figure: `packages/${id}/name` })],
    ['another collection', () => edit({ figure: `users/${id}/role` })],
    ['a fee that is no amount', () => edit({ figure: 'policy-settings/deposit' })],
    ['no such number', () => edit({ figure: 'packages/99999999999/priceFromPence' })],
    ['one price twice', () => ({ edits: [...edit({}).edits, ...edit({ pence: 1 }).edits] })],
    ['more than is asked for', () => ({ ...edit({}), publish: true })],
    ['a body that is none', () => null],
  ])('is refused with a message: %s', async (_what, body) => {
    for (const path of ['save', 'preview'] as const) {
      const answer = await ask(path, body());
      expect(answer.status, answer.text).toBe(400);
      expect(answer.text).toContain('message');
    }
    expect(await priceNow()).toBe(120_000);
  });

  it('is refused when a lower limit would be empty', async () => {
    const answer = await ask('save', edit({ pence: null }));
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('can’t be saved, so nothing was changed.');
    expect(await priceNow()).toBe(120_000);
  });

  it('is refused when the document does not exist', async () => {
    const edits = [{ figure: 'packages/999999/priceFromPence', seenPence: 1, pence: 2 }];
    expect((await ask('save', { edits })).status).toBe(409);
  });
});

const sourceOf = (key: BoardGroupKey) => {
  const found = boardGroups.find((group) => group.key === key);
  if (!found) throw new Error(`There is no group ${key}.`);
  return found.source;
};

describe('permission to change prices', () => {
  it.each(roles)('%s: follows the table of rights, price by price', async (role) => {
    const as = await site.as(role);
    const own = boardAs(as);
    const groups = await own.groups();
    for (const { key, isEditable } of groups) {
      expect(isEditable, key).toBe(grantFor(sourceOf(key), role, 'update') === 'yes');
    }
    for (const slug of pricedCollections) await editor.create(slug);
    for (const { key, rows } of await own.groups()) {
      const allowed = grantFor(sourceOf(key), role, 'update') === 'yes';
      const low = rows.at(-1)?.low;
      if (!low) throw new Error(`${key} has no price.`);
      const edits = await own.edits({ [low.figure]: Number(low.pence) - 1 });
      expect((await own.save(edits)).status, key).toBe(allowed ? 200 : 403);
      const preview = await as('POST', '/price-changes/preview', { body: { edits } });
      expect(preview.status, key).toBe(allowed ? 200 : 403);
    }
  });

  it('covers a whole order: one forbidden price refuses the permitted ones as well', async () => {
    const admin = boardAs(await site.as('admin'));
    const wanted = { [figure]: 130_000, 'policy-settings/technicalReport': 9_000 };
    const answer = await board.save(await admin.edits(wanted));
    expect(answer.status).toBe(403);
    expect(answer.text).toContain('Fees are changed by admins only.');
    expect(await priceNow()).toBe(120_000);
  });

  it('excludes callers without a session and requests from another site', async () => {
    const stranger = await site.as('anonymous');
    for (const path of ['/board', '/places', '']) {
      expect((await stranger('GET', `/price-changes${path}`)).status, path).toBe(403);
    }
    const body = { edits: await board.edits({ [figure]: 130_000 }) };
    for (const path of ['save', 'preview']) {
      expect((await stranger('POST', `/price-changes/${path}`, { body })).status).toBe(403);
      const elsewhere = { Origin: 'https://elsewhere.example' };
      const answer = await send('POST', `/price-changes/${path}`, { body, headers: elsewhere });
      expect(answer.status).toBe(403);
    }
    expect(await priceNow()).toBe(120_000);
  });

  it('excludes writing the history by hand, for admins as well', async () => {
    await board.save(await board.edits({ [figure]: 130_000 }));
    const [entry] = await board.history();
    for (const role of roles) {
      const as = await site.as(role);
      const body = { summary: 'Nothing happened', changes: [] };
      expect((await as('PATCH', `/price-changes/${entry?.id}`, { body })).status).toBe(403);
      expect((await as('DELETE', `/price-changes/${entry?.id}`)).status).toBe(403);
      expect((await as('POST', '/price-changes', { body })).status).toBe(403);
    }
  });
});

describe('preview prices', () => {
  it('are not in the history and are deleted after a day; saved prices stay', async () => {
    const edits = await board.edits({ [figure]: 130_000 });
    const looked = Number((await ask('preview', { edits })).body.id);
    const saved = Number((await ask('save', { edits })).body.id);
    const { left, night } = keepingData(site.payload);
    expect((await board.history()).map((entry) => entry.id)).not.toContain(looked);
    const hours = (count: number) => new Date(Date.now() + count * 60 * 60 * 1000);
    await night(hours(23));
    expect(await left('price_changes')).toEqual(expect.arrayContaining([looked, saved]));
    await night(hours(25));
    const kept = await left('price_changes');
    expect(kept).toContain(saved);
    expect(kept).not.toContain(looked);
  });
});
