import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { nextNumber } from '../support/documents';
import { fillSettings, mailsAbout, makeEnquiry, visitorAt } from '../support/enquiries';
import { makeData } from '../support/make-data';
import { gone, keepingData, kept, limits, tonight } from '../support/retention';
import { startSite } from '../support/running-site';
import { readScan, storedScan } from '../support/scans';

const site = await startSite();
const { payload } = site;
const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');

const { begin, query, left, night, report } = keepingData(payload);
beforeEach(async () => {
  await begin();
  await query(deleteAll('scan_results', 'site_crawls', 'payload_jobs'));
});
afterAll(site.stop);

const hours = (count: number) => new Date(tonight.getTime() - count * 3_600_000).toISOString();
const whose = { requesterHash: 'r', ownerHash: 'o', email: 'owner@client.example' };

/** A mail with a link to confirm an address. */
async function confirmationMail(scan: number | null, createdAt: string): Promise<number> {
  const data = {
    kind: 'scan-confirmation',
    to: 'owner@client.example',
    subject: 'Start your website scan, Us',
    scan,
    createdAt,
  };
  return (await payload.create({ collection: 'mails', data: data as never })).id;
}

it.each([{ result: { overall: 64 } }, { progress: { steps: {} } }])(
  'a scan can’t store a result of an unknown shape: %j',
  async (odd) => {
    await expect(storedScan(payload, { status: 'queued', ...odd })).rejects.toThrow('invalid');
  },
);

describe('the nightly deletion', () => {
  it('deletes scans unconfirmed for a day, and the mails that hold their addresses', async () => {
    const old = await storedScan(payload, { status: 'unconfirmed', createdAt: hours(24.1) });
    const young = await storedScan(payload, { status: 'unconfirmed', createdAt: hours(23.9) });
    await confirmationMail(old.id, hours(24.1));
    const mail = await confirmationMail(young.id, hours(23.9));
    await night();
    expect(await left('scan_results')).toEqual([young.id]);
    expect(await left('mails')).toEqual([mail]);
    expect((await report())?.summary).toContain(
      'Scans that no visitor confirmed: 1.\nMails about them: 1.',
    );
  });

  it('deletes the requester of a scan after its period, and keeps the report', async () => {
    const old = await storedScan(payload, {
      status: 'scored',
      ...whose,
      createdAt: gone(limits.scans),
    });
    const young = await storedScan(payload, {
      status: 'scored',
      ...whose,
      createdAt: kept(limits.scans),
    });
    await confirmationMail(old.id, gone(limits.scans));
    const mail = await confirmationMail(young.id, kept(limits.scans));
    await night();
    const forgotten = { requesterHash: null, ownerHash: null, email: null };
    expect(await readScan(payload, old.uuid)).toMatchObject({ ...forgotten, overallScore: 64 });
    expect(await readScan(payload, young.uuid)).toMatchObject(whose);
    expect(await left('mails')).toEqual([mail]);
    expect((await report())?.summary).toContain('visitors who asked for scans: 1.');
    await night();
    expect((await report())?.deleted).toBe(0);
  });

  it('deletes sitemap crawls after the same period', async () => {
    const make = async (createdAt: string) => {
      const data = { ...makeData['site-crawls']?.(nextNumber()), createdAt };
      return (await payload.create({ collection: 'site-crawls', data: data as never })).id;
    };
    await make(gone(limits.scans));
    const young = await make(kept(limits.scans));
    await night();
    expect(await left('site_crawls')).toEqual([young]);
  });

  it('deletes none of them, and reports it, when the period is missing', async () => {
    const old = await storedScan(payload, {
      status: 'scored',
      ...whose,
      createdAt: '2020-01-01T00:00:00Z',
    });
    await payload.updateGlobal({ slug: 'policy-settings', data: { keepScanHashes: 0 } });
    await night();
    expect(await readScan(payload, old.uuid)).toMatchObject(whose);
    expect(await report()).toMatchObject({ hasProblem: true, deleted: 0 });
  });
});

describe('an enquiry with a scan', () => {
  it('keeps the findings when the report is deleted, and mails them to the studio', async () => {
    await fillSettings(payload);
    const scan = await storedScan(payload, { status: 'scored' });
    const enquiry = makeEnquiry({ scan: scan.uuid });
    await receiveEnquiry(enquiry, visitorAt('198.51.100.1'));
    await runDueJobs(payload);
    const read = async () =>
      (await payload.find({ collection: 'submissions', depth: 0, joins: false })).docs[0];
    const before = await read();
    expect(before?.scan).toBe(scan.id);
    expect(before?.scanSummary).toBe(
      [
        scan.url,
        `Scanned on ${new Date().toLocaleDateString('sv', { timeZone: 'Europe/London' })}: 64 of 100`,
        'Search engines 71, Speed estimate 50, AI search not scored',
        'Failing checks: 1 critical, 0 high, 2 medium, 0 low',
        '- critical: Something that a later version no longer looks at.',
      ].join('\n'),
    );
    const [notice, confirmation] = await mailsAbout(payload, before?.id ?? 0);
    expect(notice?.text).toContain('64 of 100');
    expect(notice?.text).toContain(`/scan/report/${scan.uuid}`);
    expect(confirmation?.text).not.toContain('64 of 100');

    const mail = await confirmationMail(scan.id, tonight.toISOString());
    await payload.delete({ collection: 'scan-results', id: scan.id });
    const after = await read();
    expect(after).toMatchObject({ scan: null, scanSummary: before?.scanSummary });
    expect(await left('mails')).toContain(mail);
  });

  it('is also stored when the scan or its score is missing', async () => {
    const blocked = await storedScan(payload, { status: 'blocked' });
    for (const scan of ['00000000-0000-4000-8000-000000000000', blocked.uuid]) {
      const outcome = await receiveEnquiry(makeEnquiry({ scan }), visitorAt('198.51.100.2'));
      expect(outcome.status).toBe('stored');
    }
    const { docs } = await payload.find({
      collection: 'submissions',
      sort: 'id',
      depth: 0,
      joins: false,
    });
    expect(docs).toMatchObject([
      { scan: null, scanSummary: null },
      { scan: blocked.id, scanSummary: null },
    ]);
  });
});
