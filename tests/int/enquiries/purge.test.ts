import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { startTestPayload } from '../../support/one-cms';
import { nextNumber } from '../support/documents';
import { makeData } from '../support/make-data';
import { gone, keepingData, kept, limits, tonight } from '../support/retention';

const { payload, stop } = await startTestPayload();
afterAll(stop);

const { begin, query, enquiry, mail, left, night, report } = keepingData(payload);
beforeEach(begin);

const notWon = ['new', 'contacted', 'qualified', 'proposal', 'lost', 'declined'];

describe('enquiries without a contract', () => {
  it.each(notWon)('are deleted a year after the last message: %s', async (status) => {
    const last = { created_at: '2020-01-01T00:00:00Z' };
    await enquiry({ status, ...last, last_contact_at: gone(limits.enquiries) });
    const young = await enquiry({ status, ...last, last_contact_at: kept(limits.enquiries) });
    await night();
    expect(await left('submissions')).toEqual([young]);
  });

  it('are deleted by their date of receipt when there was no reply', async () => {
    await enquiry({ created_at: gone(limits.enquiries), last_contact_at: null });
    const young = await enquiry({ created_at: kept(limits.enquiries), last_contact_at: null });
    await night();
    expect(await left('submissions')).toEqual([young]);
  });
});

describe('messages held as spam', () => {
  it('are deleted a set number of days after the report to staff, regardless of later edits', async () => {
    const spam = { status: 'spam', created_at: '2020-01-01T00:00:00Z' };
    const written = { last_contact_at: tonight.toISOString() };
    await enquiry({ ...spam, ...written, told_at: gone(limits.spam) });
    const young = await enquiry({ ...spam, told_at: kept(limits.spam) });
    await night();
    expect(await left('submissions')).toEqual([young]);
  });

  it('remain, at any age, while staff have no report of them', async () => {
    const untold = await enquiry({ status: 'spam', created_at: '2020-01-01', told_at: null });
    await night();
    expect(await left('submissions')).toEqual([untold]);
  });

  it('are deleted with the daily digests that list them', async () => {
    const digest = await mail(null, gone(limits.spam));
    const young = await mail(null, kept(limits.spam));
    await query("update mails set kind = 'held-digest' where id in ($1, $2)", [digest, young]);
    await night();
    expect(await left('mails')).toEqual([young]);
  });
});

describe('enquiries that were won', () => {
  const old = { status: 'won', created_at: '2015-01-01', last_contact_at: '2015-01-01' };

  it('remain until staff enter the end of the work, then for two years', async () => {
    const working = await enquiry({ ...old, work_ended_on: null });
    await enquiry({ ...old, work_ended_on: gone(limits.projects) });
    const young = await enquiry({ ...old, work_ended_on: kept(limits.projects) });
    await night();
    expect(await left('submissions')).toEqual([working, young]);
  });

  it('keep the portfolio places that they took', async () => {
    const read = async () =>
      (await payload.findGlobal({ slug: 'site-settings', depth: 0 })).portfolioRate;
    const before = await read();
    const id = await enquiry({ ...old, work_ended_on: gone(limits.projects) });
    await payload.update({
      collection: 'submissions',
      id,
      data: { status: 'lost' },
    });
    await payload.update({
      collection: 'submissions',
      id,
      data: { status: 'won', tookPortfolioRate: true },
    });
    expect((await read())?.takenHere).toBe(1);
    await night();
    expect(await left('submissions')).toEqual([]);
    expect(await read()).toMatchObject({ taken: (before?.taken ?? 0) + 1, takenHere: 0 });
  });
});

describe('mails', () => {
  it('are deleted with their enquiry, and kept with it', async () => {
    const old = await enquiry({ last_contact_at: gone(limits.enquiries) });
    const young = await enquiry();
    await mail(old);
    const about = await mail(young, '2020-01-01T00:00:00.000Z');
    await night();
    expect(await left('mails')).toEqual([about]);
    expect(await left('submissions')).toEqual([young]);
    expect((await report())?.summary).toContain('Mails about them: 1.');
  });

  it('without an enquiry are deleted after the same period', async () => {
    await mail(null, gone(limits.enquiries));
    const young = await mail(null, kept(limits.enquiries));
    await night();
    expect(await left('mails')).toEqual([young]);
  });
});

describe('proposals', () => {
  async function proposal(columns: Record<string, unknown>): Promise<number> {
    const { id } = await payload.create({
      collection: 'proposals',
      data: makeData.proposals?.(nextNumber()) as never,
    });
    await query(
      'update proposals set status = $2, updated_at = $3, acceptance_at = $4 where id = $1',
      [id, columns.status, columns.changedAt, columns.acceptedAt ?? null],
    );
    await payload.create({ collection: 'proposal-events', data: { proposal: id, kind: 'sent' } });
    const about = await mail(null, '2015-01-01T00:00:00.000Z');
    await query('update mails set proposal_id = $2 where id = $1', [about, id]);
    return id;
  }

  it('without acceptance are deleted like enquiries, contracts after six years', async () => {
    const changedAt = '2015-01-01T00:00:00Z';
    await proposal({ status: 'declined', changedAt });
    await proposal({ status: 'viewed', changedAt: gone(limits.enquiries) });
    await proposal({ status: 'accepted', changedAt, acceptedAt: gone(limits.financial) });
    const young = await proposal({ status: 'expired', changedAt: kept(limits.enquiries) });
    const contract = await proposal({
      ...{ status: 'accepted', changedAt },
      acceptedAt: kept(limits.financial),
    });
    await night();
    expect(await left('proposals')).toEqual([young, contract]);
    for (const table of ['mails', 'proposal_events']) {
      const { rows } = await query(`select proposal_id as id from ${table} order by 1`);
      expect(rows.map(({ id }) => Number(id))).toEqual([young, contract]);
    }
    const { rows } = await query('select 1 from _proposals_v where parent_id is null');
    expect(rows).toEqual([]);
    const summary = (await report())?.summary ?? '';
    expect(summary).toContain('Proposals that were never accepted: 2.');
    expect(summary).toContain('Proposals that were accepted long ago: 1.');
  });
});

it('days of statistics are deleted after their months', async () => {
  for (const day of ['2024-09-20', '2024-09-21', '2026-11-20']) {
    await payload.create({
      collection: 'page-views',
      data: { day, path: '/', views: 1, visits: 1 },
    });
  }
  await night();
  const { rows } = await query('select day from page_views order by day');
  expect(rows.map(({ day }) => day)).toEqual(['2024-09-21', '2026-11-20']);
});

it('audit log entries are deleted after a year, regardless of the settings', async () => {
  for (const createdAt of [gone(limits.auditLog), kept(limits.auditLog)]) {
    await payload.create({
      collection: 'audit-log',
      data: { event: 'sign-in', who: createdAt, createdAt } as never,
    });
  }
  await night();
  const { docs } = await payload.find({ collection: 'audit-log', depth: 0 });
  expect(docs.map(({ who }) => who)).toEqual([kept(limits.auditLog)]);
  expect(kept(limits.auditLog)).toBe('2025-11-21T00:00:00.000Z');
});

it('expired counters are deleted', async () => {
  const at = tonight.getTime();
  const expiries = { past: at - 1, present: at, later: at + 1, never: null };
  for (const [key, expire] of Object.entries(expiries)) {
    await query('insert into rate_limits (key, points, expire) values ($1, 1, $2)', [key, expire]);
  }
  await night();
  const { rows } = await query('select key from rate_limits order by key');
  expect(rows.map(({ key }) => key)).toEqual(['later', 'never', 'present']);
});

it('deletes nothing else', async () => {
  const others = ['users', 'scan-results', 'keywords', 'redirects'];
  for (const collection of others) {
    await payload.create({
      collection: collection as 'users',
      data: { ...makeData[collection]?.(nextNumber()), createdAt: '2001-01-01' } as never,
    });
  }
  const count = async () =>
    Promise.all(others.map((slug) => payload.count({ collection: slug as 'users' })));
  const before = await count();
  await night(new Date(tonight.getTime() + 30 * 366 * 86_400_000));
  expect(await count()).toEqual(before);
});
