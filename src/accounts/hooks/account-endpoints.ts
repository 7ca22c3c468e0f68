import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { makeLinkToken } from '@/platform/signature';
import { readSessions, sendInvitation } from '../data/account-rows';
import { recordAudit } from '../data/record-audit';
import {
  emailTaken,
  endSessionsSchema,
  invitationSchema,
  type SessionView,
} from '../rules/accounts';
import { grantFor } from '../rules/permissions';
import { demandRight, documentOf, problem } from './access';

/** Replaces one of Payload’s own routes. */
const closed = (path: string): Omit<Endpoint, 'root'> => ({
  path,
  method: 'post',
  handler: (req) => {
    throw new NotFound(req.t);
  },
});

/**
 * Payload’s own route sends the mail before its answer, whose duration would reveal which
 * accounts exist. `src/accounts/actions/sign-in-routes.ts` answers instead.
 */
export const noForgotPassword = closed('/forgot-password');

/** Accounts have no verification, so Payload would query a missing column. */
export const noVerification = closed('/verify/:id');

type Wanted = z.output<typeof endSessionsSchema>;
type SignedIn = User & { _sid?: string };

/** Callers may see their own sessions. Admins may see any account’s sessions. */
function demandSessionsOf(req: PayloadRequest, account: number): SignedIn {
  const user = req.user as SignedIn | null;
  if (!user) throw new Forbidden(req.t);
  if (user.id !== account && grantFor('users', user.role, 'update') !== 'yes') {
    throw new Forbidden(req.t);
  }
  return user;
}

/** Payload would write the whole account as it was read, and restore ended sessions. */
async function deleteSessions(req: PayloadRequest, account: number, wanted: Wanted, keep: string) {
  const which = 'session' in wanted ? sql`id = ${wanted.session}` : sql`id <> ${keep}`;
  const ended = await execute<{ id: string }>(
    req,
    sql`delete from users_sessions where _parent_id = ${account} and ${which} returning id`,
  );
  return ended.length;
}

async function endSessions(req: PayloadRequest, account: number): Promise<SessionView[]> {
  const user = demandSessionsOf(req, account);
  const wanted = await readBody(req, endSessionsSchema);
  const [known] = await execute<{ name: string }>(
    req,
    sql`select name from users where id = ${account} for update`,
  );
  if (!known) throw new NotFound(req.t);
  const count = await deleteSessions(req, account, wanted, user._sid ?? '');
  if (count > 0) {
    const whose = user.id === account ? 'Their own' : `Of ${known.name}`;
    await recordAudit(req, {
      event: 'session-ended',
      detail: count === 1 ? whose : `${whose}: ${count} sessions`,
    });
  }
  return readSessions(req.payload, account, user._sid, req);
}

/** `POST /api/users/:id/end-sessions`: ends an account’s other sessions at once. */
export const endSessionsEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/end-sessions',
  method: 'post',
  handler: async (req) => {
    const account = documentOf(req);
    demandSessionsOf(req, account);
    const sessions = await inTransaction(req, () => endSessions(req, account));
    return Response.json({ sessions }, noStore);
  },
};

async function invite(req: PayloadRequest): Promise<User> {
  const wanted = await readBody(req, invitationSchema);
  const { totalDocs } = await req.payload.count({
    collection: 'users',
    req,
    where: { email: { equals: wanted.email } },
  });
  if (totalDocs > 0) throw problem(emailTaken, 409);
  const account = await req.payload.create({
    collection: 'users',
    req,
    depth: 0,
    data: {
      ...wanted,
      // A random password that is never shown: sign-in fails until the account’s owner sets one.
      password: makeLinkToken(),
      invitedAt: new Date().toISOString(),
    },
  });
  await sendInvitation(req, account);
  return account;
}

async function inviteAgain(req: PayloadRequest, id: number): Promise<void> {
  // The lock makes a second request find the first one’s mail.
  const account = await lockDocument(req, 'users', id);
  if (!account.invitedAt) {
    throw problem('They have a password already. If they forgot it, they can ask for a link.', 409);
  }
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    req,
    where: {
      account: { equals: id },
      kind: { equals: 'account-invitation' },
      status: { in: ['queued', 'sending'] },
      to: { equals: account.email },
    },
  });
  if (totalDocs > 0) throw problem('The invitation is waiting to be sent already.', 409);
  await req.payload.db.updateOne({
    collection: 'users',
    id,
    data: { invitedAt: new Date().toISOString() },
    req,
    returning: false,
  });
  await sendInvitation(req, account);
}

/**
 * `POST /api/users/invite` makes an account, unusable until its owner sets a password with the
 * mailed link. `POST /api/users/:id/invite` sends another link.
 */
export const inviteEndpoints: Omit<Endpoint, 'root'>[] = [
  {
    path: '/invite',
    method: 'post',
    handler: async (req) => {
      demandRight(req, 'users', 'create');
      const { id } = await inTransaction(req, () => invite(req));
      return Response.json({ id }, { status: 201, ...noStore });
    },
  },
  {
    path: '/:id/invite',
    method: 'post',
    handler: async (req) => {
      demandRight(req, 'users', 'create');
      await inTransaction(req, () => inviteAgain(req, documentOf(req)));
      return Response.json({ status: 'queued' }, noStore);
    },
  },
];
