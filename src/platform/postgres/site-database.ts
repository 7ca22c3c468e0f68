import pg from 'pg';
import { ADMIN_ROLE } from './initialise-cluster.ts';

/** The site's role, which owns its database and nothing else on the server. */
export const SITE_ROLE = 'site';
const SITE_DATABASE = 'site';

/** Passwords may hold any character. */
export function buildDatabaseAddress(
  port: number,
  role: string,
  password: string,
  database: string,
): string {
  const url = new URL(`postgresql://127.0.0.1:${port}/${database}`);
  url.username = role;
  url.password = password;
  return url.href;
}

export function adminAddress(port: number, password: string, database = 'postgres'): string {
  return buildDatabaseAddress(port, ADMIN_ROLE, password, database);
}

export function siteAddress(port: number, password: string): string {
  return buildDatabaseAddress(port, SITE_ROLE, password, SITE_DATABASE);
}

export async function withClient<T>(
  connectionString: string,
  use: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 });
  // Without a listener, a connection lost between queries would end the process.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end().catch(() => {});
  }
}

/** Ensures the site's role, database and password; also repairs a regenerated password file. */
export async function ensureSiteDatabase(
  admin: string,
  sitePassword: string,
): Promise<'created' | 'there'> {
  return withClient(admin, async (client) => {
    const role = await client.query('select from pg_roles where rolname = $1', [SITE_ROLE]);
    if (!role.rowCount) await client.query(`create role ${SITE_ROLE} login`);
    const password = client.escapeLiteral(sitePassword);
    await client.query(`alter role ${SITE_ROLE} password ${password}`);
    // The site logs its own errors without the values that PostgreSQL would quote.
    await client.query(`alter role ${SITE_ROLE} set log_min_messages = 'log'`);
    const found = await client.query('select from pg_database where datname = $1', [SITE_DATABASE]);
    if (found.rowCount) return 'there';
    await client.query(`create database ${SITE_DATABASE} owner ${SITE_ROLE}`);
    return 'created';
  });
}
