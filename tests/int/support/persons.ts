import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect } from 'vitest';
import { deleteAll } from '../../support/database.ts';
import { nextNumber } from './documents';
import { fillSettings, makeEnquiry, visitorAt } from './enquiries';
import { makeData } from './make-data';
import type { RunningSite } from './running-site';

/** The person whose data is searched for, and another person. */
export const email = "Megan.O'Brien@client.example";
export const other = 'owen@client.example';

interface Shown {
  seen: string;
  refusal: string | null;
  groups: { key: string; count: number }[];
  kept: { label: string; until: string }[];
}

export const countsOf = ({ groups }: Shown) =>
  Object.fromEntries(groups.map(({ key, count }) => [key, count]));

/** Persons with stored data, and the requests of the screen “This person”. */
export async function startPersons({ payload, as }: RunningSite) {
  const { receiveEnquiry } = await import('@/enquiries/actions/receive-enquiry');
  const { runDueJobs } = await import('@/platform/jobs/run-due-jobs');
  const { emailKey } = await import('@/scans/actions/visitor-proofs');
  const { takePoints } = await import('@/platform/rate-limit/take-points');
  await fillSettings(payload);
  const folder = path.join(process.env.DATA_DIR ?? '', 'mail');
  const query = async (text: string, values: unknown[] = []) =>
    (await payload.db.pool.query(text, values)).rows;

  async function begin(): Promise<void> {
    await query(
      deleteAll(
        'submissions',
        'conversations',
        'mails',
        'proposals',
        '_proposals_v',
        'proposal_events',
        'scan_results',
        'report_mails',
        'site_crawls',
        'payload_jobs',
        'rate_limits',
        'payload_query_presets',
        'audit_log',
      ),
    );
    await rm(folder, { recursive: true, force: true });
  }

  async function make(collection: string, changes: object): Promise<number> {
    const data = { ...makeData[collection]?.(nextNumber()), ...changes };
    const made = await payload.create({
      collection: collection as 'submissions',
      data: data as never,
      depth: 0,
    });
    return made.id;
  }

  let visitors = 0;
  async function enquire(from: string): Promise<number> {
    visitors += 1;
    await receiveEnquiry(makeEnquiry({ email: from }), visitorAt(`203.0.113.${visitors}`));
    const [row] = await query('select max(id) as id from submissions');
    return Number(row.id);
  }

  async function makeAccepted(enquiry: number | null, acceptedAt = new Date()): Promise<number> {
    const id = await make('proposals', { clientEmail: email, enquiry });
    await make('proposal-events', { proposal: id, kind: 'question', text: 'Is a blog included?' });
    await query(`update proposals set status = 'accepted', acceptance_at = $2 where id = $1`, [
      id,
      acceptedAt,
    ]);
    return id;
  }

  async function ask(step: 'find' | 'export' | 'erase', body: object) {
    const answer = await (await as('admin'))('POST', `/persons/${step}`, { body });
    expect(answer.status, answer.text).toBe(200);
    return answer;
  }
  const look = async (search = email) =>
    (await ask('find', { search })).body.person as never as Shown;
  const erase = async () => ask('erase', { email, seen: (await look()).seen });

  /** Every table that contains the address, or text sent from it, in any column. */
  async function tablesWith(text: string): Promise<string[]> {
    const tables = await query(
      `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of tables) {
      const rows = await query(
        `select 1 from "${name}" as t where position($1 in lower(t::text)) > 0`,
        [text.toLowerCase()],
      );
      if (rows.length > 0) found.push(name);
    }
    return found;
  }

  /** Stores data about a person in every place that can hold it. */
  async function leaveTraces() {
    const enquiry = await enquire(email);
    await enquire(other);
    await runDueJobs(payload, ['mail']);
    const ownerHash = 'owner-of-megan';
    const scan = await make('scan-results', { email, ownerHash });
    await make('scan-results', { ownerHash });
    await make('site-crawls', { ownerHash });
    await make('report-mails', { email });
    const untouched = await make('scan-results', { ownerHash: 'owner-of-owen' });
    await make('conversations', { email });
    await make('mails', { kind: 'scan-confirmation', to: email, scan });
    const draft = await make('proposals', { clientEmail: email, contactName: 'Megan O’Brien' });
    await make('proposal-events', {
      proposal: draft,
      kind: 'question',
      text: `Mail ${email}, please.`,
    });
    const renamed = await make('proposals', { clientEmail: email });
    await payload.update({ collection: 'proposals', id: renamed, data: { clientEmail: other } });
    const reply = await make('mails', {
      ...{ kind: 'reply', to: other, status: 'sent', subject: 'Ask Megan' },
      text: `Write to ${email.toUpperCase()} about it.`,
    });
    await payload.jobs.queue({ task: 'scan-site', input: { scan }, queue: 'scans' });
    await takePoints([{ name: 'scanMailTo', key: emailKey(email) }]);
    await query(
      `insert into payload_query_presets (title, related_collection, "where")
       values ('Megan', 'submissions', $1)`,
      [JSON.stringify({ email: { equals: email } })],
    );
    return { enquiry, untouched, reply };
  }

  return {
    ask,
    begin,
    enquire,
    erase,
    leaveTraces,
    look,
    make,
    makeAccepted,
    query,
    tablesWith,
    readFiles: () => readdir(folder),
    runMails: () => runDueJobs(payload, ['mail']),
  };
}
