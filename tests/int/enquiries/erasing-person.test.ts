import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { countsOf, email, other, startPersons } from '../support/persons';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);
const { payload } = site;
const { begin, enquire, erase, leaveTraces, look, make, makeAccepted, query, ...desk } =
  await startPersons(site);
const { readFiles, runMails, tablesWith } = desk;
beforeEach(begin);

describe('erasing a person', () => {
  it('leaves no data in any table or file, and keeps other persons’ data', async () => {
    const { untouched, reply } = await leaveTraces();
    expect((await tablesWith(email)).length).toBeGreaterThan(5);
    await erase();
    await runMails();
    expect(await tablesWith(email)).toEqual([]);
    const files = await readFiles();
    // Both mails about the other person’s enquiry.
    expect(files).toHaveLength(2);
    expect(countsOf(await look(other))).toMatchObject({ enquiries: 1, mails: 3, proposals: 1 });
    expect(await query('select id from scan_results')).toEqual([{ id: untouched }]);
    const left = await payload.findByID({ collection: 'mails', id: reply, depth: 0 });
    expect(left.text).toBe('Write to [erased] about it.');
    expect(await query(`select 1 from payload_jobs where queue in ('mail', 'scans')`)).toEqual([]);
    expect(countsOf(await look())).toEqual({});
  });

  it('is recorded in the audit log, without the person’s data', async () => {
    await enquire(email);
    await erase();
    const [line] = await query(`select * from audit_log where event = 'person-erased'`);
    expect(line.detail).toMatch(
      /^Person [\w-]{16}: 1 enquiry, 2 mails, 2 waiting jobs\. Kept by law: 0\.$/,
    );
    expect(JSON.stringify(line)).not.toMatch(/megan|Enquirer/i);
  });

  it('keeps contracts and paid orders for their retention period, with related records', async () => {
    const enquiry = await enquire(email);
    const contract = await makeAccepted(enquiry);
    const about = await make('mails', { to: email, proposal: contract, kind: 'proposal-receipt' });
    await makeAccepted(null, new Date('2015-01-01'));
    const order = { kind: 'technical-report', pricePence: 9_900, acceptedAt: '2026-03-01' };
    const paid = await make('submissions', { email, order, status: 'won' });
    await make('submissions', { email, order, status: 'declined' });
    const shown = await look();
    expect(shown.kept.map(({ until }) => until)).toEqual([
      `${new Date().getUTCFullYear() + 6}${new Date().toISOString().slice(4, 10)}`,
      '2032-03-01',
    ]);
    await erase();
    expect(await query('select id from proposals')).toEqual([{ id: contract }]);
    expect(await query('select proposal_id as id from proposal_events')).toEqual([
      { id: contract },
    ]);
    expect(await query('select id from submissions')).toEqual([{ id: paid }]);
    expect(await query('select id from mails')).toEqual([{ id: about }]);
    const again = await look();
    expect(again.groups).toEqual([]);
    expect(again.kept).toHaveLength(2);
  });

  it('deletes nothing that was not shown', async () => {
    await enquire(email);
    const { seen } = await look();
    await enquire(email);
    const answer = await (await site.as('admin'))('POST', '/persons/erase', {
      body: { email, seen },
    });
    expect(answer.status).toBe(409);
    expect(answer.text).toContain('Something changed since you looked.');
    expect(await query('select id from submissions')).toHaveLength(2);
  });

  it('is atomic', async () => {
    await leaveTraces();
    const { seen } = await look();
    const before = await tablesWith(email);
    await query(`create function refuse() returns trigger language plpgsql
                 as $$ begin raise exception 'not now'; end $$`);
    await query('create trigger refuse before delete on rate_limits execute function refuse()');
    const answer = await (await site.as('admin'))('POST', '/persons/erase', {
      body: { email, seen },
    });
    await query('drop trigger refuse on rate_limits');
    expect(answer.status).toBe(500);
    expect(await tablesWith(email)).toEqual(before);
  });

  it('is refused for the studio’s own address and for accounts', async () => {
    const account = await site.accountOf('sales');
    for (const address of ['hello@ftjstudio.example', account.email]) {
      const { seen, refusal } = await look(address);
      expect(refusal).toMatch(/studio’s own|account of the back office/);
      const body = { email: address, seen };
      const answer = await (await site.as('admin'))('POST', '/persons/erase', { body });
      expect(answer.status).toBe(409);
    }
  });
});

describe('deleting a single enquiry', () => {
  it('deletes its mails, and is logged without the person’s data', async () => {
    const id = await enquire(email);
    await enquire(other);
    await runMails();
    const [{ reference }] = await query('select reference from submissions where id = $1', [id]);
    const digest = await make('mails', {
      ...{ kind: 'held-digest', status: 'sent' },
      text: `1 message was held back. Reference: ${reference}, From: ${email}`,
    });
    const answer = await (await site.as('admin'))('DELETE', `/submissions/${id}`);
    expect(answer.status, answer.text).toBe(200);
    await runMails();
    expect(await tablesWith(email)).toEqual([]);
    expect(await readFiles()).toHaveLength(2);
    expect((await payload.findByID({ collection: 'mails', id: digest })).text).toBeNull();
    const [line] = await query(`select detail, who from audit_log where event = 'enquiry-deleted'`);
    expect(line.detail).toBe(`${reference}, with 2 mails.`);
    expect(line.who).toContain('The admin');
  });

  it('drops queued mails', async () => {
    const id = await enquire(email);
    await payload.delete({ collection: 'submissions', id });
    expect(await query(`select 1 from payload_jobs where task_slug = 'deliver-mail'`)).toEqual([]);
  });
});
