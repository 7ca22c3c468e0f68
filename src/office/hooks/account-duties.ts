import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type Endpoint,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { demandRight, documentOf, problem } from '@/accounts/hooks/access';
import { handOverSchema, lastAdminWords, responsibilitiesInWords } from '@/accounts/rules/accounts';
import type { User } from '@/payload-types';
import { execute, inTransaction } from '@/platform/database/transaction';
import { noStore, readBody } from '@/platform/http/read-endpoint-body';
import { type OpenWork, openStatusesOf, readResponsibilities } from '../data/responsibilities';

/** The lock serialises two admins who demote or delete each other, so the last one stays. */
async function isLastAdmin(req: PayloadRequest, id: number): Promise<boolean> {
  const admins = await execute<{ id: number }>(
    req,
    sql`select id from users where role = 'admin' order by id for update`,
  );
  return admins.every((admin) => Number(admin.id) === id);
}

export const keepOneAdmin: CollectionBeforeChangeHook<User> = async (args) => {
  const { data, originalDoc, operation, req } = args;
  const isDemoted = originalDoc?.role === 'admin' && data.role && data.role !== 'admin';
  if (operation === 'update' && isDemoted && (await isLastAdmin(req, originalDoc.id))) {
    throw new ValidationError({
      collection: 'users',
      errors: [{ message: lastAdminWords.demoted, path: 'role', label: 'Role' }],
      req,
    });
  }
  return data;
};

/** Refuses the deletion until the account’s open work has a new owner, or explicitly none. */
export const refuseWhileNeeded: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const account = Number(id);
  const { role } = await req.payload.findByID({ collection: 'users', id: account, req, depth: 0 });
  if (role === 'admin' && (await isLastAdmin(req, account))) {
    throw problem(lastAdminWords.deleted, 409);
  }
  const open = responsibilitiesInWords(await readResponsibilities(req.payload, account, req));
  if (open) {
    throw problem(
      `This account looks after ${open} not closed yet. Hand them over first, further down on its page.`,
      409,
    );
  }
};

/** The log cannot reference the account of a user who deletes it themselves. */
export const noteDeletion: CollectionAfterDeleteHook<User> = async ({ id, doc, req }) => {
  const detail = `${doc.name} (${doc.email})`;
  const isOwn = req.user?.id === id;
  await recordAudit(req, { event: 'account-deleted', detail, ...(isOwn ? { account: null } : {}) });
};

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
  if (to === from) throw problem('Choose another colleague.', 400);
  if (to !== null) {
    const [taker] = await execute<{ role: string }>(
      req,
      sql`select role from users where id = ${to} for share`,
    );
    if (!taker) throw problem('This account is gone. Choose another colleague.', 409);
    if (taker.role === 'editor') {
      throw problem('Editors see no enquiries and proposals. Choose another colleague.', 400);
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
