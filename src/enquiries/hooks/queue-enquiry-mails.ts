import type { CollectionAfterChangeHook, PayloadRequest } from 'payload';
import type { Submission } from '@/payload-types';
import { queueMail } from '@/platform/jobs/queue-mail';
import { enquirySubject } from '@/platform/mail/mail-log';

/** Confirmations that one address gets in a day: a stranger’s address must not be flooded by us. */
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
 * Queues both mails about an enquiry from the site: to us, and to whoever sent it. What is held as
 * suspected spam is told to us alone, unless the settings put it into one mail a day; both mails
 * follow when staff release it.
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
  const subject = (kind: Parameters<typeof enquirySubject>[0]) =>
    enquirySubject(kind, {
      ...{ reference: doc.reference ?? '', name: doc.name, brandName },
      isOrder: Boolean(doc.order?.kind),
    });
  if (isHeld) {
    if (heldNotice === 'daily') return doc;
    await queueMail(req, {
      kind: 'enquiry-held',
      to: enquiryEmail || email,
      subject: subject('enquiry-held'),
      submission: doc.id,
    });
    return doc;
  }
  await queueMail(req, {
    kind: 'enquiry-notice',
    to: enquiryEmail || email,
    replyTo: doc.email,
    subject: subject('enquiry-notice'),
    submission: doc.id,
  });
  if (await hasEnoughConfirmations(req, doc.email)) return doc;
  await queueMail(req, {
    kind: 'enquiry-confirmation',
    to: doc.email,
    replyTo: email,
    subject: subject('enquiry-confirmation'),
    submission: doc.id,
  });
  return doc;
};
