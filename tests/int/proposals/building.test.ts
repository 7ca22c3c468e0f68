import { afterAll, describe, expect, it } from 'vitest';
import { noMessage } from '@/enquiries/rules/schema';
import type { Proposal, Submission } from '@/payload-types';
import { inDays, lines } from '../support/client-proposals';
import { nextNumber } from '../support/documents';
import { startOffice } from '../support/office-proposals';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;
const {
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
  enquiry,
  put,
} = await startOffice(site);

/** The draft that staff get from an enquiry. */
async function written(from: Submission): Promise<Proposal> {
  const answer = await sales('POST', `/proposals/from-enquiry/${from.id}`);
  expect(answer.status, answer.text).toBe(200);
  return read(Number(answer.body.id));
}

describe('writing a proposal from an enquiry', () => {
  it('starts with the enquiry’s client and request, and the package’s contents', async () => {
    const key = `salon-${nextNumber()}`;
    const item = await make('packages', { key, features: [{ text: 'A price list you edit' }] });
    const from = await enquiry({ packageTier: key, place: 'Cheltenham', name: 'Dee O’Neil' });
    const doc = await written(from);
    expect(doc).toMatchObject({
      status: 'draft',
      title: 'Website for Dee O’Neil',
      slug: 'dee-oneil',
      contactName: 'Dee O’Neil',
      clientEmail: from.email,
      enquiry: from.id,
      place: 'Cheltenham',
      accessMode: 'private',
      owner: (await site.accountOf('sales')).id,
      lines: [{ of: { relationTo: 'packages', value: item.id }, quantity: 1 }],
      totalOncePence: 100_000,
    });
    expect(JSON.stringify(doc.sections)).toContain(from.message);
    expect(JSON.stringify(doc.sections)).toContain('A price list you edit');
    expect(Date.parse(String(doc.validUntil))).toBeGreaterThan(Date.now() + 28 * 86_400_000);
    // It can be sent unchanged.
    expect((await standing(doc.id)).problems).toEqual([]);
  });

  it('says nothing in the client’s name without a message', async () => {
    const doc = await written(await enquiry({ message: noMessage }));
    expect(doc.sections).toEqual([]);
  });

  it('splits up the attached estimate', async () => {
    const [base, addOn] = [await make('packages'), await make('add-ons')];
    const key = `multi-${nextNumber()}`;
    await payload.updateGlobal({
      slug: 'estimator-settings',
      data: {
        projectTypes: [
          { key, label: 'Multi', description: 'Many', timeline: '2 weeks', package: base.id },
        ],
        defaultType: key,
        includedPages: 5,
        defaultPages: 5,
        maxPages: 50,
        extraPagePence: 10_000,
        budgetBands: [],
      } as never,
    });
    const link = `/pricing?type=${key}&pages=8&add-ons=${addOn.key},gone#estimator`;
    const doc = await written(await enquiry({ estimate: { totalPence: 1, link } }));
    expect(doc.lines).toMatchObject([
      { of: { value: base.id } },
      { label: 'Further pages', quantity: 3, amountPence: 10_000 },
      { of: { relationTo: 'add-ons', value: addOn.id } },
    ]);
    expect(doc.totalOncePence).toBe(100_000 + 30_000 + 5_000);
  });

  it('copies niche and area from the message, so that a reservation shows', async () => {
    const niche = await make('niches', { name: 'Thatchers', slug: 'thatchers' });
    const { id: city } = await make('cities', { name: 'Wantage', slug: 'wantage' });
    const data = { clientName: 'Straw Ltd', niche: niche.id, city, place: 'Wantage' };
    await payload.create({
      collection: 'territories',
      data: { ...data, startsOn: inDays(-10) } as never,
    });
    const message = 'We are thatchers in Wantage and would like to be found there.';
    const doc = await written(await enquiry({ message }));
    expect(doc).toMatchObject({ niche: niche.id, place: 'Wantage' });
    expect((await standing(doc.id)).reserved).toMatchObject([{ kind: 'taken' }]);
    const silent = await written(await enquiry({ message: 'Please call us about a website.' }));
    expect([silent.niche, silent.place]).toEqual([null, null]);
  });

  it('makes one draft despite repeated clicks, and another after the first was sent', async () => {
    const from = await enquiry({ name: 'Ann Lee', packageTier: (await make('packages')).key });
    const ids = (await Promise.all([written(from), written(from), written(from)])).map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(1);
    await press(ids[0] ?? 0, 'send');
    expect((await written(from)).slug).toBe('ann-lee-2');
    const after = await payload.findByID({ collection: 'submissions', id: from.id, joins: false });
    expect(after.status).toBe('proposal');
  });

  it('is refused for spam, for a missing enquiry, and for roles without the right', async () => {
    const spam = await enquiry({ status: 'spam' });
    expect((await sales('POST', `/proposals/from-enquiry/${spam.id}`)).status).toBe(409);
    expect((await sales('POST', '/proposals/from-enquiry/999999')).status).toBe(404);
    expect((await sales('POST', '/proposals/from-enquiry/none')).status).toBe(404);
    const { id } = await enquiry();
    expect((await editor('POST', `/proposals/from-enquiry/${id}`)).status).toBe(403);
  });
});

describe('revising', () => {
  it('makes one draft with the same content, which replaces the old one when sent', async () => {
    const doc = await sent({
      sections: [
        { blockType: 'proposalScope', heading: 'In', included: [{ text: 'A' }], notIncluded: [] },
      ],
    });
    const made = await Promise.all([step(doc.id, 'revise'), step(doc.id, 'revise')]);
    const ids = made.map(({ body }) => Number(body.id));
    expect(new Set(ids).size).toBe(1);
    const next = await read(ids[0] ?? 0);
    expect(next).toMatchObject({
      status: 'draft',
      supersedes: doc.id,
      slug: `${doc.slug}-2`,
      frozen: null,
      linkHash: null,
      sections: [{ heading: 'In', included: [{ text: 'A' }] }],
      lines: lines.map(({ label, amountPence }) => ({ label, amountPence })),
    });
    // The client has the old proposal until then.
    expect((await read(doc.id)).status).toBe('sent');
    await press(next.id, 'send');
    expect((await read(doc.id)).status).toBe('superseded');
    expect((await standing(doc.id)).supersededBy?.id).toBe(next.id);
    expect((await events(doc.id)).at(-1)).toMatchObject({ kind: 'superseded' });
    expect((await step(doc.id, 'revise')).status).toBe(409);
  });

  it('does not replace a proposal accepted in the meantime', async () => {
    const doc = await sent();
    const { id } = (await step(doc.id, 'revise')).body as unknown as { id: number };
    await put(doc.id, { status: 'accepted' });
    const refused = await step(id, 'send');
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('was accepted in the meantime');
    expect(await read(id)).toMatchObject({ status: 'draft', frozen: null });
    expect(await allMails(id)).toEqual([]);
  });
});

it('an earlier version of a draft is restored with the site’s own data', async () => {
  const doc = await sent();
  const { id } = (await step(doc.id, 'revise')).body as unknown as { id: number };
  await sales('PATCH', `/proposals/${id}`, { body: { title: 'Second thoughts' } });
  const { docs } = await payload.findVersions({
    collection: 'proposals',
    where: { parent: { equals: id }, 'version.title': { equals: doc.title } },
  });
  const restored = await admin('POST', `/proposals/versions/${docs[0]?.id}`);
  expect(restored.status, restored.text).toBe(200);
  expect(await read(id)).toMatchObject({
    title: doc.title,
    status: 'draft',
    supersedes: doc.id,
    frozen: null,
  });
});

describe('deleting', () => {
  it('removes the record as well, and needs an admin', async () => {
    const doc = await sent();
    expect((await sales('DELETE', `/proposals/${doc.id}`)).status).toBe(403);
    expect((await admin('DELETE', `/proposals/${doc.id}`)).status).toBe(200);
    expect(await events(doc.id)).toEqual([]);
  });

  it('is refused once it was accepted', async () => {
    const { id } = await sent();
    await put(id, { status: 'accepted' });
    const refused = await admin('DELETE', `/proposals/${id}`);
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('It was accepted');
    expect((await events(id)).map(({ kind }) => kind)).toEqual(['sent']);
  });
});

it('a copy for another client is an independent draft', async () => {
  const doc = await sent();
  const copied = await sales('POST', `/proposals/${doc.id}/duplicate`);
  expect(copied.status, copied.text).toBe(200);
  const copy = await read(Number((copied.body.doc as unknown as Proposal).id));
  expect(copy).toMatchObject({ status: 'draft', frozen: null, linkHash: null, sentAt: null });
  expect(copy.slug).not.toBe(doc.slug);
  expect(copy.lines).toHaveLength(lines.length);
  await press(copy.id, 'send');
});
