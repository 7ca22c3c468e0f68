import { sql } from '@payloadcms/db-postgres';
import {
  type CollectionAfterDeleteHook,
  type CollectionBeforeChangeHook,
  type CollectionBeforeDeleteHook,
  type PayloadRequest,
  ValidationError,
} from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { problem } from '@/accounts/hooks/access';
import { lastAdminWords, responsibilitiesInWords } from '@/accounts/rules/accounts';
import type { User } from '@/payload-types';
import { execute } from '@/platform/database/transaction';
import { readResponsibilities } from '../data/responsibilities';

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
