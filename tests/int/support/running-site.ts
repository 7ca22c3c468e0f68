import { randomBytes } from 'node:crypto';
import type { Payload, SanitizedConfig } from 'payload';
import { vi } from 'vitest';
import type { Role, Viewer } from '@/accounts/rules/permissions';
import { startTestPayload } from '../../support/one-cms';
import { settleWork } from './after-answers';
import { makeSend, type Send } from './rest';

export interface RunningSite {
  payload: Payload;
  /** The configuration, for tests that cover every collection. */
  config: SanitizedConfig;
  /** Sends REST requests as a viewer; staff sign in through the login itself. */
  as: (viewer: Viewer) => Promise<Send>;
  /**
   * Sends as a stranger behind the gate, so that only the access rules apply. Public pages read
   * with the same rules.
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

/** A new signed-in account, for tests that change or delete it. */
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
 * The CMS as the site runs it, on a separate database. It answers REST requests in this process
 * through the route under `/api`.
 */
export async function startSite(): Promise<RunningSite> {
  const { payload, config, stop } = await startTestPayload();
  // These load the configuration, which reads the environment that is set by now.
  const handlers = await import('@/app/(payload)/api/[...slug]/route');
  const { REST_GET, REST_POST, REST_PATCH, REST_PUT, REST_DELETE } = await import(
    '@payloadcms/next/routes'
  );
  // Many tests expect refused requests, so only real errors are logged.
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
      // It would continue on the database of the next test file.
      await settleWork();
      await stop();
    },
  };
}
