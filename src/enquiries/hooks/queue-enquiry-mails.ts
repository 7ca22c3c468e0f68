import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { queueEnquiryConfirmation } from '../mails/enquiry-confirmation';
import { queueEnquiryNotice } from '../mails/enquiry-notice';
import { queueHeldNotice } from '../mails/held';

/** Confirmations per address and day: an attacker must not flood another person’s mailbox. */
const mostConfirmations = 3;
const dayMs = 86_400_000;

async function hasEnoughConfirmations(req: PayloadRequest, email: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({
    collection: 'mails',
    where: {
      to: { equals: email },
      kind: { equals: 'enquiry-confirmation' },
      createdAt: { greater_than: new Date(Date.now() - dayMs).toISOString() },
    },
    req,
  });
  return totalDocs >= mostConfirmations;
}

/**
 * Queues the mails about an enquiry from the site: one to the agency, one to the sender. For
 * suspected spam only the agency gets a mail, at once or daily. Both mails follow when staff
 * release it.
 */
export const queueEnquiryMails: CollectionAfterChangeHook<Submission> = async ({
  doc,
  operation,
  previousDoc,
  req,
}) => {
  const isReleased = operation === 'update' && previousDoc?.status === 'spam';
  const isNew = operation === 'create' || isReleased;
  const isHeld = operation === 'create' && doc.status === 'spam';
  if (!isNew || doc.channel !== 'form' || !(isHeld || doc.status === 'new')) return doc;

  const { brandName, email, enquiryEmail, heldNotice } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  const toUs = enquiryEmail || email;
  if (isHeld) {
    if (heldNotice !== 'daily') await queueHeldNotice(req, doc, toUs);
    return doc;
  }
  await queueEnquiryNotice(req, doc, toUs);
  if (await hasEnoughConfirmations(req, doc.email)) return doc;
  await queueEnquiryConfirmation(req, doc, { brandName, email });
  return doc;
};
