import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { ukDay } from '@/platform/time/working-time';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { inDays } from '../support/client-proposals';
import { startSite } from '../support/running-site';
import { atTheSameMoment } from '../support/same-moment';
import { startTerritoryOffers } from '../support/territory-offers';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;
// Loads the configuration, which reads the environment that was set above.
const { readStateFilters } = await import('@/territories/office/state-filters');
const { read, events, step, standing, allMails, sales, editor, ...office } =
  await startTerritoryOffers(site);
const { plumbers, retainer, optionalRetainer, offer, sentOffer, oldOffer } = office;
const { accept, decline, ask, territories } = office;

beforeEach(office.clear);

/** The list filters that find the only territory. */
async function filtered(): Promise<string[]> {
  const { filters } = await readStateFilters(payload);
  const shown = await Promise.all(
    filters(1, new Date()).map(async ({ label, where }) => {
      const { totalDocs } = await payload.count({ collection: 'territories', where });
      return totalDocs > 0 ? label : [];
    }),
  );
  return shown.flat();
}

describe('accepting', () => {
  it('makes a provisional territory, which staff confirm', async () => {
    const doc = await sentOffer('Boiler Bros');
    expect(await accept(doc)).toMatchObject({ status: 'stored' });
    expect(await accept(doc)).toMatchObject({ status: 'stored' });
    const [territory, ...more] = await territories();
    expect(more).toEqual([]);
    expect(territory).toMatchObject({
      clientName: 'Boiler Bros',
      niche: plumbers,
      place: 'Reading',
      retainer,
      isProvisional: true,
      proposal: doc.id,
      endsOn: null,
    });
    expect(ukDay(new Date(String(territory?.startsOn)))).toBe(ukDay(new Date()));
    expect((await standing(doc.id)).territory).toEqual({ id: territory?.id, isProvisional: true });
    expect((await ask()).status).toBe('reserved');
    expect((await step((await offer('Tap & Son')).id, 'send')).text).toContain(
      'Provisionally reserved for Boiler Bros',
    );
    const confirmed = await sales('PATCH', `/territories/${territory?.id}`, {
      body: { isProvisional: false, startsOn: inDays(10) },
    });
    expect(confirmed.status, confirmed.text).toBe(200);
    expect((await ask()).status).toBe('reserved');
  });

  it('a provisional territory is free the day after its end, an active one after its tail', async () => {
    await accept(await sentOffer('Boiler Bros'));
    const [territory] = await territories();
    const end = (data: object) =>
      payload.update({ collection: 'territories', id: territory?.id ?? 0, data });
    expect(await filtered()).toEqual(['All', 'Reserved', 'Provisional']);
    await payload.db.pool.query('update territories set starts_on = $1', [inDays(-9)]);
    await end({ endsOn: inDays(-1) });
    expect((await ask()).status).toBe('available');
    expect(await filtered()).toEqual(['All', 'Free']);
    await end({ isProvisional: false });
    expect(await filtered()).toEqual(['All', 'In their tail']);
    expect((await ask()).status).toBe('reserved');
    await end({ tailMonths: 0 });
    expect((await ask()).status).toBe('available');
  });

  it('without the optional retainer makes none, and frees the hold', async () => {
    const doc = await sentOffer('Boiler Bros', { lines: optionalRetainer });
    expect((await ask()).status).toBe('reserved');
    await accept(doc);
    expect(await territories()).toEqual([]);
    expect((await ask()).status).toBe('available');
    const next = await sentOffer('Tap & Son', { lines: optionalRetainer });
    const optional = (next.frozen as unknown as FrozenProposal).lines[1]?.id ?? '';
    await accept(next, [optional]);
    expect(await territories()).toMatchObject([{ clientName: 'Tap & Son' }]);
  });

  it('makes no second territory for the client who already has it', async () => {
    await accept(await sentOffer('Boiler Bros'));
    await accept(await sentOffer('Boiler Bros Ltd'));
    expect(await territories()).toHaveLength(1);
  });

  it('is refused entirely where another client has it; staff get one message', async () => {
    const doc = await oldOffer('Tap & Son', { lines: optionalRetainer });
    await payload.create({
      collection: 'territories',
      data: {
        clientName: 'Boiler Bros',
        niche: plumbers,
        place: 'Swindon',
        startsOn: inDays(-10),
      } as never,
    });
    await payload.db.pool.query(`update territories set place = 'Reading'`);
    const before = await read(doc.id);
    const optional = (doc.frozen as unknown as FrozenProposal).lines[1]?.id ?? '';
    for (const _ of [1, 2]) {
      const answer = await accept(doc, [optional]);
      expect(answer).toMatchObject({ status: 'refused' });
      expect(JSON.stringify(answer)).toContain('Nothing was accepted.');
      expect(JSON.stringify(answer)).toContain('accept the proposal without the retainer');
      expect(JSON.stringify(answer)).not.toContain('Boiler');
    }
    expect(await read(doc.id)).toEqual(before);
    expect((await events(doc.id)).map(({ kind }) => kind)).toEqual(['sent', 'territory-taken']);
    const news = (await allMails(doc.id)).filter(({ kind }) => kind === 'proposal-news');
    expect(news).toMatchObject([
      { subject: 'Tap & Son could not accept: the territory is reserved' },
    ]);
    expect(await accept(doc, [])).toMatchObject({ status: 'stored' });
  });

  it('two old proposals for one territory simultaneously, only the first sent succeeds', async () => {
    const first = await oldOffer('Boiler Bros');
    const second = await oldOffer('Tap & Son');
    const third = await oldOffer('Drain Doctors');
    const answers = await atTheSameMoment(
      payload,
      'territories',
      [third, first, second].map((doc) => () => accept(doc)),
    );
    expect(answers.map(({ status }) => status)).toEqual(['refused', 'stored', 'refused']);
    expect(await territories()).toMatchObject([{ clientName: 'Boiler Bros' }]);
    expect((await read(second.id)).acceptance?.name ?? null).toBeNull();
    expect((await read(third.id)).status).toBe('sent');
  });

  it('and revising simultaneously end in one of the two', async () => {
    const doc = await sentOffer('Boiler Bros');
    const { id } = (await step(doc.id, 'revise')).body as unknown as { id: number };
    const [sending, accepting] = await Promise.all([step(id, 'send'), accept(doc)]);
    const isAccepted = accepting.status === 'stored';
    expect(sending.status).toBe(isAccepted ? 409 : 200);
    expect(await territories()).toHaveLength(isAccepted ? 1 : 0);
  });
});

it('a manual territory is refused where a proposal holds it', async () => {
  const doc = await sentOffer('Boiler Bros');
  const fields = { niche: plumbers, place: 'Reading', startsOn: inDays(60) };
  const enter = (clientName: string) =>
    sales('POST', '/territories', { body: { ...fields, clientName } });
  const refused = await enter('Tap & Son');
  expect(refused.status).toBe(400);
  expect(refused.text).toContain('A proposal that is with Boiler Bros holds Plumbers in Reading.');
  expect((await enter('Boiler Bros')).status).toBe(201);
  await decline(doc);
});

it('the holder of a territory is named only to roles that may read proposals', async () => {
  await sentOffer('Boiler Bros');
  const body = {
    about: 'contract',
    ...{ territory: null, clientName: 'Tap & Son', niche: plumbers, city: null, place: 'Reading' },
    ...{ postcodeAreas: [], startsOn: inDays(10), endsOn: '', tailMonths: null },
  };
  const check = async (send: typeof sales) =>
    (await send('POST', '/territories/check', { body })).text;
  expect(await check(sales)).toContain('Boiler Bros');
  expect(await check(editor)).not.toContain('Boiler Bros');
});
