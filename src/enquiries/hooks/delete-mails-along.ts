import type { CollectionBeforeDeleteHook } from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import { deleteMailsAbout } from '../data/delete-enquiries';

/**
 * The mails about an enquiry hold the same name, address and message, so they go with it. Deleting is
 * written into the audit log, without whose enquiry it was.
 */
export const deleteMailsAlong: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.mailsAreDeleted) return;
  const { reference } =
    (await req.payload.findByID({
      collection: 'submissions',
      id,
      depth: 0,
      joins: false,
      disableErrors: true,
      req,
      select: { reference: true },
    })) ?? {};
  const mails = await deleteMailsAbout(req, [Number(id)]);
  const detail = `${reference ?? `No. ${id}`}, with ${mails} ${mails === 1 ? 'mail' : 'mails'}.`;
  await recordAudit(req, { event: 'enquiry-deleted', detail });
};
