import { randomBytes } from 'node:crypto';
import type {
  CollectionAfterChangeHook,
  CollectionAfterDeleteHook,
  CollectionBeforeChangeHook,
  CollectionBeforeDeleteHook,
  CollectionSlug,
  PayloadRequest,
} from 'payload';
import { recordAudit } from '@/accounts/data/record-audit';
import type { Submission } from '@/payload-types';
import { findDocument } from '@/platform/database/find-document';
import { findMostSold } from '@/prices/rules/price-book';
import { deleteMailsAbout } from '../data/delete-enquiries';
import { readOffice } from '../data/office';
import { queueEnquiryConfirmation, queueEnquiryNotice } from '../mails/enquiry-mails';
import { queueHeldNotice } from '../mails/held';

/** Omits characters that are confused when read aloud. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** For staff and clients, e.g. `E-7K3M9Q`. */
function enquiryReference(bytes: Uint8Array): string {
  const letters = [...bytes.slice(0, 6)].map((byte) => alphabet[byte % alphabet.length]);
  return `E-${letters.join('')}`;
}

/** What a won enquiry adds to the public figures; null for another. */
const soldBy = (doc: Partial<Submission> | undefined) =>
  doc?.status === 'won'
    ? JSON.stringify([doc.tookPortfolioRate ?? false, doc.packageTier ?? null])
    : null;

/** Kept in the site settings, because public pages may not read enquiries. */
async function countSales(req: PayloadRequest): Promise<void> {
  const { docs } = await req.payload.find({
    collection: 'submissions' satisfies CollectionSlug,
    where: { status: { equals: 'won' } },
    select: { packageTier: true, tookPortfolioRate: true },
    pagination: false,
    depth: 0,
    joins: false,
    req,
  });
  const takenHere = docs.filter(({ tookPortfolioRate }) => tookPortfolioRate).length;
  const { docs: packages } = await req.payload.find({
    collection: 'packages' satisfies CollectionSlug,
    select: { key: true },
    pagination: false,
    depth: 0,
    req,
  });
  // Monthly plans and “Not sure yet” are no packages.
  const sold = docs.filter((doc) => packages.some(({ key }) => key === doc.packageTier));
  const mostSold = findMostSold(sold.map(({ packageTier }) => String(packageTier)));
  const { portfolioRate, mostSold: before } = await req.payload.findGlobal({
    slug: 'site-settings',
    depth: 0,
    req,
  });
  if (portfolioRate?.takenHere === takenHere && (before ?? null) === mostSold) return;
  await req.payload.updateGlobal({
    slug: 'site-settings',
    data: { mostSold, portfolioRate: { ...portfolioRate, takenHere } } as never,
    depth: 0,
    req,
  });
}

export const countSalesAfterChange: CollectionAfterChangeHook<Submission> = async ({
  doc,
  previousDoc,
  req,
}) => {
  if (soldBy(doc) !== soldBy(previousDoc)) await countSales(req);
  return doc;
};

export const countSalesAfterDelete: CollectionAfterDeleteHook<Submission> = async ({
  doc,
  req,
}) => {
  if (soldBy(doc)) await countSales(req);
  return doc;
};

/** Mails repeat personal data; the audit log records the deletion without the sender. */
export const deleteMailsAlong: CollectionBeforeDeleteHook = async ({ id, req }) => {
  if (req.context.mailsAreDeleted) return;
  const enquiry = await findDocument(req.payload, 'submissions', id, { req });
  const mails = await deleteMailsAbout(req, [Number(id)]);
  const detail = `${enquiry?.reference ?? `No. ${id}`}, with ${mails} ${mails === 1 ? 'mail' : 'mails'}.`;
  await recordAudit(req, { event: 'enquiry-deleted', detail });
};

/** Statuses that imply an answer or a decision. */
const answered: ReadonlySet<string> = new Set([
  'contacted',
  'qualified',
  'proposal',
  'won',
  'lost',
  'declined',
]);

/** Staff need no notice of spam that they marked themselves. */
const isHeldByProgram = ({ channel }: Partial<Submission>, operation: 'create' | 'update') =>
  operation === 'create' && channel === 'form';

/** The deadline counts from the arrival even for a held enquiry: its sender is waiting. */
export const keepTimes: CollectionBeforeChangeHook<Submission> = async ({
  data,
  operation,
  originalDoc,
  req,
}) => {
  const now = new Date();
  const before = operation === 'create' ? null : (originalDoc?.status ?? null);
  const status = data.status ?? before ?? 'new';
  if (operation === 'create') {
    data.reference ??= enquiryReference(randomBytes(6));
    data.lastContactAt ??= now.toISOString();
  }
  if (status === before) return data;

  const isWaitedFor = status === 'new' || status === 'spam';
  if (isWaitedFor && !(data.dueAt ?? originalDoc?.dueAt)) {
    const received = originalDoc?.createdAt ? new Date(originalDoc.createdAt) : now;
    data.dueAt = (await readOffice(req, received)).dueAt.toISOString();
  }
  if (status === 'spam') data.toldAt = isHeldByProgram(data, operation) ? null : now.toISOString();
  if (before === 'spam') Object.assign(data, { heldBecause: null, toldAt: null });
  if (answered.has(status) && !(data.answeredAt ?? originalDoc?.answeredAt)) {
    data.answeredAt = now.toISOString();
  }
  if (operation === 'update') data.lastContactAt = now.toISOString();
  return data;
};

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
 * For suspected spam only the agency gets a mail, at once or daily. Both mails follow when staff
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
  if (!doc.email || (await hasEnoughConfirmations(req, doc.email))) return doc;
  await queueEnquiryConfirmation(req, { ...doc, email: doc.email }, { brandName, email });
  return doc;
};
