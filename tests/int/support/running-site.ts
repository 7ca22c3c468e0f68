import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import type { Payload, SanitizedConfig } from 'payload';
import { vi } from 'vitest';
import type { Role, Viewer } from '@/accounts/rules/permissions';
import { closeOpenPools } from '@/platform/database/open-pools';
import { createTestDatabase, testEnvironment } from '../../support/database';
import { makeSend, type Send } from './rest';

export interface RunningSite {
  payload: Payload;
  /** What a collection was told, for tests that look at every one. */
  config: SanitizedConfig;
  /** Sends REST requests as somebody; staff are signed in through the login itself. */
  as: (viewer: Viewer) => Promise<Send>;
  /**
   * Sends as a stranger who got past the gate before Payload, where the access rules stand alone. Pages
   * read with the same rules.
   */
  pastGate: Send;
  /** The account behind a role. */
  accountOf: (role: Role) => Promise<Account>;
  stop: () => Promise<void>;
}

export interface Account {
  id: number;
  email: string;
  password: string;
  cookie: string;
}

/** A signed-in account of its own, for tests that change or lose it. */
export async function makeAccount(payload: Payload, send: Send, role: Role): Promise<Account> {
  const email = `${role}-${randomBytes(4).toString('hex')}@studio.example`;
  const password = randomBytes(16).toString('hex');
  const { id } = await payload.create({
    collection: 'users',
    data: { email, password, name: `The ${role}`, role },
  });
  const { cookie } = await send('POST', '/users/login', { body: { email, password } });
  if (!cookie) throw new Error(`${role} could not sign in.`);
  return { id, email, password, cookie };
}

/**
 * The CMS as the site runs it, on a database of its own, answering REST requests in this process
 * through the route under `/api`.
 */
export async function startSite(): Promise<RunningSite> {
  const database = await createTestDatabase();
  const environment = await testEnvironment(database);
  Object.assign(process.env, environment);
  // The three load the same configuration, which reads the environment set above.
  const [{ getPayload }, { default: configPromise }, handlers] = await Promise.all([
    import('payload'),
    import('@payload-config'),
    import('@/app/(payload)/api/[...slug]/route'),
  ]);
  const config = await configPromise;
  const { REST_GET, REST_POST, REST_PATCH, REST_PUT, REST_DELETE } = await import(
    '@payloadcms/next/routes'
  );
  const payload = await getPayload({ config });
  // A refused request is what many tests are about; only what breaks is worth a line.
  payload.logger.level = 'silent';
  vi.spyOn(payload.logger, 'error');
  const stranger = makeSend(handlers, null);
  const accounts = new Map<Role, Promise<Account>>();

  function accountOf(role: Role): Promise<Account> {
    const known = accounts.get(role) ?? makeAccount(payload, stranger, role);
    accounts.set(role, known);
    return known;
  }

  return {
    payload,
    config,
    accountOf,
    pastGate: makeSend(
      {
        GET: REST_GET(configPromise),
        POST: REST_POST(configPromise),
        PATCH: REST_PATCH(configPromise),
        PUT: REST_PUT(configPromise),
        DELETE: REST_DELETE(configPromise),
      },
      null,
    ),
    as: async (viewer) =>
      viewer === 'anonymous' ? stranger : makeSend(handlers, (await accountOf(viewer)).cookie),
    async stop() {
      await closeOpenPools();
      await database.drop();
      await rm(path.dirname(environment.DATA_DIR ?? ''), { recursive: true, force: true });
    },
  };
}
