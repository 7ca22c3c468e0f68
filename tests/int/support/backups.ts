import type pg from 'pg';
import { listTables } from '../../../src/platform/backup/catalogue.ts';
import { withClient } from '../../../src/platform/postgres/site-database.ts';

/** A database, by its address. */
interface Database {
  url: string;
}

const checksumOf = async (client: pg.Client, table: string) => {
  const { rows } = await client.query(
    `select coalesce(md5(string_agg(t::text, E'\\n' order by t::text)), '') as sum from "${table}" t`,
  );
  return rows[0].sum as string;
};

/** A checksum of each table's rows. */
export const contentOf = (database: Database) =>
  withClient(database.url, async (client) => {
    const content: Record<string, string> = {};
    for (const { name } of await listTables(client)) content[name] = await checksumOf(client, name);
    return content;
  });

/** Writes to the first table and one of the last simultaneously, in a loop, until stopped. */
export function keepWriting(database: Database) {
  let isOver = false;
  const written = withClient(database.url, async (client) => {
    let count = 0;
    do {
      count += 1;
      await client.query('begin');
      await client.query(
        "insert into audit_log (event, who) select (enum_range(null::enum_audit_log_event))[1], 'writer'",
      );
      await client.query('insert into rate_limits (key) values ($1)', [`writer ${count}`]);
      await client.query('commit');
    } while (!isOver);
    return count;
  });
  const stop = () => {
    isOver = true;
    return written;
  };
  return { stop };
}

export const writtenTo = (database: Database) =>
  withClient(database.url, async (client) => {
    const { rows } = await client.query(`
      select (select count(*) from audit_log where who = 'writer')::int as first,
        (select count(*) from rate_limits where key like 'writer %')::int as last`);
    return rows[0] as { first: number; last: number };
  });
