import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editingAs } from '../support/editing';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const send = await site.as('admin');
const admin = editingAs(send);

/** Deletes a document permanently; a refusal’s message is returned. */
async function remove(slug: string, id: number): Promise<[number, string | undefined]> {
  const { status, body } = await send('DELETE', `/${slug}/${id}?trash=true`);
  return [status, (body.errors as unknown as { message: string }[] | undefined)?.[0]?.message];
}

/** As the dialog under “Delete …” sends it after showing the usage list. */
async function removeKnowingly(collection: string, id: number, isForGood = true): Promise<number> {
  const body = { collection, id, redirectTo: null, isForGood };
  return (await send('POST', '/removals', { body })).status;
}

describe('documents used by the estimator', () => {
  let base = 0;
  let band = 0;
  let addOn = 0;
  let included = 0;

  const save = async (data: object) => {
    const answer = await send('POST', '/globals/estimator-settings', { body: data });
    expect(answer.status, answer.text).toBe(200);
  };

  beforeAll(async () => {
    base = (await admin.create('packages')).id;
    band = (await admin.create('packages')).id;
    addOn = (await admin.create('add-ons')).id;
    included = (await admin.create('add-ons')).id;
    await save({
      projectTypes: [
        {
          label: 'Website',
          key: 'website',
          description: 'A website.',
          package: base,
          timeline: 'Two weeks',
          included: [included],
          unavailable: [{ addOn, reason: 'It has one already.' }],
        },
      ],
      budgetBands: [{ package: band }],
    });
  });

  it('can’t be deleted permanently, and the message gives the reason', async () => {
    for (const id of [base, band]) {
      expect(await remove('packages', id)).toEqual([
        409,
        expect.stringMatching(/^The estimator names this package/),
      ]);
    }
    expect(await remove('add-ons', addOn)).toEqual([
      409,
      expect.stringMatching(/^The estimator names this add-on/),
    ]);
  });

  it('can’t be deleted in a batch with unused documents', async () => {
    const { id } = await admin.create('packages');
    const where = `where[id][in][0]=${base}&where[id][in][1]=${id}`;
    const answer = await send('DELETE', `/packages?${where}`);
    expect(answer.text).toContain('The estimator names this package');
    const left = await site.payload.find({ collection: 'packages', where: { id: { in: [base] } } });
    expect(left.docs).toHaveLength(1);
  });

  it('can go to the trash, and an unused document can be deleted permanently', async () => {
    expect(await removeKnowingly('packages', band, false)).toBe(200);
    const { id } = await admin.create('packages');
    expect((await remove('packages', id))[0]).toBe(200);
    expect(await removeKnowingly('add-ons', included)).toBe(200);
  });

  it('are also needed by the estimator’s history', async () => {
    const other = (await admin.create('packages')).id;
    await save({ projectTypes: [], budgetBands: [{ package: other }] });
    expect((await remove('packages', base))[0]).toBe(409);
  });
});

describe('a niche', () => {
  it('remains while a territory is reserved for it', async () => {
    const { id: niche } = await admin.create('niches');
    const { id } = await admin.create('territories', { niche });
    expect(await remove('niches', niche)).toEqual([
      409,
      expect.stringMatching(/^A territory is reserved for this niche/),
    ]);
    expect((await remove('territories', id))[0]).toBe(200);
    expect((await remove('niches', niche))[0]).toBe(200);
  });
});

describe('a document with optional references to it', () => {
  it('is deleted, and the referring documents remain', async () => {
    const { id: industry } = await admin.create('industries');
    const { id: niche } = await admin.create('niches', { industry });
    const { id: city } = await admin.create('cities');
    const { id: page } = await admin.create('city-niche-pages', { city, niche });
    expect(await removeKnowingly('industries', industry)).toBe(200);
    expect(await removeKnowingly('cities', city)).toBe(200);
    expect((await send('GET', `/niches/${niche}`)).body.industry).toBeNull();
    expect((await send('GET', `/city-niche-pages/${page}`)).body.city).toBeNull();
  });
});
