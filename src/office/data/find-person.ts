import { sql } from '@payloadcms/db-postgres';
import type { PayloadRequest } from 'payload';
import { auditEvents } from '@/accounts/rules/audit-events';
import { execute } from '@/platform/database/transaction';
import { findMessageFiles, type MessageFile } from '@/platform/mail/message-files';
import { type KeptRecord, keptUntil, type PersonGroup } from '../rules/person';
import { cutOffs } from '../rules/retention-cut-offs';
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

/**
 * Finds all records that name a person, within the request’s transaction.
 *
 * @param email in lower case
 */
export async function findPerson(req: PayloadRequest, email: string): Promise<Holdings> {
  const policy = await req.payload.findGlobal({ slug: 'policy-settings', depth: 0, req });
  const { financial } = cutOffs(policy, new Date());
  const isKept = ({ isContract, acceptedAt }: FoundContract) =>
    isContract && (financial === null || new Date(acceptedAt ?? 0) >= financial);
  const at = (collection: string) => (row: { id: number; label: string }) => ({
    id: row.id,
    label: row.label,
    href: page(collection, row.id),
  });
  const hidden = ({ id, label }: { id: number; label: string }) => ({ id, label, href: null });

  const enquiries = await findEnquiries(req, email);
  const proposals = await findProposals(req, email, enquiries);
  const scans = await findScans(req, email);
  const kept = { submissions: enquiries.filter(isKept), proposals: proposals.filter(isKept) };
  const going = proposals.filter((each) => !isKept(each));
  // Mails about a contract belong to its record.
  const mails = await execute<{ id: number; label: string }>(
    req,
    sql`select id, subject as label from mails
         where (lower("to") = ${email} or lower(reply_to) = ${email}
                or submission_id in (${listed(enquiries)})
                or proposal_id in (${listed(proposals)}) or scan_id in (${listed(scans)}))
           and not coalesce(proposal_id in (${listed(kept.proposals)}), false)
           and not coalesce(submission_id in (${listed(kept.submissions)}), false)
         order by id`,
  );
  const mentions = await execute<{ id: number; label: string }>(
    req,
    sql`select id, subject as label from mails
         where position(${email} in lower(concat_ws(' ', subject, text, html, last_error))) > 0
           and id not in (select id from mails where id in (${listed(mails)}))
           and not coalesce(proposal_id in (${listed(kept.proposals)}), false)
           and not coalesce(submission_id in (${listed(kept.submissions)}), false)
         order by id`,
  );
  const versions = await execute<{ id: number; label: string }>(
    req,
    sql`select id, version_title as label from _proposals_v
         where lower(version_client_email) = ${email}
           and id not in (select max(id) from _proposals_v group by parent_id)
           and not coalesce(parent_id in (${listed(proposals)}), false)
         order by id`,
  );
  const crawls = await findCrawls(req, email);
  const jobs = await execute<{ id: number; label: string }>(
    req,
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
      mails: mails.map(at('mails')),
      mentions: mentions.map(at('mails')),
      proposals: going.map(at('proposals')),
      versions: versions.map(hidden),
      scans: scans.map(at('scan-results')),
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
