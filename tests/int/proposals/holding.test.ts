import { createLocalReq } from 'payload';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Proposal } from '@/payload-types';
import { watchProposals } from '@/proposals/jobs/watch-proposals';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { inDays } from '../support/client-proposals';
import { startSite } from '../support/running-site';
import { atTheSameMoment } from '../support/same-moment';
import { startTerritoryOffers } from '../support/territory-offers';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;
const { draft, read, press, events, step, standing, allMails, put, sales, editor, ...office } =
  await startTerritoryOffers(site);
const { plumbers, website, offer, sentOffer, accept, decline, ask } = office;

beforeEach(office.clear);

describe('sending a proposal with a retainer', () => {
  it('holds its territory, without naming the client to the public', async () => {
    expect((await ask()).status).toBe('available');
    const doc = await sentOffer('Boiler Bros');
    expect((doc.frozen as unknown as FrozenProposal).territory).toEqual({
      niche: 'Plumbers',
      place: 'Reading',
    });
    const answer = await ask('Caversham');
    expect(answer).toMatchObject({ available: false, status: 'reserved' });
    expect(JSON.stringify(answer)).not.toContain('Boiler');
    expect((await ask('Swindon')).status).toBe('available');
  });

  it('is refused where another client’s proposal holds it, despite confirmation', async () => {
    const first = await sentOffer('Boiler Bros');
    const { id } = await offer('Tap & Son', { place: 'Caversham' });
    const state = await standing(id);
    expect(state.reserved).toMatchObject([{ id: first.id, isHold: true, kind: 'taken' }]);
    expect(state.problems.join()).toContain('Held for Boiler Bros');
    const refused = await step(id, 'send', { seen: [first.id] });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Held for Boiler Bros by a proposal that is with them, until');
    expect(await read(id)).toMatchObject({ status: 'draft', frozen: null });
    expect(await allMails(id)).toEqual([]);
    for (const place of ['reading', 'RG4 and Swindon', 'Reading & Wokingham', 'RG']) {
      await put(id, { place });
      expect((await step(id, 'send')).status, place).toBe(409);
    }
    // Without the retainer it is only a website, and holds no territory.
    await put(id, { lines: [website] as never });
    await press(id, 'send');
  });

  it('requires niche and area where they are missing or ambiguous', async () => {
    for (const [changes, words] of [
      [{ niche: null }, 'fill in Niche and Area'],
      [{ place: ' ' }, 'fill in Niche and Area'],
      [{ place: 'Little Snoring' }, '“Little Snoring” can’t be placed on the map'],
      [{ place: 'Berkshire' }, 'can’t be placed on the map'],
    ] as const) {
      const { id } = await offer('Boiler Bros', changes);
      const refused = await step(id, 'send');
      expect(refused.status, words).toBe(400);
      expect(refused.text).toContain(words);
      expect((await standing(id)).problems.join()).toContain(words);
    }
    await press((await offer('Boiler Bros', { place: 'RG1 and RG4' })).id, 'send');
  });

  it('of three for one territory simultaneously sends one', async () => {
    const drafts = [];
    for (const name of ['Boiler Bros', 'Tap & Son', 'Drain Doctors'])
      drafts.push(await offer(name));
    const answers = await atTheSameMoment(
      payload,
      'territories',
      drafts.map(
        ({ id }) =>
          () =>
            step(id, 'send'),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const states = await Promise.all(drafts.map(async ({ id }) => (await read(id)).status));
    expect(states.sort()).toEqual(['draft', 'draft', 'sent']);
    const lost = answers.find(({ status }) => status === 409);
    expect(lost?.text).toContain('A territory is promised to one client at a time');
  });

  it('keeps the territory for the same client in a revision, even under another name', async () => {
    const doc = await sentOffer('Boiler Bros');
    const { id } = (await step(doc.id, 'revise')).body as unknown as { id: number };
    await put(id, { clientName: 'Boiler Brothers Heating Ltd' });
    await press(id, 'send');
    expect((await read(doc.id)).status).toBe('superseded');
    expect((await ask()).status).toBe('reserved');
    expect((await step((await offer('Tap & Son')).id, 'send')).text).toContain('Boiler Brothers');
  });

  it('rejects changes of niche and area after sending', async () => {
    const doc = await sentOffer('Boiler Bros');
    const refused = await sales('PATCH', `/proposals/${doc.id}`, { body: { place: 'Swindon' } });
    expect(refused.status).toBe(409);
    const gone = await site.as('admin');
    expect((await gone('DELETE', `/niches/${plumbers}`)).status).toBe(409);
  });
});

describe('a hold ends', () => {
  const endings: [string, (doc: Proposal) => Promise<unknown>][] = [
    ['when the client declines', decline],
    ['when staff withdraw it', (doc) => press(doc.id, 'withdraw')],
    [
      'with its last day, before the hourly job has said so',
      (doc) => put(doc.id, { validUntil: inDays(-1) }),
    ],
    [
      'when a revision without the retainer replaces it',
      async (doc) => {
        const { id } = (await step(doc.id, 'revise')).body as unknown as { id: number };
        await put(id, { lines: [website] as never });
        return press(id, 'send');
      },
    ],
    ['when it is deleted', (doc) => payload.delete({ collection: 'proposals', id: doc.id })],
  ];
  it.each(endings)('%s', async (_, end) => {
    const doc = await sentOffer('Boiler Bros');
    expect((await ask()).status).toBe('reserved');
    await end(doc);
    expect((await ask()).status).toBe('available');
    await sentOffer('Tap & Son');
    expect((await ask()).status).toBe('reserved');
  });

  it('and an extension is refused once another client’s proposal holds the territory', async () => {
    const doc = await sentOffer('Boiler Bros');
    await put(doc.id, { validUntil: inDays(-1) });
    await watchProposals({ req: await createLocalReq({}, payload) });
    expect((await read(doc.id)).status).toBe('expired');
    const other = await sentOffer('Tap & Son');
    const more = { validUntil: inDays(20).slice(0, 10) };
    const refused = await step(doc.id, 'extend', more);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Held for Tap & Son');
    expect((await read(doc.id)).status).toBe('expired');
    await decline(other);
    await press(doc.id, 'extend', more);
    expect((await ask()).status).toBe('reserved');
  });

  it('withdrawing notifies the client once, and acceptance is impossible afterwards', async () => {
    const doc = await sentOffer('Boiler Bros');
    await Promise.all([step(doc.id, 'withdraw'), step(doc.id, 'withdraw')]);
    expect((await events(doc.id)).map(({ kind }) => kind)).toEqual(['sent', 'withdrawn']);
    expect((await allMails(doc.id)).map(({ subject }) => subject).at(-1)).toContain('withdrawn');
    expect(await accept(doc)).toMatchObject({ status: 'refused' });
    expect((await step((await draft()).id, 'withdraw')).status).toBe(409);
    expect((await editor('POST', `/proposals/${doc.id}/withdraw`)).status).toBe(403);
  });
});
