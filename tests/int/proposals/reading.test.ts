import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Proposal } from '@/payload-types';
import { answerRefusals } from '@/proposals/rules/client-answers';
import { deleteAll } from '../../support/database.ts';
import { inDays, phone, somebody, startProposals } from '../support/client-proposals';
import { startSite } from '../support/running-site';

process.env.STUDIO_PASSWORD = 'the studio’s password';
const site = await startSite();
const { payload } = site;
const { sent, draft, read, press, events, mails } = await startProposals(site);
// Loads the configuration, which reads the environment that was set above.
const { getEnv } = await import('@/platform/env');
const { findProposal } = await import('@/proposals/store/proposals');
const { receiveView } = await import('@/proposals/actions/receive-view');
const { receiveAnswer } = await import('@/proposals/actions/receive-answer');
const { makeProposalPdf } = await import('@/proposals/store/proposal-pdf');
const { hasPaperGrant, paperGrantHeader, signPaperGrant } = await import(
  '@/platform/pdf/paper-grant'
);
const { studioArea } = await import('@/accounts/store/areas');
const { sessionValue } = await import('@/accounts/store/session');
const { clientPath } = await import('@/proposals/mails/proposal-letter');

beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));
afterAll(site.stop);

const keyOf = (doc: Proposal) =>
  new URL(clientPath(doc), 'http://site.example').searchParams.get('key');
const linkOf = (doc: Proposal) => ({ slug: doc.slug, key: keyOf(doc) });
const open = (link: { slug: string; key: string | null }, visitor = somebody()) =>
  findProposal(link, visitor, new Date());

const refusal = { what: 'decline', reason: '' };
const nowhere = { status: 'missing' };

async function inStudio() {
  const hash = (await studioArea.readHash()) ?? '';
  const session = { secret: getEnv().payloadSecret, area: studioArea.name, hash };
  const value = sessionValue(session, Date.now());
  const cookies = {
    get: (name: string) => (name === studioArea.cookie ? { value } : undefined),
  };
  return { ...somebody(), cookies };
}

async function staff(role: 'admin' | 'sales' | 'editor') {
  return somebody({ cookie: (await site.accountOf(role)).cookie });
}

describe('a private proposal', () => {
  it('opens with its key only', async () => {
    const doc = await sent({ accessMode: 'private' });
    const other = await sent({ accessMode: 'private' });
    expect((await open(linkOf(doc)))?.view.document.client.business).toBe(doc.clientName);
    for (const key of [null, '', 'x', keyOf(other), doc.linkHash ?? '', doc.linkSalt ?? '']) {
      const link = { slug: doc.slug, key };
      expect(await open(link), String(key)).toBeNull();
      expect(await receiveAnswer({ ...refusal, ...link }, somebody())).toEqual(nowhere);
    }
    const pattern = { ...refusal, slug: doc.slug, key: { contains: '' } };
    expect(await receiveAnswer(pattern, somebody())).toEqual(nowhere);
    expect(await open({ slug: 'nobody-has-this', key: keyOf(doc) })).toBeNull();
    expect(await makeProposalPdf({ ...linkOf(doc), wanted: null }, somebody())).toEqual({
      status: 'missing',
    });
  });

  it('a new link invalidates the old one', async () => {
    const doc = await sent({ accessMode: 'private' });
    const renewed = await press(doc.id, 'new-link', { mail: false });
    expect(await open(linkOf(doc))).toBeNull();
    expect(await receiveAnswer({ ...refusal, ...linkOf(doc) }, somebody())).toEqual(nowhere);
    expect((await open(linkOf(renewed)))?.view).toMatchObject({ id: doc.id, status: 'sent' });
  });

  it('can’t be read over REST, even with the site’s own query parameters', async () => {
    const doc = await sent({ accessMode: 'private' });
    const anonymous = await site.as('anonymous');
    const where = `where[slug][equals]=${doc.slug}&namedProposal=${doc.slug}`;
    expect((await anonymous('GET', `/proposals?${where}`)).status).toBe(403);
    expect((await anonymous('GET', '/proposal-events')).status).toBe(403);
  });
});

it('an open proposal is public, and a key in its address has no effect', async () => {
  const doc = await sent();
  expect((await open({ slug: doc.slug, key: null }))?.view.status).toBe('sent');
  expect((await open({ slug: doc.slug, key: 'whatever' }))?.view.status).toBe('sent');
});

it('a draft opens for staff only, with its missing fields', async () => {
  const doc = await draft({ clientEmail: null, validUntil: null });
  expect(await open(linkOf(doc))).toBeNull();
  expect(await open(linkOf(doc), await staff('editor'))).toBeNull();
  for (const visitor of [await staff('admin'), await staff('sales'), await inStudio()]) {
    const found = await open(linkOf(doc), visitor);
    expect(found).toMatchObject({ isStaff: true, view: { status: 'draft', isOpen: false } });
    expect(found?.view.problems).toHaveLength(2);
    expect(found?.view.document.lines).toHaveLength(4);
  }
});

it('staff open a private proposal without its key, but can’t answer for the client', async () => {
  const doc = await sent({ accessMode: 'private' });
  expect(await open({ slug: doc.slug, key: null }, await inStudio())).toMatchObject({
    isStaff: true,
  });
  // Editors may not read proposals; with the client’s link they still count as staff.
  expect(await open({ slug: doc.slug, key: null }, await staff('editor'))).toBeNull();
  expect(await open(linkOf(doc), await staff('editor'))).toMatchObject({ isStaff: true });
  expect(await open(linkOf(doc))).toMatchObject({ isStaff: false });
  const everyone = [await staff('admin'), await staff('sales'), await staff('editor')];
  for (const visitor of [...everyone, await inStudio()]) {
    const answer = await receiveAnswer({ ...refusal, ...linkOf(doc) }, visitor);
    expect(answer).toEqual({ status: 'refused', error: answerRefusals.staff });
  }
  expect((await read(doc.id)).status).toBe('sent');
});

it('the site’s own browser can read only the page to be printed, for a short time', async () => {
  const doc = await draft();
  const path = `/proposals/${doc.slug}`;
  const sentFor = (asked: string) =>
    somebody({ [paperGrantHeader]: signPaperGrant(asked, new Date()) });
  expect(await open(linkOf(doc), sentFor(path))).toMatchObject({
    isForPaper: true,
    isStaff: false,
  });
  expect(await open(linkOf(doc), sentFor('/proposals/another'))).toBeNull();
  const later = new Date(Date.now() + 5 * 60_000);
  expect(hasPaperGrant(sentFor(path).headers, path, later)).toBe(false);
});

it('a replaced proposal leads to the newer one, with its key for the old key’s holder', async () => {
  const replace = async (old: Proposal, accessMode: string) => {
    const admin = await site.as('admin');
    const answer = await admin('POST', `/proposals/${old.id}/revise`, { body: {} });
    const { id } = answer.body as unknown as { id: number };
    await payload.update({
      collection: 'proposals',
      id,
      data: { accessMode, validUntil: inDays(20) } as never,
    });
    return press(id, 'send');
  };
  const hidden = await sent({ accessMode: 'private' });
  const newer = await replace(hidden, 'private');
  expect((await open(linkOf(hidden)))?.view).toMatchObject({
    status: 'superseded',
    isOpen: false,
    newerHref: clientPath(newer),
  });
  const public_ = await sent();
  const closed = await replace(public_, 'private');
  const seen = await open(linkOf(public_));
  // The site’s own browser gets no new key either: the file is for its requester.
  const path = `/proposals/${public_.slug}`;
  const paper = somebody({ [paperGrantHeader]: signPaperGrant(path, new Date()) });
  const own = { slug: public_.slug, key: null };
  const printed = await open(own, paper);
  // Holders of the studio’s password get no new key; staff accounts do.
  const views = [seen, printed, await open(own, await inStudio())];
  expect(JSON.stringify(views)).not.toContain(keyOf(closed));
  expect((await open(own, await staff('sales')))?.view.newerHref).toBe(clientPath(closed));
});

it('shows questions and answers, and nothing else of the record', async () => {
  const doc = await sent();
  const text = 'Are the photos ours?';
  await receiveAnswer({ what: 'question', ...linkOf(doc), text }, somebody());
  await press(doc.id, 'answer', { text: 'They are.' });
  const remarks = (await open(linkOf(doc)))?.view.remarks.map((one) => [one.isQuestion, one.text]);
  expect(remarks).toEqual([
    [true, 'Are the photos ours?'],
    [false, 'They are.'],
  ]);
});

describe('views', () => {
  const count = async (doc: Proposal) => (await read(doc.id)).viewCount ?? 0;

  it('are recorded and notified the first time, counted later, and make no version', async () => {
    const doc = await sent({ accessMode: 'private' });
    const versions = async () =>
      (
        await payload.countVersions({
          collection: 'proposals',
          where: { parent: { equals: doc.id } },
        })
      ).totalDocs;
    const before = await versions();
    expect(await receiveView(linkOf(doc), somebody())).toBe(true);
    const seen = await read(doc.id);
    expect(seen).toMatchObject({ status: 'viewed', viewCount: 1, updatedAt: doc.updatedAt });
    expect(seen.firstViewedAt).toBe(seen.lastViewedAt);
    expect(await receiveView(linkOf(doc), somebody())).toBe(true);
    expect(await read(doc.id)).toMatchObject({
      viewCount: 2,
      firstViewedAt: seen.firstViewedAt,
    });
    expect((await mails(doc.id)).map(({ kind, subject }) => [kind, subject])).toEqual([
      ['proposal-news', `${doc.clientName} opened the proposal`],
    ]);
    expect((await events(doc.id)).map(({ kind }) => kind)).toEqual(['sent', 'viewed']);
    expect(await versions()).toBe(before);
  });

  it('are not counted for the same browser, programs, staff and prefetching', async () => {
    const doc = await sent();
    const visitor = somebody();
    await receiveView(linkOf(doc), visitor);
    expect(await receiveView(linkOf(doc), visitor)).toBe(false);
    const others = [
      await staff('admin'),
      await staff('editor'),
      await inStudio(),
      somebody({ 'sec-purpose': 'prefetch;prerender' }),
      somebody({ 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }),
      somebody({ 'user-agent': 'BarracudaCentral/1.0' }),
      somebody({ 'user-agent': '' }),
    ];
    for (const other of others) expect(await receiveView(linkOf(doc), other)).toBe(false);
    expect(await count(doc)).toBe(1);
    // A different browser at the same address counts as another person.
    const sibling = somebody({ 'user-agent': phone.replace('18_1', '17_4') });
    sibling.headers.set('x-client-address', visitor.headers.get('x-client-address') ?? '');
    expect(await receiveView(linkOf(doc), sibling)).toBe(true);
  });

  it('without the key are neither counted nor notified', async () => {
    const doc = await sent({ accessMode: 'private' });
    for (const link of [{ slug: doc.slug }, { slug: doc.slug, key: 'x' }, { slug: 'nobody' }, 7]) {
      expect(await receiveView(link, somebody())).toBe(false);
    }
    expect(await count(doc)).toBe(0);
    expect(await mails(doc.id)).toEqual([]);
  });

  it('at the same moment are two views and one notification', async () => {
    const doc = await sent();
    await Promise.all([somebody(), somebody()].map((one) => receiveView(linkOf(doc), one)));
    expect(await count(doc)).toBe(2);
    expect(await mails(doc.id)).toHaveLength(1);
  });

  it('of an answered proposal leave its status unchanged', async () => {
    const doc = await sent();
    await payload.db.pool.query("update proposals set status = 'accepted' where id = $1", [doc.id]);
    expect(await receiveView(linkOf(doc), somebody())).toBe(true);
    expect((await read(doc.id)).status).toBe('accepted');
  });
});
