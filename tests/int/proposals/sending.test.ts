import { afterAll, describe, expect, it } from 'vitest';
import type { Proposal } from '@/payload-types';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { inDays, lines } from '../support/client-proposals';
import { startOffice } from '../support/office-proposals';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;
const {
  draft,
  sent,
  read,
  press,
  events,
  admin,
  sales,
  editor,
  step,
  standing,
  allMails,
  make,
  put,
} = await startOffice(site);

const frozenOf = (doc: Proposal) => doc.frozen as unknown as FrozenProposal;

describe('sending', () => {
  it('fixes prices, text and terms against later changes', async () => {
    const item = await make('packages', { priceFromPence: 160_000, priceToPence: 190_000 });
    const care = await make('retainers');
    const page = await make('add-ons', { kind: 'retainer', pricePence: 7_500 });
    const from = (relationTo: string, value: number) => ({ of: { relationTo, value } });
    const { id: niche } = await make('niches');
    const { id } = await draft({
      ...{ niche, place: 'Hereford' },
      owner: (await site.accountOf('admin')).id,
      lines: [
        from('packages', item.id),
        from('add-ons', page.id),
        { ...from('retainers', care.id), isOptional: true },
      ],
    });
    const doc = await press(id, 'send');
    const before = structuredClone(doc);
    expect(doc).toMatchObject({
      status: 'sent',
      // 50 % more without a retainer: this retainer is optional.
      totalOncePence: 160_000 + 11_250,
      totalMonthlyPence: 0,
    });
    expect(frozenOf(doc)).toMatchObject({
      lines: [
        { label: item.name, amountPence: 160_000, every: 'once' },
        { label: page.name, amountPence: 11_250 },
        { label: care.name, amountPence: 9_900, every: 'month', isOptional: true },
      ],
      payment: { depositPercent: 50, note: expect.stringContaining('60 days') },
      terms: { version: 'of the test' },
      preparedBy: 'The admin',
    });
    await payload.update({
      collection: 'packages',
      id: item.id,
      data: { priceFromPence: 1, priceToPence: 2, name: 'Another name', _status: 'published' },
    });
    await payload.updateGlobal({ slug: 'policy-settings', data: { deposit: 10 } });
    await put(id, { owner: (await site.accountOf('sales')).id });
    await payload.updateGlobal({ slug: 'policy-settings', data: { deposit: 50 } });
    const after = await read(id);
    expect(after.frozen).toEqual(before.frozen);
    expect(after.totalOncePence).toBe(before.totalOncePence);
  });

  it('needs confirmation where the area is reserved for another client', async () => {
    const niche = await make('niches', { name: 'Roofers' });
    const { id: city } = await make('cities', { name: 'Malmesbury' });
    const territory = await payload.create({
      collection: 'territories',
      data: {
        clientName: 'Wiltshire Roofs',
        niche: niche.id,
        city,
        place: 'Malmesbury',
        startsOn: inDays(-10),
      } as never,
    });
    const about = { niche: niche.id, place: 'Malmesbury' };
    const { id } = await draft(about);
    const reserved = { id: territory.id, text: expect.stringContaining('Wiltshire Roofs') };
    expect((await standing(id)).reserved).toMatchObject([{ ...reserved, kind: 'taken' }]);
    for (const body of [{}, { seen: [] }, { seen: [territory.id + 1] }]) {
      const refused = await step(id, 'send', body);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('Reserved for Wiltshire Roofs');
    }
    expect((await step(id, 'send', { seen: 'all' })).status).toBe(400);
    expect((await read(id)).status).toBe('draft');
    expect(await allMails(id)).toEqual([]);

    await press(id, 'send', { seen: [territory.id] });
    expect((await read(id)).status).toBe('sent');
    expect((await events(id))[0]?.text).toMatch(/^To .*Sent all the same: Reserved for Wiltshire/);
    // A client’s own reservation does not block the proposal.
    const own = await draft({ ...about, clientName: 'Wiltshire Roofs' });
    expect((await standing(own.id)).reserved).toEqual([]);
    await press(own.id, 'send');
  });

  it('happens once, despite repeated and concurrent clicks', async () => {
    const { id, clientEmail } = await draft();
    const presses = await Promise.all([step(id, 'send'), step(id, 'send'), step(id, 'send')]);
    expect(presses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(presses[0]?.headers.get('cache-control')).toBe('no-store');
    expect((await events(id)).map(({ kind }) => kind)).toEqual(['sent']);
    expect(await allMails(id)).toMatchObject([
      {
        kind: 'proposal',
        to: clientEmail,
        replyTo: (await site.accountOf('sales')).email,
        status: 'queued',
      },
    ]);
  });

  it('lists everything missing at once, and leaves the draft unchanged', async () => {
    const gone = await make('packages');
    const { id } = await draft({
      clientEmail: null,
      validUntil: inDays(-2),
      lines: [{ of: { relationTo: 'packages', value: gone.id } }, { label: 'Photos', quantity: 1 }],
      sections: [{ blockType: 'proposalScan', heading: 'Your site today' }],
    });
    await payload.update({ collection: 'packages', id: gone.id, data: { _status: 'draft' } });
    const refused = await step(id, 'send');
    expect(refused.status).toBe(400);
    for (const words of [
      'The client’s e-mail is missing.',
      'has passed. Choose a later one.',
      'no longer in the price list',
      '“Photos” has no price.',
      '“Your site today” needs a scan with a score',
    ]) {
      expect(refused.text).toContain(words);
    }
    expect(await read(id)).toMatchObject({ status: 'draft', frozen: null, sentAt: null });
    expect(await allMails(id)).toEqual([]);
    expect((await standing(id)).problems).toHaveLength(5);
  });

  it('needs a sales role or admin', async () => {
    const { id } = await draft();
    for (const name of ['send', 'revise', 'extend', 'new-link', 'answer', 'withdraw']) {
      const body = { mail: false };
      expect((await editor('POST', `/proposals/${id}/${name}`, { body })).status).toBe(403);
    }
    for (const name of ['standing', 'link']) {
      expect((await editor('GET', `/proposals/${id}/${name}`)).status).toBe(403);
    }
    expect((await editor('GET', '/proposals/price-list')).status).toBe(403);
    expect((await sales('POST', '/proposals/999999/send')).status).toBe(404);
    expect((await read(id)).status).toBe('draft');
  });
});

describe('a sent proposal', () => {
  it('keeps its content, regardless of the fields in a form', async () => {
    const doc = await sent();
    const wrong = [{ title: 'Another' }, { slug: 'elsewhere' }, { lines: lines.slice(1) }];
    for (const body of wrong) {
      const refused = await sales('PATCH', `/proposals/${doc.id}`, { body });
      expect(refused.status, refused.text).toBe(409);
      expect(refused.text).toContain('Revise it to change something.');
    }
    expect((await read(doc.id)).title).toBe(doc.title);
    // The whole form is sent, including the fields that may change.
    const whole = (await sales('GET', `/proposals/${doc.id}?depth=0`)).body;
    const saved = await sales('PATCH', `/proposals/${doc.id}`, {
      body: { ...whole, accessMode: 'private', clientEmail: 'new@salon.example' },
    });
    expect(saved.status, saved.text).toBe(200);
    expect(await read(doc.id)).toMatchObject({
      accessMode: 'private',
      clientEmail: 'new@salon.example',
      frozen: doc.frozen,
      linkHash: doc.linkHash,
    });
  });

  it('can’t change status by hand, and restores no earlier version', async () => {
    const { id } = await draft();
    await admin('PATCH', `/proposals/${id}`, { body: { title: 'Second thoughts' } });
    await press(id, 'send');
    await admin('PATCH', `/proposals/${id}`, {
      body: { status: 'accepted', totalOncePence: 1, linkHash: 'x', acceptance: { name: 'Us' } },
    });
    const after = await read(id);
    expect(after).toMatchObject({ status: 'sent', totalOncePence: 135_000 });
    expect(after.acceptance?.name ?? null).toBeNull();
    const { docs } = await payload.findVersions({
      collection: 'proposals',
      where: { parent: { equals: id }, 'version.status': { equals: 'draft' } },
    });
    const restored = await admin('POST', `/proposals/versions/${docs[0]?.id}`);
    expect(restored.status).toBe(409);
    expect((await read(id)).status).toBe('sent');
  });

  it('gets a new link, and the old one stops working', async () => {
    const doc = await sent({ accessMode: 'private' });
    const link = async () => String((await sales('GET', `/proposals/${doc.id}/link`)).body.link);
    const old = await link();
    expect(old).toMatch(new RegExp(`/proposals/${doc.slug}\\?key=[\\w-]{43}$`));
    expect(await link()).toBe(old);
    await press(doc.id, 'new-link', { mail: true });
    expect(await link()).not.toBe(old);
    expect((await read(doc.id)).linkHash).not.toBe(doc.linkHash);
    expect((await allMails(doc.id)).map(({ subject }) => subject).at(-1)).toContain('new link');
    expect((await events(doc.id)).map(({ kind }) => kind)).toEqual(['sent', 'new-link']);
  });

  it('shows no link before it is sent', async () => {
    const { id } = await draft();
    expect((await sales('GET', `/proposals/${id}/link`)).status).toBe(409);
    expect((await step(id, 'new-link', { mail: false })).status).toBe(409);
  });
});

describe('a step in the wrong status is refused', () => {
  it.each([
    ['draft', { revise: 409, extend: 409, answer: 409 }],
    ['viewed', { send: 200, revise: 200, extend: 200, answer: 409, withdraw: 200 }],
    ['questions', { send: 200, revise: 200, extend: 200 }],
    ['accepted', { send: 409, revise: 409, extend: 409, withdraw: 409 }],
    ['declined', { send: 409, revise: 200, extend: 409, withdraw: 409 }],
    ['withdrawn', { send: 409, revise: 200, extend: 409 }],
    ['expired', { send: 409, revise: 200, extend: 200 }],
    ['superseded', { send: 409, revise: 409, extend: 409 }],
  ] as const)('%s', async (status, expected) => {
    for (const [name, code] of Object.entries(expected)) {
      const doc = status === 'draft' ? await draft() : await sent();
      await put(doc.id, { status });
      const body = { ...(name === 'extend' ? { validUntil: inDays(40).slice(0, 10) } : {}) };
      const answer = await step(doc.id, name, name === 'answer' ? { text: 'Yes.' } : body);
      expect(answer.status, `${status}, ${name}: ${answer.text}`).toBe(code);
    }
  });
});
