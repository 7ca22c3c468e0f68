import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { noMessage } from '@/enquiries/rules/schema';
import { rateLimits } from '@/platform/rate-limits';
import { settleWork } from '../support/after-answers';
import { fillSettings, mailsAbout, makeEnquiry, visitorAt } from '../support/enquiries';
import { postForm } from '../support/post-form';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
beforeAll(() => fillSettings(payload));
// A posted form starts the mail lane, which would send the next test’s mails.
afterEach(settleWork);
afterAll(site.stop);

// Loads the configuration, which reads the environment that was set above.
const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { sendEnquiry } = await import('@/enquiries/actions/enquiry-actions');

let visitors = 0;
const somebody = () => {
  visitors += 1;
  return visitorAt(`198.51.100.${visitors}`);
};

async function stored(email: string) {
  const { docs } = await payload.find({
    collection: 'submissions',
    where: { email: { equals: email } },
    sort: 'id',
    depth: 0,
    pagination: false,
  });
  return docs;
}

async function sql(text: string): Promise<void> {
  await payload.db.pool.query(text);
}

it('accepts the form with its script’s extra fields, and stores one enquiry for one key', async () => {
  const { key, elapsedMs, ...fields } = makeEnquiry({ elapsedMs: 1_000, name: 'www.spam.example' });
  const entries = { ...fields, sending: JSON.stringify({ key, elapsedMs }) };
  const first = await postForm(sendEnquiry, entries, '198.51.101.1');
  const again = await postForm(sendEnquiry, entries, '198.51.101.1');
  expect(first).toMatchObject({ outcome: { status: 'stored' }, values: {} });
  expect(again.outcome).toEqual(first.outcome);
  const [doc, ...others] = await stored(fields.email);
  expect(others).toEqual([]);
  expect(doc).toMatchObject({ submissionKey: key, status: 'spam', page: '/contact' });
});

it('accepts the form without script, and with invalid values in the script’s fields', async () => {
  const { key: _key, elapsedMs: _elapsed, ...fields } = makeEnquiry();
  const plain = await postForm(sendEnquiry, fields, '198.51.101.2');
  expect(plain.outcome?.status).toBe('stored');
  for (const [index, sending] of ['{', '7', 'null', '[]'].entries()) {
    const entries = { ...fields, message: `${fields.message} Again, ${index}.`, sending };
    const { outcome } = await postForm(sendEnquiry, entries, '198.51.101.2');
    expect(outcome?.status).toBe('stored');
  }
  const wrong = await postForm(sendEnquiry, { ...fields, name: 'M' }, '198.51.101.3');
  expect(wrong).toMatchObject({
    outcome: { status: 'invalid', errors: { name: 'Name must be at least 2 characters' } },
    values: { name: 'M', message: fields.message },
  });
});

it('stores the submission, its response deadline and the outgoing mails', async () => {
  const enquiry = makeEnquiry({ industry: 'retail', referralSource: 'google_search' });
  const outcome = await receiveEnquiry(enquiry, somebody());
  expect(outcome).toMatchObject({
    status: 'stored',
    reference: expect.stringMatching(/^E-[2-9A-Z]{6}$/),
    replyBy: expect.stringMatching(/^\w+day \d+ \w+, \d\d:\d\d$/),
  });
  const [doc, ...others] = await stored(enquiry.email);
  expect(others).toEqual([]);
  expect(doc).toMatchObject({
    name: enquiry.name,
    projectType: 'new_website',
    packageTier: 'growth',
    industry: 'retail',
    referralSource: 'google_search',
    message: enquiry.message,
    channel: 'form',
    status: 'new',
    page: '/contact',
    heldBecause: null,
  });
  expect(new Date(doc?.dueAt ?? 0).getTime()).toBeGreaterThan(Date.now());
  const { email: studio } = await payload.findGlobal({ slug: 'site-settings' });
  expect(await mailsAbout(payload, doc?.id ?? 0)).toMatchObject([
    { kind: 'enquiry-notice', to: studio, replyTo: enquiry.email, status: 'queued' },
    { kind: 'enquiry-confirmation', to: enquiry.email, replyTo: studio, status: 'queued' },
  ]);
});

it('stores one enquiry for one submission, despite repeated delivery', async () => {
  const enquiry = makeEnquiry();
  const outcomes = await Promise.all(
    Array.from({ length: 5 }, () => receiveEnquiry(enquiry, somebody())),
  );
  const [first] = outcomes;
  expect(outcomes).toEqual(Array(5).fill(first));
  const docs = await stored(enquiry.email);
  expect(docs).toHaveLength(1);
  expect(await mailsAbout(payload, docs[0]?.id ?? 0)).toHaveLength(2);
});

it('treats equal text without a key, as without script, as the same enquiry', async () => {
  const enquiry = makeEnquiry({ key: null, elapsedMs: undefined });
  const sent = () => receiveEnquiry(enquiry, somebody());
  expect(await sent()).toEqual(await sent());
  expect(await stored(enquiry.email)).toHaveLength(1);
});

it('recognises a repeated submission after hours, when a sleeping tab retries', async () => {
  const enquiry = makeEnquiry();
  const first = await receiveEnquiry(enquiry, somebody());
  await sql(`update submissions set created_at = now() - interval '3 hours'
    where email = '${enquiry.email}'`);
  expect(await receiveEnquiry(enquiry, somebody())).toEqual(first);
  await receiveEnquiry({ ...enquiry, key: randomUUID() }, somebody());
  expect(await stored(enquiry.email)).toHaveLength(2);
});

it('stores changed text under a used key: the visitor edited it after a failure', async () => {
  const key = randomUUID();
  const first = makeEnquiry({ key });
  await receiveEnquiry(first, somebody());
  await receiveEnquiry({ ...first, message: 'On second thoughts, twelve pages.' }, somebody());
  expect((await stored(first.email)).map(({ message }) => message)).toEqual([
    first.message,
    'On second thoughts, twelve pages.',
  ]);
});

it('returns the specification’s error messages, and stores nothing', async () => {
  const enquiry = makeEnquiry({ name: 'X', projectType: '', message: 'Hi' });
  expect(await receiveEnquiry(enquiry, somebody())).toEqual({
    status: 'invalid',
    errors: {
      name: 'Name must be at least 2 characters',
      projectType: 'Please select a project type',
      message: 'Please tell us more about your project (at least 10 characters)',
    },
  });
  expect(await stored(enquiry.email)).toEqual([]);
  for (const nonsense of [null, 7, 'text', [], { name: {} }]) {
    expect((await receiveEnquiry(nonsense, somebody())).status).toBe('invalid');
  }
});

it('stores the short form without a message, or with a few words, and tells staff', async () => {
  const short = (email: string, message: string) =>
    receiveEnquiry(
      {
        ...{ form: 'short', answerBy: 'write', email, trade: 'Plumber', place: 'Reading' },
        ...{ message, elapsedMs: 9_000 },
      },
      somebody(),
    );
  expect((await short('empty@client.example', '')).status).toBe('stored');
  expect((await short('few@client.example', 'New site')).status).toBe('stored');
  const [empty] = await stored('empty@client.example');
  expect(empty).toMatchObject({ name: 'Plumber, Reading', message: noMessage, status: 'new' });
  expect((await stored('few@client.example'))[0]?.message).toBe('New site');
  // Staff can work on it: the CMS takes the few words too.
  const send = await site.as('sales');
  const [few] = await stored('few@client.example');
  const answer = await send('PATCH', `/submissions/${few?.id}`, { body: { notes: 'Rang twice.' } });
  expect(answer.status, answer.text).toBe(200);
});

it('holds suspected spam, mails the studio only, and reveals nothing to the sender', async () => {
  const enquiry = makeEnquiry({ fax_number: '555' });
  expect(await receiveEnquiry(enquiry, somebody())).toMatchObject({ status: 'stored' });
  const [held] = await stored(enquiry.email);
  expect(held).toMatchObject({ status: 'spam', dueAt: expect.any(String) });
  expect(held?.heldBecause).toMatch(/don’t see/);
  const kinds = async () => (await mailsAbout(payload, held?.id ?? 0)).map(({ kind }) => kind);
  expect(await kinds()).toEqual(['enquiry-held']);

  // Staff review it and find a genuine enquiry.
  const send = await site.as('sales');
  const answer = await send('PATCH', `/submissions/${held?.id}`, { body: { status: 'new' } });
  expect(answer.status, answer.text).toBe(200);
  const [released] = await stored(enquiry.email);
  expect(released).toMatchObject({ status: 'new', heldBecause: null });
  expect(released?.dueAt).toBe(held?.dueAt);
  expect(await kinds()).toEqual(['enquiry-held', 'enquiry-notice', 'enquiry-confirmation']);
});

it('rate-limits an address, stores no address, and accepts other senders', async () => {
  const pest = visitorAt('203.0.113.77');
  for (let count = 0; count < rateLimits.enquiry.points; count += 1) {
    expect((await receiveEnquiry(makeEnquiry(), pest)).status).toBe('stored');
  }
  const last = makeEnquiry();
  expect(await receiveEnquiry(last, pest)).toEqual({
    status: 'limited',
    retryAfterSeconds: expect.any(Number),
  });
  expect(await stored(last.email)).toEqual([]);
  expect((await receiveEnquiry(makeEnquiry(), somebody())).status).toBe('stored');
  const { rows } = await payload.db.pool.query('select key from rate_limits');
  expect(rows.length).toBeGreaterThan(1);
  expect(JSON.stringify(rows)).not.toMatch(/203\.0|198\.51/);
});

it('confirms to one address three times a day, so the site can’t flood an inbox', async () => {
  const email = 'victim@client.example';
  for (let count = 0; count < 5; count += 1) {
    await receiveEnquiry(makeEnquiry({ email }), somebody());
  }
  const { totalDocs } = await payload.count({
    collection: 'mails',
    where: { to: { equals: email } },
  });
  expect(totalDocs).toBe(3);
  expect(await stored(email)).toHaveLength(5);
});

it('stores nothing and reports a failure when a part can’t be stored', async () => {
  await sql(`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'not now'; end $$`);
  await sql('create trigger refuse before insert on payload_jobs execute function refuse()');
  const enquiry = makeEnquiry();
  expect(await receiveEnquiry(enquiry, somebody())).toEqual({ status: 'failed' });
  await sql('drop trigger refuse on payload_jobs');
  expect(await stored(enquiry.email)).toEqual([]);
  expect(await receiveEnquiry(enquiry, somebody())).toMatchObject({ status: 'stored' });
  expect(await stored(enquiry.email)).toHaveLength(1);
});

it('reports no success when PostgreSQL refuses the commit itself', async () => {
  await sql(`create function refuse_late() returns trigger language plpgsql
    as $$ begin raise exception 'not at the end either'; end $$`);
  await sql(`create constraint trigger refuse_late after insert on submissions
    deferrable initially deferred for each row execute function refuse_late()`);
  const enquiry = makeEnquiry();
  expect(await receiveEnquiry(enquiry, somebody())).toEqual({ status: 'failed' });
  await sql('drop trigger refuse_late on submissions');
  expect(await stored(enquiry.email)).toEqual([]);
});

it('records when it was answered, and when it was due', async () => {
  const enquiry = makeEnquiry();
  await receiveEnquiry(enquiry, somebody());
  const [before] = await stored(enquiry.email);
  const change = (data: object) =>
    payload.update({ collection: 'submissions', id: before?.id ?? 0, data, depth: 0 });
  expect(before?.answeredAt ?? null).toBeNull();
  const { answeredAt } = await change({ status: 'contacted' });
  expect(answeredAt).not.toBeNull();
  expect((await change({ status: 'won' })).answeredAt).toBe(answeredAt);
  expect((await change({ status: 'spam' })).dueAt).toBe(before?.dueAt);
});

it('counts the portfolio-rate places that won enquiries took', async () => {
  const taken = async () =>
    (await payload.findGlobal({ slug: 'site-settings' })).portfolioRate?.takenHere;
  const enquiry = makeEnquiry();
  await receiveEnquiry(enquiry, somebody());
  const [doc] = await stored(enquiry.email);
  const id = doc?.id ?? 0;
  expect(await taken()).toBe(0);
  const data = { status: 'won', tookPortfolioRate: true } as const;
  await payload.update({ collection: 'submissions', id, data });
  expect(await taken()).toBe(1);
  await payload.update({ collection: 'submissions', id, data: { status: 'lost' } });
  expect(await taken()).toBe(0);
  await payload.update({ collection: 'submissions', id, data: { status: 'won' } });
  await payload.delete({ collection: 'submissions', id });
  expect(await taken()).toBe(0);
});

it('names the package that was sold most, and neither a plan nor “Not sure yet”', async () => {
  const mostSold = async () => (await payload.findGlobal({ slug: 'site-settings' })).mostSold;
  await payload.create({
    collection: 'packages',
    data: { name: 'Sold', key: 'sold', group: 'core', priceFromPence: 1_000, _status: 'published' },
  } as never);
  const win = async (packageTier: string) => {
    const enquiry = makeEnquiry();
    await receiveEnquiry({ ...enquiry, packageTier }, somebody());
    const [doc] = await stored(enquiry.email);
    const id = doc?.id ?? 0;
    await payload.update({ collection: 'submissions', id, data: { status: 'won' } });
    return id;
  };
  for (let count = 0; count < 4; count += 1) await win('not-sure');
  await win('sold');
  await win('sold');
  expect(await mostSold()).toBeFalsy();
  const third = await win('sold');
  expect(await mostSold()).toBe('sold');
  await payload.delete({ collection: 'submissions', id: third });
  expect(await mostSold()).toBeFalsy();
});
