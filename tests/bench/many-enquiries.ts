import { rm } from 'node:fs/promises';
import { startEmbeddedPostgres } from '../../src/server/postgres/embedded.ts';
import { stopServer } from '../../src/server/postgres/server.ts';
import {
  ensureSiteDatabase,
  siteAddress,
  withClient,
} from '../../src/server/postgres/site-database.ts';
import { prepareDataDir } from '../../src/server/supervisor/data-dir.ts';
import { keepPostgresSecrets } from '../../src/server/supervisor/secrets.ts';
import type { Undo } from '../../src/server/supervisor/undo.ts';
import { makeTempDir } from '../support/temp-dir.ts';

/** A PostgreSQL of our own with an empty database for a site. Returns its address. */
export async function startDatabase(undo: Undo): Promise<string> {
  const root = await makeTempDir('bench');
  undo.add(() => rm(root, { recursive: true, force: true }));
  const dataDir = await prepareDataDir(root);
  const secrets = await keepPostgresSecrets(dataDir.secrets);
  const { home, port, adminUrl } = await startEmbeddedPostgres(dataDir, secrets);
  undo.add(() => stopServer(home));
  await ensureSiteDatabase(adminUrl, secrets.postgresSitePassword);
  return siteAddress(port, secrets.postgresSitePassword);
}

const words =
  'website booking gallery kitchen joinery price reviews Reading Bristol salon phone visitors pages launch photos logo hours enquiry customers quote heating boiler garden treatment team course support contact map trade shop product delivery budget autumn rebuild mobile search'.split(
    ' ',
  );

/**
 * Two years of a busy studio: mostly done, some spam, a few that wait. Everybody writes some sixty
 * words of their own; one in a hundred mentions a greenhouse, and as many a pergola, long ago.
 */
export async function fillWithEnquiries(url: string, count: number): Promise<void> {
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
    await client.query('vacuum analyze');
  });
}
