import { createHash } from 'node:crypto';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Proposal } from '@/payload-types';
import { answerFaults, answerRefusals, refusalInWords } from '@/proposals/rules/client-answers';
import type { FrozenProposal } from '@/proposals/rules/frozen';
import { acceptedText } from '@/proposals/rules/offer';
import { deleteAll } from '../../support/database.ts';
import { inDays, somebody, startProposals } from '../support/client-proposals';
import { startSite } from '../support/running-site';

const site = await startSite();
const { payload } = site;
const { sent, read, press, events, mails, draft, enquiry } = await startProposals(site);
// Loads the configuration, which reads the environment that was set above.
const { receiveAnswer } = await import('@/proposals/actions/receive-answer');
const { clientPath } = await import('@/proposals/mails/proposal-letter');

beforeEach(() => payload.db.pool.query(deleteAll('rate_limits')));
afterAll(site.stop);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const frozenOf = (doc: Proposal) => doc.frozen as unknown as FrozenProposal;
const codeOf = (doc: Proposal) => sha256(acceptedText(frozenOf(doc), []));
const keyOf = (doc: Proposal) =>
  new URL(clientPath(doc), 'http://site.example').searchParams.get('key');
const lineId = (doc: Proposal, label: string) =>
  frozenOf(doc).lines.find((line) => line.label === label)?.id ?? '';

const acceptance = (doc: Proposal, changes: object = {}) => ({
  what: 'accept',
  slug: doc.slug,
  key: keyOf(doc),
  name: 'Dana Cole',
  consent: 'yes',
  chosen: [],
  seen: codeOf(doc),
  ...changes,
});
const question = (doc: Proposal, text = 'Does it include the photos?') => ({
  what: 'question',
  slug: doc.slug,
  key: keyOf(doc),
  text,
});
const refusal = (doc: Proposal, reason = '') => ({
  what: 'decline',
  slug: doc.slug,
  key: keyOf(doc),
  reason,
});
const kinds = async (doc: Proposal) => (await mails(doc.id)).map(({ kind }) => kind).toSorted();

it('stores an acceptance with its terms, sums, a reproducible hash and two mails', async () => {
  const doc = await sent();
  const [blog, care] = [lineId(doc, 'Blog'), lineId(doc, 'Care')];
  const outcome = await receiveAnswer(
    acceptance(doc, { name: '  Dana\nCole ', chosen: [care, 'no-line', care] }),
    somebody(),
  );
  expect(outcome).toEqual({ status: 'stored', what: 'accept' });
  const stored = await read(doc.id);
  expect(stored).toMatchObject({
    status: 'accepted',
    // Website and two photos: the blog, ticked by default, was deselected.
    totalOncePence: 135_000,
    totalMonthlyPence: 9_900,
    acceptance: {
      name: 'Dana Cole',
      chosen: [care],
      consent: `I accept this proposal and its terms (version of the test) on behalf of ${doc.clientName}.`,
    },
  });
  expect(blog).not.toBe('');
  expect(stored.acceptance?.hash).toBe(sha256(acceptedText(frozenOf(stored), [care])));
  expect(await kinds(doc)).toEqual(['proposal-news', 'proposal-receipt']);
  const [receipt] = (await mails(doc.id)).filter(({ kind }) => kind === 'proposal-receipt');
  expect(receipt?.to).toBe(doc.clientEmail);
  expect((await events(doc.id)).at(-1)).toMatchObject({
    kind: 'accepted',
    byName: 'Dana Cole',
    text: 'With Care.',
  });
});

it('accepts once, despite repeated clicks in several tabs', async () => {
  const from = await enquiry();
  const doc = await sent({ accessMode: 'private', enquiry: from.id });
  const press = (name: string) => receiveAnswer(acceptance(doc, { name }), somebody());
  const outcomes = await Promise.all(['Dana Cole', 'Dana Cole', 'D. Cole'].map(press));
  expect(new Set(outcomes.map(({ status }) => status))).toEqual(new Set(['stored']));
  const first = await read(doc.id);
  expect(await press('Somebody Else')).toMatchObject({ status: 'stored' });
  expect((await read(doc.id)).acceptance).toEqual(first.acceptance);
  expect(await kinds(doc)).toEqual(['proposal-news', 'proposal-receipt']);
  expect((await events(doc.id)).filter(({ kind }) => kind === 'accepted')).toHaveLength(1);
  const won = await payload.findByID({ collection: 'submissions', id: from.id, joins: false });
  expect(won.status).toBe('won');
});

it('stores one of a simultaneous acceptance and refusal', async () => {
  const doc = await sent();
  const [yes, no] = await Promise.all([
    receiveAnswer(acceptance(doc), somebody()),
    receiveAnswer(refusal(doc), somebody()),
  ]);
  const { status } = await read(doc.id);
  expect([yes.status, no.status].toSorted()).toEqual(['refused', 'stored']);
  expect(status).toBe(yes.status === 'stored' ? 'accepted' : 'declined');
});

it('refuses to accept a document other than the one shown', async () => {
  const doc = await sent();
  const seen = codeOf(doc);
  await press(doc.id, 'extend', { validUntil: inDays(40).slice(0, 10) });
  const outcome = await receiveAnswer(acceptance(doc, { seen }), somebody());
  expect(outcome).toEqual({ status: 'changed', error: answerRefusals.changed });
  expect((await read(doc.id)).status).toBe('sent');
  const shown = await read(doc.id);
  expect(await receiveAnswer(acceptance(shown), somebody())).toMatchObject({ status: 'stored' });
});

it('a later price changes neither a sent proposal nor the hash of an accepted one', async () => {
  const retainer = await payload.create({
    collection: 'retainers',
    data: { name: 'Guard', key: 'guard', pricePerMonthPence: 9_900, _status: 'published' } as never,
  });
  const of = { relationTo: 'retainers', value: retainer.id };
  const data = { name: 'Guards', slug: 'guards', _status: 'published' } as never;
  const niche = (await payload.create({ collection: 'niches', data })).id;
  const doc = await sent({ lines: [{ of, every: 'month' }], niche, place: 'Hereford' });
  const raise = (pricePerMonthPence: number) =>
    payload.update({ collection: 'retainers', id: retainer.id, data: { pricePerMonthPence } });
  await raise(19_900);
  expect(await receiveAnswer(acceptance(doc), somebody())).toMatchObject({ status: 'stored' });
  await raise(29_900);
  const stored = await read(doc.id);
  expect(stored.totalMonthlyPence).toBe(9_900);
  expect(frozenOf(stored)).toEqual(frozenOf(doc));
  expect(stored.acceptance?.hash).toBe(sha256(acceptedText(frozenOf(stored), [])));
});

it('stores a question, notifies the studio once, and recognises a repetition', async () => {
  const doc = await sent();
  const asked = question(doc, '  Does it include\r\nthe photos?  ');
  expect(await receiveAnswer(asked, somebody())).toMatchObject({ status: 'stored' });
  expect(await receiveAnswer(asked, somebody())).toMatchObject({ status: 'stored' });
  expect((await read(doc.id)).status).toBe('questions');
  const questions = (await events(doc.id)).filter(({ kind }) => kind === 'question');
  expect(questions.map(({ text, byName }) => [text, byName])).toEqual([
    ['Does it include\nthe photos?', 'Dana Cole'],
  ]);
  expect(await kinds(doc)).toEqual(['proposal-news']);
  // A different question is a new one; the client can still accept.
  await receiveAnswer(question(doc, 'And who writes the texts?'), somebody());
  expect(await kinds(doc)).toEqual(['proposal-news', 'proposal-news']);
  expect(await receiveAnswer(acceptance(doc), somebody())).toMatchObject({ status: 'stored' });
});

it('stores the reason for declining, and notifies the studio', async () => {
  const doc = await sent();
  const outcome = await receiveAnswer(refusal(doc, 'Too dear for us.'), somebody());
  expect(outcome).toEqual({ status: 'stored', what: 'decline' });
  const stored = await read(doc.id);
  expect([stored.status, stored.declinedBecause]).toEqual(['declined', 'Too dear for us.']);
  expect(await receiveAnswer(refusal(doc), somebody())).toMatchObject({ status: 'stored' });
  expect((await read(doc.id)).declinedBecause).toBe('Too dear for us.');
  expect(await kinds(doc)).toEqual(['proposal-news']);
});

describe('in each status', () => {
  const late = { status: 'refused' };
  const done = { status: 'stored' };
  const nowhere = { status: 'missing' };
  it.each([
    ['draft', nowhere, nowhere, nowhere],
    ['sent', done, done, done],
    ['viewed', done, done, done],
    ['questions', done, done, done],
    ['accepted', late, done, late],
    ['declined', late, late, done],
    ['expired', done, late, late],
    ['superseded', late, late, late],
  ] as const)('%s', async (status, asking, accepting, declining) => {
    const of = async () => {
      const doc = status === 'draft' ? await draft() : await sent();
      await payload.db.pool.query('update proposals set status = $1 where id = $2', [
        status,
        doc.id,
      ]);
      return doc.frozen ? doc : { ...doc, frozen: frozenOf(await sent()) as never };
    };
    const answers: [object, object][] = [
      [question(await of()), asking],
      [acceptance(await of()), accepting],
      [refusal(await of()), declining],
    ];
    for (const [raw, expected] of answers) {
      const { what } = raw as { what: 'question' | 'accept' | 'decline' };
      const error =
        expected === late && status !== 'draft' ? { error: refusalInWords(what, status) } : {};
      expect(await receiveAnswer(raw, somebody())).toMatchObject({ ...expected, ...error });
    }
  });
});

it('an expired proposal can’t be accepted, even before the hourly job runs', async () => {
  const doc = await sent();
  await payload.db.pool.query("update proposals set valid_until = '2026-01-05' where id = $1", [
    doc.id,
  ]);
  expect(await receiveAnswer(acceptance(doc), somebody())).toEqual({
    status: 'refused',
    error: refusalInWords('accept', 'expired'),
  });
  const more = question(doc, 'Could we have another week?');
  expect(await receiveAnswer(more, somebody())).toMatchObject({ status: 'stored' });
  expect((await read(doc.id)).status).toBe('sent');
});

it('reports errors in words, and stores nothing', async () => {
  const doc = await sent();
  const errorsOf = async (raw: object) => {
    const outcome = await receiveAnswer(raw, somebody());
    return outcome.status === 'invalid' ? outcome.errors : outcome.status;
  };
  expect(await errorsOf(question(doc, 'Photos?'))).toEqual({ text: answerFaults.questionShort });
  expect(await errorsOf(question(doc, 'x'.repeat(2_001)))).toEqual({
    text: answerFaults.questionLong,
  });
  expect(await errorsOf(acceptance(doc, { name: ' D ', consent: undefined }))).toEqual({
    name: answerFaults.nameShort,
    consent: answerFaults.consent,
  });
  expect(await errorsOf(refusal(doc, 'x'.repeat(2_001)))).toEqual({
    reason: answerFaults.reasonLong,
  });
  expect((await read(doc.id)).status).toBe('sent');
  expect(await mails(doc.id)).toEqual([]);
});

it('rate-limits answers', async () => {
  const doc = await sent();
  const visitor = somebody();
  const statuses: string[] = [];
  for (let count = 0; count < 21; count += 1) {
    statuses.push(
      (await receiveAnswer(question(doc, `Question ${count}, please?`), visitor)).status,
    );
  }
  expect(statuses).toEqual([...Array(20).fill('stored'), 'limited']);
});
