import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Role, roles } from '@/accounts/rules/permissions';
import { findSamePerson } from '@/enquiries/office/same-person';
import { readDeletionProblem, readFailedMails } from '@/office/dashboard/read-problems';
import { readEnquiries } from '@/office/dashboard/read-sales';
import type { Submission, User } from '@/payload-types';
import { nextNumber } from '../support/documents';
import { fillSettings } from '../support/enquiries';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;

const hourMs = 3_600_000;
const inHours = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();
const user = async (role: Role): Promise<User> =>
  payload.findByID({ collection: 'users', id: (await site.accountOf(role)).id });

async function make(collection: string, changes: object): Promise<number> {
  const data = { ...makeData[collection]?.(nextNumber()), ...changes };
  const made = await payload.create({
    collection: collection as 'submissions',
    data: data as never,
  });
  return made.id;
}

beforeAll(() => fillSettings(payload));

describe('the start page’s tasks', () => {
  let overdue = 0;
  let failed = 0;

  beforeAll(async () => {
    for (let hours = 1; hours <= 9; hours += 1)
      await make('submissions', { dueAt: inHours(hours) });
    overdue = await make('submissions', { dueAt: inHours(-1) });
    await make('submissions', { status: 'contacted', dueAt: inHours(-2) });
    await make('submissions', { status: 'new', dueAt: inHours(-3), answeredAt: inHours(-3) });
    await make('submissions', { status: 'spam' });
    for (let n = 0; n < 6; n += 1)
      failed = await make('mails', { status: 'failed', submission: overdue });
    await make('mails', { status: 'queued' });
    await make('housekeeping-reports', { hasProblem: true });
  });

  it('lists unanswered enquiries, most urgent first', async () => {
    const found = await readEnquiries(payload, await user('sales'));
    expect(found).toMatchObject({ count: 10, heldAsSpam: 1 });
    expect(found?.waiting).toHaveLength(8);
    expect(found?.waiting[0]?.id).toBe(overdue);
    const times = found?.waiting.map(({ dueAt }) => String(dueAt)) ?? [];
    expect(times).toEqual(times.toSorted());
  });

  it('lists abandoned mails, with their recipients', async () => {
    const found = await readFailedMails(payload, await user('sales'));
    expect(found?.count).toBe(6);
    expect(found?.mails).toHaveLength(5);
    expect(found?.mails[0]).toEqual({
      id: failed,
      subject: expect.stringContaining('Your enquiry'),
      person: expect.stringContaining('Enquirer'),
    });
  });

  it('lists a failed deletion, until one succeeds', async () => {
    const admin = await user('admin');
    expect(await readDeletionProblem(payload, admin)).toMatchObject({ hasProblem: true });
    await make('housekeeping-reports', { hasProblem: false });
    expect(await readDeletionProblem(payload, admin)).toBeNull();
  });

  it.each(roles)('lists only what a role may read: %s', async (role) => {
    const account = await user(role);
    const maySell = role !== 'editor';
    expect((await readEnquiries(payload, account)) !== null).toBe(maySell);
    expect((await readFailedMails(payload, account)) !== null).toBe(maySell);
    await make('housekeeping-reports', { hasProblem: true });
    expect((await readDeletionProblem(payload, account)) !== null).toBe(role === 'admin');
  });
});

describe('other submissions by the same person', () => {
  const email = 'owen@price.example';

  it('include enquiries, scans and estimates', async () => {
    const scan = await make('scan-results', { host: 'price.example', overallScore: 71 });
    const estimate = { totalPence: 170_000, link: '/pricing?type=trades' };
    await make('submissions', { email, scan, estimate, status: 'lost' });
    const outside = { totalPence: 5_000, link: '//elsewhere.example' };
    const second = await make('submissions', { email, scan, estimate: outside });
    const id = await make('submissions', { email });
    await make('submissions', { email: 'owen@price.example.org' });

    const found = await findSamePerson(payload, await user('sales'), { id, email }, '/cms');
    expect(found.enquiries.map(({ label }) => label)).toEqual([
      expect.stringMatching(/, New website, New$/),
      expect.stringMatching(/, New website, Lost$/),
    ]);
    expect(found.enquiries[0]?.href).toBe(`/cms/collections/submissions/${second}`);
    expect(found.scans).toMatchObject([
      { label: 'price.example, 71 of 100', href: `/cms/collections/scan-results/${scan}` },
    ]);
    // An address outside the site comes from an untrusted form.
    expect(found.estimates).toMatchObject([
      { label: expect.stringMatching(/^£1,700, /), href: estimate.link },
    ]);
    expect(found.more).toBe(0);
  });

  it('are empty for roles that may not read enquiries', async () => {
    const of: Pick<Submission, 'id' | 'email'> = { id: 0, email };
    const editor = await user('editor');
    await expect(findSamePerson(payload, editor, of, '/cms')).rejects.toThrow(/not allowed/);
  });
});
