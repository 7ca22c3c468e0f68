import { withClient } from '../../../src/platform/postgres/site-database.ts';

const words =
  'website booking gallery kitchen joinery price reviews Reading Bristol salon phone visitors pages launch photos logo hours enquiry customers quote heating boiler garden treatment team course support contact map trade shop product delivery budget autumn rebuild mobile search'.split(
    ' ',
  );

/**
 * Two years of a busy studio: mostly done, some spam, a few open. Each message has sixty varied
 * words. One in a hundred also has “greenhouse”, and one in ten of the oldest “pergola”.
 */
async function fillWithEnquiries(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into submissions
         (name, email, project_type, message, status, owner_id, due_at, answered_at,
          last_contact_at, reference, channel, created_at, updated_at)
       select 'Enquirer ' || substr(md5(n::text), 1, 8),
              'person-' || n % 80000 || '@client-' || n % 7000 || '.example',
              (array['new_website', 'rebuild', 'web_app', 'other'])[1 + n % 4]::enum_submissions_project_type,
              (select string_agg(($2::text[])[1 + (n * 31 + w * w * 17 + n / 7 * w) % array_length($2::text[], 1)], ' ')
                 from generate_series(1, 60) as w) || case when n % 100 = 1 then ' greenhouse' else '' end
                || case when n > 90000 and n % 10 = 1 then ' pergola' else '' end,
              status::enum_submissions_status,
              case when n % 3 = 0 then (select min(id) from users) end,
              moment + interval '1 day',
              case when status not in ('new', 'spam') then moment + interval '3 hours' end,
              moment + interval '2 days', 'E-' || to_char(n, 'FM000000'), 'form', moment, moment
         from (select n, now() - n * interval '10 minutes' as moment,
                      case when n <= 40 then 'new'
                           when n % 20 = 0 then 'spam'
                           else (array['contacted', 'qualified', 'proposal', 'won', 'lost', 'declined'])[1 + n % 6]
                      end as status
                 from generate_series(1, $1::int) as n) as made`,
      [count, words],
    );
    await client.query(
      `insert into mails ("to", subject, text, kind, status, submission_id, created_at)
       select email, 'We have your message (' || reference || ')', message, 'enquiry-confirmation',
              'sent', id, created_at from submissions`,
    );
  });
}

/** Two years of a scanner in regular use, with each report. */
async function fillWithScans(url: string, count: number): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into scan_results
         (uuid, url, host, overall_score, status, tool, counts_critical, counts_high, engine,
          finished_at, created_at, updated_at, requester_hash, result)
       select gen_random_uuid(), 'https://' || host || '/', host,
              case when n % 9 > 0 then 20 + n * 7 % 80 end,
              (case when n % 9 > 0 then 'scored' else 'unreachable' end)::enum_scan_results_status,
              (array['scan', 'page-speed', 'audit'])[1 + n % 3]::enum_scan_results_tool,
              n % 4, n % 11, '1.0.0', moment, moment, moment, md5((n % 900)::text),
              jsonb_build_object('checks', (select jsonb_agg(jsonb_build_object('id', 'check-' || c,
                'summary', md5(c::text || n::text))) from generate_series(1, 40) as c))
         from (select n, now() - n * interval '9 minutes' as moment,
                      'shop-' || n % 30000 || '.co.uk' as host
                 from generate_series(1, $1::int) as n) as made`,
      [count],
    ),
  );
}

async function fillWithKeywords(url: string, count: number): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into keywords (keyword, volume, cpc_pence, intent, borough, cluster, page)
       select ($2::text[])[1 + n % array_length($2::text[], 1)] || ' '
                || ($2::text[])[1 + n / 40 % array_length($2::text[], 1)] || ' ' || n,
              case when n % 5 > 0 then n * 31 % 9000 end, case when n % 5 > 0 then n % 900 end,
              (enum_range(null::enum_keywords_intent))[1 + n % array_length(enum_range(null::enum_keywords_intent), 1)],
              'Place ' || n % 300, 'Topic ' || n % 700,
              case when n % 3 = 0 then '/web-design-' || n % 300 end
         from generate_series(1, $1::int) as n`,
      [count, words],
    ),
  );
}

/** Each with the frozen content of its sending, which is most of a proposal’s data. */
async function fillWithProposals(url: string, count: number): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into proposals
         (title, slug, client_name, client_email, status, access_mode, valid_until, owner_id,
          total_once_pence, total_monthly_pence, acceptance_at, created_at, updated_at, frozen)
       select 'Website for client ' || n, 'bench-' || n, 'Client ' || substr(md5(n::text), 1, 8),
              'client-' || n || '@client.example', status::enum_proposals_status, 'private',
              moment + interval '30 days', case when n % 3 = 0 then (select min(id) from users) end,
              120000 + n % 90 * 1000, n % 4 * 9900,
              case when status = 'accepted' then moment + interval '5 days' end, moment, moment,
              jsonb_build_object('terms', repeat(md5(n::text), 400))
         from (select n, now() - n * interval '2 hours' as moment,
                      case when n <= 30 then (array['draft', 'sent', 'viewed', 'questions'])[1 + n % 4]
                           else (array['accepted', 'declined', 'expired', 'superseded'])[1 + n % 4]
                      end as status
                 from generate_series(1, $1::int) as n) as made`,
      [count],
    );
    await client.query(
      `insert into proposal_events (proposal_id, kind, text, created_at)
       select id, 'sent', 'Sent.', created_at from proposals where slug like 'bench-%'`,
    );
  });
}

/** A year of sign-ins and sign-outs. */
async function fillWithAudit(url: string, count: number): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into audit_log (event, who, detail, device, created_at, updated_at)
       select (enum_range(null::enum_audit_log_event))[1 + n % 5], 'Person ' || n % 12, 'Bench',
              'Firefox on Linux', now() - n * interval '5 minutes', now()
         from generate_series(1, $1::int) as n`,
      [count],
    ),
  );
}

/** The number of each; a small studio needs years to reach it. */
export const amounts = { enquiries: 100_000, scans: 100_000, keywords: 100_000, proposals: 10_000 };

/** Fills a migrated database with all data for the lists. */
export async function fillLists(url: string): Promise<void> {
  await fillWithEnquiries(url, amounts.enquiries);
  await fillWithScans(url, amounts.scans);
  await fillWithKeywords(url, amounts.keywords);
  await fillWithProposals(url, amounts.proposals);
  await fillWithAudit(url, amounts.proposals);
  // Some enquiries include a scan.
  await withClient(url, async (client) => {
    await client.query(
      `update submissions set scan_id = s.id from scan_results as s
        where submissions.id % 20 = 0 and s.id = submissions.id`,
    );
    await client.query('vacuum analyze');
  });
}
