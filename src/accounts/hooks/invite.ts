import type { Endpoint, PayloadRequest } from 'payload';
import type { User } from '@/payload-types';
import { lockDocument } from '@/platform/database/lock-document';
import { inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { makeLinkToken } from '@/platform/link-token';
import { sendInvitation } from '../data/send-invitation';
import { emailTaken } from '../rules/account-words';
import { invitationSchema } from '../rules/accounts';
import { demandRight, documentOf, problem } from './demand-right';

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
      // Nobody knows it, so nobody gets in before they set one of their own.
      password: makeLinkToken(),
      invitedAt: new Date().toISOString(),
    },
  });
  await sendInvitation(req, account);
  return account;
}

async function inviteAgain(req: PayloadRequest, id: number): Promise<void> {
  // Whoever presses second finds the mail of the first.
  const account = await lockDocument(req, 'users', id);
  if (!account.invitedAt) {
    throw problem('They have a password already. Whoever forgot theirs can ask for a link.', 409);
  }
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    req,
    where: {
      account: { equals: id },
      kind: { equals: 'account-invitation' },
      status: { equals: 'queued' },
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
 * `POST /api/users/invite` makes an account that nobody can use before the person has set a password
 * with the link that is sent to them; `POST /api/users/:id/invite` sends another one.
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
