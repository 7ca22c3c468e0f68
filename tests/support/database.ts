import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { inject } from 'vitest';
import {
  buildDatabaseAddress,
  SITE_ROLE,
  withClient,
} from '../../src/platform/postgres/site-database.ts';
import { TEMPLATE_DATABASE, testSecrets } from './database-server.ts';
import { makeTempDir } from './temp-dir.ts';

export type TestDatabase = {
  name: string;
  /** The site's role: owner of this database only. */
  url: string;
  /** PostgreSQL's administrator, who may end other connections. */
  adminUrl: string;
  drop(): Promise<void>;
};

/**
 * SQL that deletes all rows of these tables and of every table that refers to them. `truncate` would
 * make new files for each of them and their indexes, which takes 150 ms instead of 5.
 */
export function deleteAll(...tables: string[]): string {
  return `do $$ declare held regclass; begin
    perform set_config('session_replication_role', 'replica', true);
    for held in
      with recursive reached(id) as (
        select unnest('{${tables}}'::text[])::regclass::oid
        union select conrelid from pg_constraint join reached on confrelid = id where contype = 'f'
      ) select id from reached
    loop execute format('delete from %s', held); end loop;
  end $$`;
}

/** Changes with any change of tables, triggers or functions, and with none of rows. */
const SCHEMA_VERSION = `select concat_ws(' ',
  (select concat(count(*), '-', max(xmin::text::bigint)) from pg_attribute),
  (select concat(count(*), '-', max(xmin::text::bigint)) from pg_constraint),
  (select concat(count(*), '-', max(xmin::text::bigint)) from pg_trigger),
  (select concat(count(*), '-', max(xmin::text::bigint)) from pg_proc)) as version`;

/** Without other connections, rows and used numbers; what the migrations noted stays. */
const RESET_DATABASE = `
  select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid();
  set session_replication_role = replica;
  do $$ declare held regclass; begin
    for held in select oid from pg_class where relkind = 'r'
      and relnamespace = 'public'::regnamespace and relname <> 'payload_migrations'
    loop execute format('delete from %s', held); end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where last_value is not null and sequencename not like 'payload_migrations%';
  end $$`;

export type ReusedDatabase = TestDatabase & {
  /** Resets the database for the next test file. False: its schema was changed; drop it. */
  reset(): Promise<boolean>;
};

/**
 * A migrated database that serves one test file after another: resetting takes a tenth of the time
 * of another copy.
 */
export async function createReusedDatabase(): Promise<ReusedDatabase> {
  const database = await createTestDatabase();
  const readVersion = () =>
    withClient(database.adminUrl, async (client) => {
      const { rows } = await client.query(SCHEMA_VERSION);
      return rows[0].version as string;
    });
  const version = await readVersion();
  return {
    ...database,
    async reset() {
      if ((await readVersion()) !== version) return false;
      await withClient(database.adminUrl, (client) => client.query(RESET_DATABASE));
      return true;
    },
  };
}

/**
 * A database for one test file on the shared server: fully migrated, or `empty`. Drop it in
 * `afterAll`.
 */
export async function createTestDatabase(
  content: 'migrated' | 'empty' = 'migrated',
): Promise<TestDatabase> {
  const { port, adminUrl, sitePassword } = inject('testServer');
  const name = `test_${randomBytes(6).toString('hex')}`;
  const template = content === 'migrated' ? TEMPLATE_DATABASE : 'template1';
  await withClient(adminUrl, (client) =>
    client.query(`create database ${name} owner ${SITE_ROLE} template ${template}`),
  );
  const ofThisDatabase = new URL(adminUrl);
  ofThisDatabase.pathname = `/${name}`;
  return {
    name,
    url: buildDatabaseAddress(port, SITE_ROLE, sitePassword, name),
    adminUrl: ofThisDatabase.href,
    drop: () =>
      withClient(adminUrl, async (client) => {
        // A pool's `end()` resolves before its connections close. PostgreSQL waits some seconds for
        // them; cut off at once, they would report an error after their test.
        const drop = `drop database if exists ${name}`;
        await client.query(drop).catch(() => client.query(`${drop} with (force)`));
      }),
  };
}

/**
 * The environment of a site on this database.
 * @param dataDir default: a new folder
 */
export async function testEnvironment(
  database: TestDatabase,
  dataDir?: string,
): Promise<Record<string, string>> {
  return {
    ...testSecrets,
    NODE_ENV: 'production',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir ?? path.join(await makeTempDir('data'), '.data'),
    SITE_URL: 'http://localhost:3000',
  };
}
