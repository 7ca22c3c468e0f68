import type { Payload } from 'payload';
import type { Mail, Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import type { Letter, LetterHead } from '@/platform/mail/letter';
import { reportPathOf } from '@/scans/rules/report-address';
import { type EnquiryLetter, enquiryConfirmation, enquiryNotice } from '../mails/enquiry';
import { heldNotice } from '../mails/held';
import { type OrderLetter, orderConfirmation, orderNotice } from '../mails/order';
import { industryOptions, projectTypeOptions, referralSourceOptions } from '../rules/options';
import { orderLabel } from '../rules/order';

const labelOf = (
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
) => options.find((option) => option.value === value)?.label ?? value ?? null;

/** The package’s name now; its reference for one that is gone. */
async function packageLabel(payload: Payload, key: string | null | undefined) {
  if (!key) return null;
  if (key === 'not-sure') return 'Not sure yet';
  const { docs } = await payload.find({
    collection: 'packages',
    where: { key: { equals: key } },
    select: { name: true },
    limit: 1,
    depth: 0,
    pagination: false,
  });
  return docs[0]?.name ?? key;
}

async function inWords(payload: Payload, doc: Submission): Promise<EnquiryLetter> {
  const siteUrl = payload.config.serverURL;
  const { estimate, scan } = doc;
  return {
    reference: doc.reference ?? '',
    name: doc.name,
    email: doc.email,
    projectType: labelOf(projectTypeOptions, doc.projectType) ?? '',
    industry: labelOf(industryOptions, doc.industry),
    packageTier: await packageLabel(payload, doc.packageTier),
    referralSource: labelOf(referralSourceOptions, doc.referralSource),
    message: doc.message,
    dueAt: doc.dueAt ? new Date(doc.dueAt) : null,
    estimate: estimate?.totalPence
      ? {
          totalPence: estimate.totalPence,
          summary: estimate.summary ?? '',
          link: estimate.link ? `${siteUrl}${estimate.link}` : null,
        }
      : null,
    page: doc.page ?? null,
    recordUrl: `${siteUrl}/cms/collections/submissions/${doc.id}`,
    scanSummary: doc.scanSummary ?? null,
    scanUrl:
      typeof scan === 'object' && scan ? `${siteUrl}${reportPathOf(scan.tool, scan.uuid)}` : null,
  };
}

/** What was ordered with it; `null` for a mere question. */
function orderOf(letter: EnquiryLetter, { order, createdAt }: Submission): OrderLetter | null {
  if (!order?.kind) return null;
  return {
    ...letter,
    ordered: orderLabel(order.kind),
    pricePence: order.pricePence ?? 0,
    terms: order.terms ?? '',
    acceptedAt: new Date(order.acceptedAt ?? createdAt),
  };
}

/** What a sender or staff get to read about an enquiry; `null` when that is gone. */
export async function wordEnquiryMail(
  payload: Payload,
  mail: Mail,
  head: LetterHead,
): Promise<Letter | null> {
  const id = idOf(mail.submission);
  if (!id) return null;
  const doc = await payload.findByID({
    collection: 'submissions',
    id,
    depth: 1,
    disableErrors: true,
    joins: false,
  });
  if (!doc) return null;
  const letter = await inWords(payload, doc);
  const order = orderOf(letter, doc);
  if (mail.kind === 'enquiry-notice') {
    return order ? orderNotice(head, order) : enquiryNotice(head, letter);
  }
  if (mail.kind === 'enquiry-held') {
    // Released or deleted meanwhile: there is nothing left to look at.
    if (doc.status !== 'spam') return null;
    return { ...heldNotice(head, letter, doc.heldBecause ?? ''), tellsOfHeld: [doc.id] };
  }
  const policy = await payload.findGlobal({ slug: 'policy-settings', depth: 0 });
  const promise = { replyWithinHours: policy.replyWithin, now: new Date() };
  return order
    ? orderConfirmation(head, order, promise)
    : enquiryConfirmation(head, letter, promise);
}
