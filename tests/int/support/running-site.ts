import { randomBytes } from 'node:crypto';
import type { Payload, SanitizedConfig } from 'payload';
import { vi } from 'vitest';
import type { Role, Viewer } from '@/accounts/rules/permissions';
import { startTestPayload } from '../../support/one-cms';
import { settleWork } from './after-answers';
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
  const { payload, config, stop } = await startTestPayload();
  // These load the configuration, which reads the environment that is set by now.
  const handlers = await import('@/app/(payload)/api/[...slug]/route');
  const { REST_GET, REST_POST, REST_PATCH, REST_PUT, REST_DELETE } = await import(
    '@payloadcms/next/routes'
  );
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
        GET: REST_GET(config),
        POST: REST_POST(config),
        PATCH: REST_PATCH(config),
        PUT: REST_PUT(config),
        DELETE: REST_DELETE(config),
      },
      null,
    ),
    as: async (viewer) =>
      viewer === 'anonymous' ? stranger : makeSend(handlers, (await accountOf(viewer)).cookie),
    async stop() {
      // It would go on in the database of the next file.
      await settleWork();
      await stop();
    },
  };
}
