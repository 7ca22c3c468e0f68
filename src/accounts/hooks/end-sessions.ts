import { sql } from '@payloadcms/db-postgres';
import { type Endpoint, Forbidden, NotFound, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import type { User } from '@/payload-types';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { readSessions } from '../data/read-sessions';
import { recordAudit } from '../data/record-audit';
import type { SessionView } from '../rules/account-words';
import { endSessionsSchema } from '../rules/accounts';
import { grantFor } from '../rules/permissions';
import { documentOf } from './demand-right';

type Wanted = z.output<typeof endSessionsSchema>;
type SignedIn = User & { _sid?: string };

/** Their own, or an admin for anybody. */
function demandSessionsOf(req: PayloadRequest, account: number): SignedIn {
  const user = req.user as SignedIn | null;
  if (!user) throw new Forbidden(req.t);
  if (user.id !== account && grantFor('users', user.role, 'update') !== 'yes') {
    throw new Forbidden(req.t);
  }
  return user;
}

/**
 * Takes the rows away, below Payload: that would write the whole account as it was when it was read,
 * and bring sessions back that have ended since.
 */
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

/** `POST /api/users/:id/end-sessions`: signs an account out elsewhere, at once. */
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
