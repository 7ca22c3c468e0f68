import type { Proposal } from '@/payload-types';
import { clientPath } from '@/proposals/mails/proposal-letter';
import { startProposals } from './client-proposals';
import { nextNumber } from './documents';
import { makeData } from './make-data';
import { type Account, makeAccount, type RunningSite } from './running-site';

/** Occurs in every private field, so that a leak shows in an answer’s text. */
export const secretWord = 'Nightjar';

export type Desk = Awaited<ReturnType<typeof startDesk>>;

/** Test documents of the agency: each call makes a new one, and returns its id. */
export async function startDesk(site: RunningSite) {
  const { payload } = site;
  const proposals = await startProposals(site);
  const stranger = await site.as('anonymous');
  const sql = (text: string, values: unknown[] = []) => payload.db.pool.query(text, values);

  type Made = 'submissions' | 'conversations' | 'unanswered-questions' | 'mails' | 'packages';
  async function make(collection: Made, changes: object) {
    const data = { ...makeData[collection]?.(nextNumber()), ...changes };
    return (await payload.create({ collection, data: data as never, depth: 0 })).id;
  }

  async function territory(): Promise<number> {
    const niche = await payload.create({
      collection: 'niches',
      data: makeData.niches?.(nextNumber()) as never,
    });
    const data = { ...makeData.territories?.(nextNumber()), niche: niche.id };
    const made = { ...data, clientName: `${secretWord} ${nextNumber()}` };
    return (await payload.create({ collection: 'territories', data: made as never })).id;
  }

  async function colleague(): Promise<Account> {
    const account = await makeAccount(payload, stranger, 'sales');
    await make('submissions', { owner: account.id });
    return account;
  }

  /** Rows and the newest writing transaction of every table. */
  async function buildFingerprintQuery(): Promise<string> {
    const { rows: tables } = await sql(
      `select tablename as name from pg_tables
       where schemaname = 'public' and tablename <> 'rate_limits' order by 1`,
    );
    return tables
      .map(
        ({ name }) =>
          `select '${name}' as name, count(*), max(xmin::text::bigint) as newest from "${name}"`,
      )
      .join(' union all ');
  }
  let fingerprintQuery: string | undefined;

  const named = { clientName: `${secretWord} Salon`, title: `For ${secretWord}` };

  return {
    sql,
    colleague,
    enquiry: () => make('submissions', { name: `${secretWord} ${nextNumber()}` }),
    conversation: () => make('conversations', { name: `${secretWord} ${nextNumber()}` }),
    unanswered: () => make('unanswered-questions', { question: `${secretWord} ${nextNumber()}?` }),
    failedMail: () => make('mails', { subject: secretWord, status: 'failed' }),
    territory,
    draft: async () => (await proposals.draft(named)).id,
    sent: async () => (await proposals.sent({ ...named, accessMode: 'private' })).id,
    /** A private proposal sent to its client. */
    sentPrivately: (): Promise<Proposal> => proposals.sent({ ...named, accessMode: 'private' }),
    /** The path of a proposal’s page as sent to the client, with its key. */
    clientPath,
    /** A page, by its path without the slash. */
    async page(status: 'draft' | 'published'): Promise<string> {
      const data = { ...makeData.pages?.(nextNumber()), title: secretWord, _status: status };
      const { path } = await payload.create({
        collection: 'pages',
        data: data as never,
        draft: status === 'draft',
      });
      return path.slice(1);
    },
    /** The address of a certificate. */
    async certificate(): Promise<string> {
      const certificateId = crypto.randomUUID();
      await payload.update({
        collection: 'territories',
        id: await territory(),
        data: { certificateId },
      });
      return certificateId;
    },
    /** A new price for a package. */
    async newPrice() {
      const id = await make('packages', { priceFromPence: 100_000, _status: 'published' });
      const figure = `packages/${id}/priceFromPence`;
      return { edits: [{ figure, seenPence: 100_000, pence: 100_100 }] };
    },
    /** A new fee, which editors may not set. */
    async newFee() {
      const { rows } = await sql('select * from policy_settings limit 1');
      const seenPence = Number(rows[0]?.technical_report_pence ?? rows[0]?.technical_report);
      const edit = { figure: 'policy-settings/technicalReport', seenPence };
      return { edits: [{ ...edit, pence: seenPence + 100 }] };
    },
    /** An account without a password. */
    async invited(): Promise<number> {
      const data = { ...makeData.users?.(nextNumber()), invitedAt: new Date().toISOString() };
      return (await payload.create({ collection: 'users', data: data as never })).id;
    },
    /** A complete draft of a city. */
    async city(): Promise<number> {
      const data = { ...makeData.cities?.(nextNumber()), _status: 'draft' };
      return (await payload.create({ collection: 'cities', data: data as never })).id;
    },
    /** A scheduled document. */
    async scheduled(): Promise<number> {
      const { id } = await payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish', doc: { relationTo: 'cities', value: '1' } },
        waitUntil: new Date(Date.now() + 3_600_000),
      });
      return Number(id);
    },
    /** A job that failed permanently. */
    async failedJob(): Promise<number> {
      const { id } = await payload.jobs.queue({
        task: 'schedulePublish',
        input: { type: 'publish' },
        waitUntil: new Date(Date.now() + 3_600_000),
      });
      await sql('update payload_jobs set has_error = true where id = $1', [id]);
      return Number(id);
    },
    /** Detects any change in the database, except in rate-limit counters. */
    async fingerprint(): Promise<unknown> {
      fingerprintQuery ??= await buildFingerprintQuery();
      // Prepared once for each connection: planning a read of 200 tables takes 50 ms.
      const query = { name: 'fingerprint', text: fingerprintQuery };
      return (await payload.db.pool.query(query)).rows;
    },
  };
}
