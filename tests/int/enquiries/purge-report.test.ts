import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { keptReports } from '@/office/rules/retention';
import { startTestPayload } from '../../support/one-cms';
import { gone, keepingData, limits } from '../support/retention';

const { payload, stop } = await startTestPayload();
afterAll(stop);
// These tests cause errors on purpose.
payload.logger.level = 'silent';

const { begin, query, enquiry, mail, left, night, report } = keepingData(payload);
beforeEach(begin);

describe('the report', () => {
  it('lists the deletions of the night, rule by rule', async () => {
    for (let n = 0; n < 3; n += 1) await enquiry({ last_contact_at: gone(limits.enquiries) });
    await enquiry({ status: 'spam', told_at: gone(limits.spam) });
    await night();
    expect(await report()).toMatchObject({ deleted: 4, hasProblem: false });
    expect((await report())?.summary.split('\n').slice(0, 2)).toEqual([
      'Enquiries that led to no work: 3.',
      'Messages held as spam: 1.',
    ]);
    await night();
    expect(await report()).toMatchObject({ deleted: 0, hasProblem: false });
  });

  it('names an invalid period, by which nothing is deleted', async () => {
    await payload.updateGlobal({ slug: 'policy-settings', data: { keepEnquiries: 0 } });
    const old = await enquiry({ last_contact_at: '2001-01-01' });
    const loose = await mail(null, '2001-01-01T00:00:00.000Z');
    await enquiry({ status: 'spam', told_at: '2001-01-01' });
    await night();
    expect(await left('submissions')).toEqual([old]);
    expect(await left('mails')).toEqual([loose]);
    expect(await report()).toMatchObject({ deleted: 1, hasProblem: true });
    expect((await report())?.summary).toContain('Please correct it.');
  });

  it('names a failed rule; the other rules continue', async () => {
    const id = await enquiry({ last_contact_at: gone(limits.enquiries) });
    await mail(id);
    const spam = await enquiry({ status: 'spam', told_at: gone(limits.spam) });
    const refusing = vi.spyOn(payload, 'delete').mockRejectedValueOnce(new Error('Out of order.'));
    await night();
    refusing.mockRestore();
    // The batch was rolled back as a whole.
    expect(await left('submissions')).toEqual([id]);
    expect(await left('mails')).toHaveLength(1);
    expect(await left('submissions')).not.toContain(spam);
    expect(await report()).toMatchObject({ deleted: 1, hasProblem: true });
    await night();
    expect(await left('submissions')).toEqual([]);
    expect(await report()).toMatchObject({ hasProblem: false });
  });

  it('remains as a trace of an interrupted night; the next night continues', async () => {
    await enquiry({ last_contact_at: gone(limits.enquiries) });
    const cut = vi.spyOn(payload, 'findGlobal').mockRejectedValueOnce(new Error('Killed.'));
    await expect(night()).rejects.toThrow('Killed.');
    cut.mockRestore();
    expect(await report()).toMatchObject({ deleted: 0, hasProblem: true });
    await night();
    expect(await left('submissions')).toEqual([]);
    expect(await report()).toMatchObject({ deleted: 1, hasProblem: false });
  });

  it('is kept for slightly more than a year', async () => {
    await query(
      `insert into housekeeping_reports (deleted, summary, created_at)
       select 0, 'Night ' || n, now() - n * interval '1 day' from generate_series(1, 410) as n`,
    );
    await night();
    const { rows } = await query('select summary from housekeeping_reports order by created_at');
    expect(rows).toHaveLength(keptReports);
    expect(rows[0]).toEqual({ summary: `Night ${keptReports - 1}` });
  });
});

it('records each deletion once when two nights run simultaneously', async () => {
  await query(
    `insert into submissions (name, email, project_type, message, status, channel, last_contact_at)
     select 'Old ' || n, 'old@client.example', 'other', 'Long ago, once.', 'lost', 'form', '2001-01-01'
       from generate_series(1, 450) as n`,
  );
  await Promise.all([night(), night()]);
  expect(await left('submissions')).toEqual([]);
  const { docs } = await payload.find({ collection: 'housekeeping-reports' });
  expect(docs.map(({ hasProblem }) => hasProblem)).toEqual([false, false]);
  expect(docs.reduce((sum, { deleted }) => sum + deleted, 0)).toBe(450);
});
