import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, SanitizedConfig } from 'payload';
import { closeOpenPools } from '@/platform/database/open-pools';
import { createTestDatabase, type TestDatabase, testEnvironment } from './database.ts';

/**
 * Loading the CMS takes seconds and moving it to another database takes none, so each process of the
 * tests loads it once. What a file of tests leaves behind is cleared away here, and nowhere else.
 */

type Environment = Record<string, string | undefined>;
type Pool = Payload['db']['pool'];

/** What there is of Payload’s adapter beside its types: it connects where it has no pool. */
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
  /** What each task does; tests put another scanner into some. */
  handlers: Map<{ handler: unknown }, unknown>;
}

interface Shared {
  /** Before the first file changed it. */
  environment: Environment;
  booted?: Promise<Booted>;
}

/** On a global symbol: what sets a file up is loaded anew for each file. */
const KEY = Symbol.for('site.tests.one-cms');

function shared(): Shared {
  const holder = globalThis as { [KEY]?: Shared };
  holder[KEY] ??= { environment: { ...process.env } };
  return holder[KEY];
}

/** Makes an object that others hold have what another one has, and nothing else. */
function become(target: object, source: object): void {
  const held = target as Record<string, unknown>;
  for (const name of Object.keys(held)) if (!(name in source)) delete held[name];
  Object.assign(held, source);
}

/** What the site keeps in this process beside the CMS: jobs under way, whether it is about to stop. */
const states = ['site.jobs.runner', 'site.jobs.lanes', 'site.stopping', 'site.unseen-proxy'];

/** Before a file begins: the process is as if no other had been there. */
export function clearAway(): void {
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

async function moveTo(url: string, { payload, logLevel, handlers }: Booted): Promise<void> {
  const { getEnv, readSiteEnv } = await import('@/platform/env');
  const { beginNewEdition } = await import('@/platform/site-edition');
  // The site reads its environment once; whoever asks for it gets this object.
  become(getEnv(), readSiteEnv());
  beginNewEdition();
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
  /** What a collection was told, for tests that look at every one. */
  config: SanitizedConfig;
  database: TestDatabase;
  /** Disconnects, and removes the database and the data folder. */
  stop(): Promise<void>;
}

/** The project’s own Payload on a fresh, migrated database. Once per test file. */
export async function startTestPayload(): Promise<TestPayload> {
  const database = await createTestDatabase();
  const known = await shared().booted;
  // The configuration has read where the folder is.
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
      await database.drop();
      await rm(path.dirname(dataDir), { recursive: true, force: true });
    },
  };
}
