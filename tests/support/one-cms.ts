import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, SanitizedConfig } from 'payload';
import { closeOpenPools } from '@/platform/database/open-pools';
import {
  createReusedDatabase,
  type ReusedDatabase,
  type TestDatabase,
  testEnvironment,
} from './database.ts';

/**
 * Loading the CMS takes seconds, changing its database none, so each test process loads it once.
 * Only this module cleans up after a test file.
 */

type Environment = Record<string, string | undefined>;
type Pool = Payload['db']['pool'];

/** An untyped part of Payload's adapter: it connects only without a pool. */
interface Movable {
  pool?: Pool | undefined;
  poolOptions: { connectionString?: string };
  sessions: Record<string, unknown>;
  connect(): Promise<void>;
}

interface Booted {
  payload: Payload;
  config: SanitizedConfig;
  dataDir: string;
  logLevel: string;
  /** Task handlers; tests replace the scanner in some. */
  handlers: Map<{ handler: unknown }, unknown>;
}

interface Shared {
  /** Before the first file changed it. */
  environment: Environment;
  /** Migrated, without rows; absent while a test file uses it. */
  database?: ReusedDatabase | undefined;
  booted?: Promise<Booted>;
}

/** On a global symbol: set-up files are loaded anew for each test file. */
const KEY = Symbol.for('site.tests.one-cms');

function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared };
  holder[KEY] ??= { environment: { ...process.env } };
  return holder[KEY];
}

/** Replaces an object's properties, for holders of the same object. */
function become(target: object, source: object): void {
  const held = target as Record<string, unknown>;
  for (const name of Object.keys(held)) if (!(name in source)) delete held[name];
  Object.assign(held, source);
}

/** The site's process-wide state beside the CMS: running jobs, sent mails, the stop flag. */
const states = [
  'site.jobs.runner',
  'site.jobs.lanes',
  // The next database numbers its mails from 1 again.
  'site.mail.unrecorded',
  'site.stopping',
  'site.unseen-proxy',
];

/** Resets the process before a test file. */
export function resetTestProcess(): void {
  become(process.env, shared().environment);
  for (const name of states) Reflect.deleteProperty(globalThis, Symbol.for(name));
}

async function boot(dataDir: string): Promise<Booted> {
  const [{ getPayload }, { default: loading }] = await Promise.all([
    import('payload'),
    import('@payload-config'),
  ]);
  const config = await loading;
  const payload = await getPayload({ config });
  const { tasks = [] } = config.jobs as unknown as { tasks?: { handler: unknown }[] };
  const handlers = new Map(tasks.map((task) => [task, task.handler]));
  return { payload, config, dataDir, logLevel: payload.logger.level, handlers };
}

async function moveTo(
  url: string,
  { payload, dataDir, logLevel, handlers }: Booted,
): Promise<void> {
  const { getEnv, readSiteEnv } = await import('@/platform/env');
  const { createMailAdapter } = await import('@/platform/mail/adapter');
  const { beginNewEdition } = await import('@/platform/site-edition');
  // The site reads its environment once and shares this object.
  become(getEnv(), readSiteEnv());
  beginNewEdition();
  const mail = createMailAdapter({
    ...(process.env.SMTP_URL ? { smtpUrl: process.env.SMTP_URL } : {}),
    directory: path.join(dataDir, 'mail'),
    defaultFromAddress: payload.email.defaultFromAddress,
    defaultFromName: payload.email.defaultFromName,
  })({ payload });
  Object.assign(payload, { email: mail, sendEmail: mail.sendEmail });
  payload.logger.level = logLevel;
  for (const [task, handler] of handlers) task.handler = handler;
  const adapter = payload.db as unknown as Movable;
  become(adapter.sessions, {});
  adapter.poolOptions = { ...adapter.poolOptions, connectionString: url };
  adapter.pool = undefined;
  await adapter.connect();
}

export interface TestPayload {
  payload: Payload;
  /** The configuration, for tests over every collection. */
  config: SanitizedConfig;
  database: TestDatabase;
  /** Disconnects, empties the database and removes the data folder. */
  stop(): Promise<void>;
}

/** The project's Payload on a migrated database without rows. Once per test file. */
export async function startTestPayload(): Promise<TestPayload> {
  const database = shared().database ?? (await createReusedDatabase());
  shared().database = undefined;
  const known = await shared().booted;
  // The configuration has already read the data folder's path.
  const environment = await testEnvironment(database, known?.dataDir);
  const dataDir = environment.DATA_DIR as string;
  Object.assign(process.env, environment);
  await mkdir(path.dirname(dataDir), { recursive: true });
  if (known) await moveTo(database.url, known);
  shared().booted ??= boot(dataDir);
  const { payload, config } = await (shared().booted as Promise<Booted>);
  return {
    payload,
    config,
    database,
    async stop() {
      await closeOpenPools();
      if (await database.reset()) shared().database = database;
      else await database.drop();
      await rm(path.dirname(dataDir), { recursive: true, force: true });
    },
  };
}
