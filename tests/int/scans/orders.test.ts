import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { changedWords, orderMessages } from '@/enquiries/rules/order';
import { lockedWords } from '@/scans/rules/scan-request';
import { deleteAll } from '../../support/database.ts';
import { fillSettings, mailsAbout } from '../support/enquiries';
import { startSite } from '../support/running-site';
import { browserAt, storedScan } from '../support/scans';

process.env.BETA_PASSWORD = 'open sesame, please';
const site = await startSite();
const { payload } = site;

// Loads the configuration, which reads the environment that was set above.
const { getEnv } = await import('@/platform/env');
const { auditArea } = await import('@/accounts/store/areas');
const { sessionValue } = await import('@/accounts/store/session');
const { getAudit } = await import('@/scans/store/scanner-settings');
const { placeOrder } = await import('@/enquiries/actions/place-order');
const { offersCode } = await import('@/enquiries/actions/place-order');
const { wordMail } = await import('@/office/jobs/deliver-mail');

beforeAll(() => fillSettings(payload));
beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));
afterAll(site.stop);

/** A browser that has entered the password. */
async function tester() {
  const browser = browserAt('198.51.102.1');
  const hash = (await auditArea.readHash()) ?? '';
  const session = { secret: getEnv().payloadSecret, area: auditArea.name, hash };
  browser.keep(auditArea.cookie, sessionValue(session, Date.now()));
  return browser;
}

let count = 0;
const orderOf = async (changes: object = {}) => {
  count += 1;
  return {
    kind: 'technical-report',
    name: `Buyer ${count}`,
    email: `buyer-${count}@client.example`,
    site: `shop-${count}.example`,
    message: '',
    terms: 'yes',
    page: '/beta-audit-ftj2025',
    key: randomUUID(),
    elapsedMs: 900,
    fax_number: '',
    seen: offersCode(await getAudit()),
    ...changes,
  };
};
const stored = async (email: string) => {
  const where = { email: { equals: email } };
  return (await payload.find({ collection: 'submissions', where, depth: 0 })).docs;
};

it('an order is stored as an enquiry with its current price and terms, which both mails quote', async () => {
  await payload.updateGlobal({ slug: 'policy-settings', data: { technicalReport: 10_150 } });
  await payload.updateGlobal({
    slug: 'scanner-settings',
    data: { audit: { terms: 'It costs {{policy:technicalReport}} and is digital.' } },
  });
  const order = await orderOf({ message: 'By Friday, please.' });
  expect(await placeOrder(order, await tester())).toEqual({
    status: 'stored',
    reference: expect.stringMatching(/^E-[2-9A-Z]{6}$/),
    replyBy: expect.stringMatching(/^\w+day \d+ \w+, \d\d:\d\d$/),
    ordered: 'Technical report',
    pricePence: 10_150,
  });
  const [doc, ...others] = await stored(order.email);
  expect(others).toEqual([]);
  expect(doc).toMatchObject({
    name: order.name,
    projectType: 'other',
    channel: 'form',
    status: 'new',
    page: '/beta-audit-ftj2025',
    message: `Order: Technical report for £101.50\nWebsite: ${order.site}\n\nBy Friday, please.`,
    order: {
      kind: 'technical-report',
      pricePence: 10_150,
      terms: 'It costs £101.50 and is digital.',
      acceptedAt: expect.any(String),
    },
  });
  const mails = await mailsAbout(payload, doc?.id ?? 0);
  expect(mails.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['enquiry-notice', `Order ${doc?.reference} from ${order.name}`],
    ['enquiry-confirmation', expect.stringContaining(`We have your order (${doc?.reference})`)],
  ]);
  // Later price changes do not affect it.
  await payload.updateGlobal({ slug: 'policy-settings', data: { technicalReport: 9_700 } });
  const settings = await payload.findGlobal({ slug: 'site-settings', depth: 0 });
  for (const mail of mails) {
    const letter = await wordMail(payload, mail, settings);
    for (const part of ['Technical report', '£101.50', 'is digital', 'by invoice']) {
      expect(letter?.text).toContain(part);
    }
  }
  const found = await payload.find({
    collection: 'submissions',
    where: { 'order.kind': { exists: true } },
  });
  expect(found.totalDocs).toBe(1);
});

it('an order attaches a report, so its address need not be typed', async () => {
  const { uuid, id, url } = await storedScan(payload, { status: 'scored', tool: 'audit' });
  const order = await orderOf({ site: undefined, scan: uuid, kind: 'strategy-call' });
  expect(await placeOrder(order, await tester())).toMatchObject({ pricePence: 14_900 });
  const [doc] = await stored(order.email);
  expect(doc).toMatchObject({ scan: id, scanSummary: expect.stringContaining('64 of 100') });
  expect(doc?.message).toContain(`Website: ${url}`);
  const gone = await orderOf({ site: '', scan: randomUUID() });
  expect(await placeOrder(gone, await tester())).toEqual({
    status: 'invalid',
    errors: { site: orderMessages.site },
  });
});

it('an order needs the password, the terms and the displayed prices', async () => {
  const order = await orderOf();
  expect(await placeOrder(order, browserAt('198.51.102.2'))).toEqual({
    status: 'locked',
    error: lockedWords,
  });
  const browser = await tester();
  expect(await placeOrder({ ...order, terms: undefined }, browser)).toEqual({
    status: 'invalid',
    errors: { terms: orderMessages.terms },
  });
  for (const seen of [undefined, '', 'x', order.seen.toLowerCase()]) {
    expect(await placeOrder({ ...order, seen }, browser)).toEqual({
      status: 'changed',
      error: changedWords,
    });
  }
  await payload.updateGlobal({ slug: 'policy-settings', data: { strategyCall: 15_900 } });
  expect(await placeOrder(order, browser)).toMatchObject({ status: 'changed' });
  expect(await stored(order.email)).toEqual([]);
  for (const nonsense of [null, 7, 'text', [], { name: {} }]) {
    expect((await placeOrder(nonsense, browser)).status).toBe('invalid');
  }
});

it('an order is stored once for one submission, and held when a bot sends it', async () => {
  const order = await orderOf();
  const browser = await tester();
  const outcomes = await Promise.all(Array.from({ length: 3 }, () => placeOrder(order, browser)));
  expect(outcomes).toEqual(Array(3).fill(outcomes[0]));
  expect(await stored(order.email)).toHaveLength(1);
  const trapped = await orderOf({ fax_number: '555' });
  expect(await placeOrder(trapped, browser)).toMatchObject({ status: 'stored' });
  const [held] = await stored(trapped.email);
  expect(held).toMatchObject({ status: 'spam', order: { kind: 'technical-report' } });
  const mails = await mailsAbout(payload, held?.id ?? 0);
  expect(mails.map(({ kind }) => kind)).toEqual(['enquiry-held']);
});
