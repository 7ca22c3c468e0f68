import { withClient } from '../../../src/platform/postgres/site-database.ts';

const words =
  'website booking gallery kitchen joinery price reviews Reading Bristol salon phone visitors pages launch photos logo hours enquiry customers quote heating boiler garden treatment team course support contact map trade shop product delivery budget autumn rebuild mobile search'.split(
    ' ',
  );

/** Records are numbered; a step adds those after `from`, up to `to`. */
interface Step {
  from: number;
  to: number;
}

/**
 * Two years of a busy studio: mostly done, some spam, a few open. Each message has sixty varied
 * words. One in a hundred also has “greenhouse”, and one in ten of the oldest “pergola”.
 */
async function fillWithEnquiries(url: string, { from, to }: Step): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into submissions
         (name, email, project_type, message, status, owner_id, due_at, answered_at,
          last_contact_at, reference, channel, created_at, updated_at)
       select 'Enquirer ' || substr(md5(n::text), 1, 8),
              'person-' || n % 80000 || '@client-' || n % 7000 || '.example',
              (array['new_website', 'rebuild', 'web_app', 'other'])[1 + n % 4]::enum_submissions_project_type,
              (select string_agg(($3::text[])[1 + (n * 31 + w * w * 17 + n / 7 * w) % array_length($3::text[], 1)], ' ')
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
                 from generate_series($1::int + 1, $2::int) as n) as made`,
      [from, to, words],
    );
    await client.query(
      `insert into mails ("to", subject, text, kind, status, submission_id, created_at)
       select email, 'We have your message (' || reference || ')', message, 'enquiry-confirmation',
              'sent', id, created_at from submissions as s
        where not exists (select from mails where submission_id = s.id)`,
    );
  });
}

/** Two years of a scanner in regular use, with each report. */
async function fillWithScans(url: string, { from, to }: Step): Promise<void> {
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
                 from generate_series($1::int + 1, $2::int) as n) as made`,
      [from, to],
    ),
  );
}

async function fillWithKeywords(url: string, { from, to }: Step): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into keywords (keyword, volume, cpc_pence, intent, borough, cluster, page)
       select ($3::text[])[1 + n % array_length($3::text[], 1)] || ' '
                || ($3::text[])[1 + n / 40 % array_length($3::text[], 1)] || ' ' || n,
              case when n % 5 > 0 then n * 31 % 9000 end, case when n % 5 > 0 then n % 900 end,
              (enum_range(null::enum_keywords_intent))[1 + n % array_length(enum_range(null::enum_keywords_intent), 1)],
              'Place ' || n % 300, 'Topic ' || n % 700,
              case when n % 3 = 0 then '/web-design-' || n % 300 end
         from generate_series($1::int + 1, $2::int) as n`,
      [from, to, words],
    ),
  );
}

/** Each with the frozen content of its sending, which is most of a proposal’s data. */
async function fillWithProposals(url: string, { from, to }: Step): Promise<void> {
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
                 from generate_series($1::int + 1, $2::int) as n) as made`,
      [from, to],
    );
    await client.query(
      `insert into proposal_events (proposal_id, kind, text, created_at)
       select id, 'sent', 'Sent.', created_at from proposals as p where slug like 'bench-%'
          and not exists (select from proposal_events where proposal_id = p.id)`,
    );
  });
}

/** A year of sign-ins and sign-outs. */
async function fillWithAudit(url: string, { from, to }: Step): Promise<void> {
  await withClient(url, (client) =>
    client.query(
      `insert into audit_log (event, who, detail, device, created_at, updated_at)
       select (enum_range(null::enum_audit_log_event))[1 + n % 5], 'Person ' || n % 12, 'Bench',
              'Firefox on Linux', now() - n * interval '5 minutes', now()
         from generate_series($1::int + 1, $2::int) as n`,
      [from, to],
    ),
  );
}

/**
 * Every tenth quotes a price in its text and card; one in a hundred has the word “greenhouse”. In the
 * search, each holds what one of the first content's posts says.
 */
async function fillWithPosts(url: string, { from, to }: Step): Promise<void> {
  await withClient(url, async (client) => {
    await client.query(
      `insert into posts (title, slug, excerpt, category, published_on, emoji, read_time_minutes,
         content, _status, created_at, updated_at)
       select 'What a website does, part ' || n, 'bench-' || n,
              'Words about a website' || case when n % 10 = 0 then ' from {{' || quote || '}}' else '' end
                || case when n % 100 = 1 then ' for a greenhouse' else '' end,
              (enum_range(null::enum_posts_category))[1 + n % 5], moment, '📐', 4,
              (select content from posts where slug = 'pricing-transparency'), 'published', moment, moment
         from (select n, now() - n * interval '1 hour' as moment,
                      (select 'package:' || key || ':from' from packages order by id limit 1) as quote
                 from generate_series($1::int + 1, $2::int) as n) as made`,
      [from, to],
    );
    // As each save stores them.
    await client.query(
      `insert into uses (source, source_id, is_draft, kind, target)
       select 'posts', id, false, kind,
              case kind when 'listed' then ''
                   else (select 'package:' || key || ':from' from packages order by id limit 1) end
         from posts as p, unnest(array['listed', 'figure', 'card']) as kind
        where slug like 'bench-%' and (kind = 'listed' or excerpt like '%{{%')
       on conflict do nothing`,
    );
    await client.query(
      `insert into passages
         (source, source_id, place, topic, anchor, title, heading, body, keywords, is_hidden)
       select 'posts', p.id, place, topic, anchor, p.title, heading,
              body || case when p.excerpt like '%greenhouse%' then ' greenhouse' else '' end, keywords, false
         from posts as p
         join (select id, row_number() over (order by id) - 1 as turn, count(*) over () as turns
                 from posts where slug not like 'bench-%') as first on p.id % turns = turn
         join passages on source = 'posts' and source_id = first.id
        where slug like 'bench-%'
          and not exists (select from passages where source = 'posts' and source_id = p.id)`,
    );
  });
}

/** Proposals and sign-ins; a small studio needs years to reach it. */
const mostOfOthers = 10_000;

/** Adds records to a migrated database, from one number of each kind to the next. */
export async function fillLists(url: string, step: Step): Promise<void> {
  await fillWithPosts(url, step);
  await fillWithEnquiries(url, step);
  await fillWithScans(url, step);
  await fillWithKeywords(url, step);
  if (step.to <= mostOfOthers) {
    await fillWithProposals(url, step);
    await fillWithAudit(url, step);
  }
  // Some enquiries include a scan.
  await withClient(url, async (client) => {
    await client.query(
      `update submissions set scan_id = s.id from scan_results as s
        where submissions.id % 20 = 0 and s.id = submissions.id and scan_id is null`,
    );
    await client.query('vacuum analyze');
  });
}
