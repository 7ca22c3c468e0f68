import { sql } from '@payloadcms/db-postgres';
import type { Endpoint, PayloadRequest } from 'payload';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import { handOverSchema } from '@/accounts/rules/accounts';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { type OpenWork, openStatusesOf } from '../data/responsibilities';

const tables = { submissions: sql`submissions`, proposals: sql`proposals` };

async function moveTo(req: PayloadRequest, work: OpenWork, from: number, to: number | null) {
  const statuses = sql.join(
    openStatusesOf(work).map((status) => sql`${status}`),
    sql`, `,
  );
  // Only the owner changes, so no hooks or mails are needed.
  const moved = await execute(
    req,
    sql`update ${tables[work]} set owner_id = ${to}
        where owner_id = ${from} and status::text in (${statuses}) returning id`,
  );
  return moved.length;
}

async function handOver(req: PayloadRequest, from: number): Promise<number> {
  const { to } = await readBody(req, handOverSchema);
  if (to === from) throw problem('Choose somebody else.', 400);
  if (to !== null) {
    const [taker] = await execute<{ role: string }>(
      req,
      sql`select role from users where id = ${to} for share`,
    );
    if (!taker) throw problem('This account is gone. Choose somebody else.', 409);
    if (taker.role === 'editor') {
      throw problem('Editors see no enquiries and proposals. Choose somebody else.', 400);
    }
  }
  const enquiries = await moveTo(req, 'submissions', from, to);
  return enquiries + (await moveTo(req, 'proposals', from, to));
}

/** `POST /api/users/:id/hand-over`: moves open work to another account, or to none. */
export const handOverEndpoint: Omit<Endpoint, 'root'> = {
  path: '/:id/hand-over',
  method: 'post',
  handler: async (req) => {
    demandRight(req, 'users', 'delete');
    const moved = await inTransaction(req, () => handOver(req, documentOf(req)));
    return Response.json({ moved }, noStore);
  },
};
