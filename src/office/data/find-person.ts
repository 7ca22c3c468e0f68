import { createHash } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { auditEvents } from '@/accounts/rules/audit-events';
import { execute } from '@/platform/database/transaction';
import { findMessageFiles, type MessageFile } from '@/platform/mail/message-files';
import {
  type FoundPerson,
  type HeldRecord,
  type KeptRecord,
  keptUntil,
  type PersonGroup,
  type PersonSummary,
  personGroups,
  phoneDigits,
} from '../rules/person';
import { cutOffs } from '../rules/retention';
import {
  dayOf,
  type FoundContract,
  findCounters,
  findCrawls,
  findEnquiries,
  findFilters,
  findProposals,
  findRefusal,
  findScans,
  listed,
  page,
  type Row,
  type Trace,
} from './find-traces';

/** IDs of all records that name a person; records under a legal duty are separate. */
export interface Holdings {
  email: string;
  rows: Record<Exclude<PersonGroup, 'files' | 'counters'>, Row[]>;
  files: MessageFile[];
  counters: string[];
  kept: (KeptRecord & { collection: 'proposals' | 'submissions' | 'audit-log'; id: number })[];
  refusal: string | null;
}

const why = {
  proposals: 'An accepted proposal is a contract. Tax and company law ask for it.',
  submissions:
    'An order that was carried out is a financial record. Tax and company law ask for it.',
  'audit-log': 'The audit log is not rewritten. Its lines go after a year.',
};

/** Contracts, orders and audit log entries among the found records. */
async function findKept(
  req: PayloadRequest,
  email: string,
  contracts: Record<'proposals' | 'submissions', readonly FoundContract[]>,
  years: number,
): Promise<Holdings['kept']> {
  const lines = await execute<{ id: number; label: string; at: string }>(
    req,
    sql`select id, event::text as label, created_at as at from audit_log
         where position(${email} in lower(concat_ws(' ', who, detail))) > 0 order by id`,
  );
  const ofContracts = (['proposals', 'submissions'] as const).flatMap((collection) =>
    contracts[collection].map(({ id, label, acceptedAt }) => ({
      ...{ collection, id, label, href: page(collection, id), why: why[collection] },
      until: years > 0 ? keptUntil(new Date(acceptedAt ?? 0), years) : null,
    })),
  );
  return [
    ...ofContracts,
    ...lines.map(({ id, label, at }) => ({
      ...{ collection: 'audit-log' as const, id, href: page('audit-log', id) },
      label: `${auditEvents.find(({ value }) => value === label)?.label ?? label}, ${dayOf(at)}`,
      ...{ why: why['audit-log'], until: keptUntil(new Date(at), 1) },
    })),
  ];
}

/** Finds all records that name a person, by the address in lower case. */
export async function findPerson(req: PayloadRequest, email: string): Promise<Holdings> {
  const policy = await req.payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  const { financial } = cutOffs(policy, new Date());
  const isKept = ({ isContract, acceptedAt }: FoundContract) =>
    isContract && (financial === null || new Date(acceptedAt ?? 0) >= financial);
  const at = (collection: string) => (row: Trace) => ({
    id: row.id,
    label: row.label,
    href: page(collection, row.id),
  });
  const hidden = ({ id, label }: Trace) => ({ id, label, href: null });
  const find = (statement: Parameters<typeof execute>[1]) => execute<Trace>(req, statement);

  const enquiries = await findEnquiries(req, email);
  const proposals = await findProposals(req, email, enquiries);
  const scans = await findScans(req, email);
  const kept = { submissions: enquiries.filter(isKept), proposals: proposals.filter(isKept) };
  // Mails about a contract belong to its record.
  const isFree = sql`not coalesce(proposal_id in (${listed(kept.proposals)}), false)
           and not coalesce(submission_id in (${listed(kept.submissions)}), false)`;
  const mails = await find(
    sql`select id, subject as label from mails
         where (lower("to") = ${email} or lower(reply_to) = ${email}
                or submission_id in (${listed(enquiries)})
                or proposal_id in (${listed(proposals)}) or scan_id in (${listed(scans)}))
           and ${isFree} order by id`,
  );
  const mentions = await find(
    sql`select id, subject as label from mails
         where position(${email} in lower(concat_ws(' ', subject, text, html, last_error))) > 0
           and id not in (select id from mails where id in (${listed(mails)}))
           and ${isFree} order by id`,
  );
  const versions = await find(
    sql`select id, version_title as label from _proposals_v
         where lower(version_client_email) = ${email}
           and id not in (select max(id) from _proposals_v group by parent_id)
           and not coalesce(parent_id in (${listed(proposals)}), false)
         order by id`,
  );
  const conversations = await find(
    sql`select id, name as label from conversations where lower(email) = ${email} order by id`,
  );
  const crawls = await findCrawls(req, email);
  const reportMails = await find(
    sql`select id, url as label from report_mails where lower(email) = ${email} order by id`,
  );
  const jobs = await find(
    sql`select id, task_slug::text as label from payload_jobs
         where not processing and (
           position(${email} in lower(concat_ws(' ', input, error))) > 0
           or exists (select 1 from payload_jobs_log as log where log._parent_id = payload_jobs.id
                       and position(${email} in lower(concat_ws(' ', log.input, log.error))) > 0)
           or task_slug = 'deliver-mail' and (input ->> 'mail')::numeric in (${listed(mails)})
           or task_slug = 'scan-site' and (input ->> 'scan')::numeric in (${listed(scans)})
           or task_slug = 'crawl-site' and (input ->> 'crawl')::numeric in (${listed(crawls)}))
         order by id`,
  );
  return {
    email,
    rows: {
      enquiries: enquiries.filter((each) => !isKept(each)).map(at('submissions')),
      conversations: conversations.map(at('conversations')),
      mails: mails.map(at('mails')),
      mentions: mentions.map(at('mails')),
      proposals: proposals.filter((each) => !isKept(each)).map(at('proposals')),
      versions: versions.map(hidden),
      scans: scans.map(at('scan-results')),
      reportMails: reportMails.map(at('report-mails')),
      crawls: crawls.map(at('site-crawls')),
      jobs: jobs.map(hidden),
      filters: await findFilters(req, email),
    },
    files: await findMessageFiles(email),
    counters: await findCounters(req, email),
    kept: await findKept(req, email, kept, policy.keepFinancial),
    refusal: await findRefusal(req, email),
  };
}

const mostFound = 50;

/** People whose name, or telephone number in an enquiry, matches the search. */
export function findPeople(req: PayloadRequest, search: string): Promise<FoundPerson[]> {
  const like = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const phone = phoneDigits(search);
  const digits = sql`regexp_replace(concat_ws(' ', message, notes), '[^0-9]', '', 'g')`;
  const hasNumber = phone ? sql`or position(${phone} in ${digits}) > 0` : sql``;
  return execute<FoundPerson>(
    req,
    sql`select email, min(name) as name from (
          select lower(email) as email, name from submissions
           where name ilike ${like} ${hasNumber}
          union all
          select lower(email), name from conversations where name ilike ${like}
          union all
          select lower(client_email), coalesce(contact_name, client_name) from proposals
           where client_email is not null
             and (client_name ilike ${like} or contact_name ilike ${like})
        ) as found group by email order by 2, 1 limit ${mostFound}`,
  );
}

/** Records listed per group; the screen only counts further ones. */
const mostListed = 20;

export function countHoldings({ rows, files, counters }: Holdings): Record<PersonGroup, number> {
  const counts = Object.entries(rows).map(([key, { length }]) => [key, length]);
  return { ...Object.fromEntries(counts), files: files.length, counters: counters.length };
}

/** Fingerprint of these records. Erasure compares it, so that only records on screen are erased. */
export function fingerprintOf({ email, rows, files, kept }: Holdings): string {
  const ids = Object.entries(rows).map(([key, each]) => [key, each.map(({ id }) => id)]);
  // Jobs end meanwhile, for example after a mail, which does not affect the erasure.
  const lasting = ids.filter(([key]) => key !== 'jobs');
  const names = files.map(({ name }) => name);
  const left = kept.map(({ collection, id }) => [collection, id]);
  return createHash('sha256')
    .update(JSON.stringify([email, lasting, names, left]))
    .digest('base64url');
}

export function summarisePerson(found: Holdings): PersonSummary {
  const counts = countHoldings(found);
  const records: Partial<Record<PersonGroup, readonly HeldRecord[]>> = {
    ...found.rows,
    files: found.files.map(({ name }) => ({ label: name, href: null })),
  };
  return {
    email: found.email,
    groups: personGroups
      .filter(({ key }) => counts[key] > 0)
      .map(({ key }) => ({
        key,
        count: counts[key],
        records: (records[key] ?? [])
          .slice(0, mostListed)
          .map(({ label, href }) => ({ label, href })),
      })),
    kept: found.kept.map(({ label, href, why: reason, until }) => ({
      ...{ label, href, until },
      why: reason,
    })),
    refusal: found.refusal,
    seen: fingerprintOf(found),
  };
}
