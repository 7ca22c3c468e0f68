import type { Payload } from 'payload';
import type { Mail, Submission } from '@/payload-types';
import { findFirst } from '@/platform/database/find-document';
import { idOf } from '@/platform/jobs/id-of';
import { optionLabel } from '@/platform/option-label';
import { reportPathOf } from '@/scans/rules/scan-state';
import {
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
  ringTimes,
} from '../rules/options';
import { orderLabel } from '../rules/order';

/** The present name of a package or a monthly plan; its reference if it was deleted. */
async function packageLabel(payload: Payload, key: string | null | undefined) {
  if (!key) return null;
  if (key === 'not-sure') return 'Not sure yet';
  const where = { key: { equals: key } };
  const found =
    (await findFirst(payload, 'packages', { where })) ??
    (await findFirst(payload, 'retainers', { where }));
  return found?.name ?? key;
}

/** An enquiry for mails: choices appear as their labels. */
async function inWords(payload: Payload, doc: Submission) {
  const siteUrl = payload.config.serverURL;
  const { estimate, scan } = doc;
  return {
    reference: doc.reference ?? '',
    name: doc.name,
    email: doc.email || null,
    phone: doc.phone || null,
    ringWhen: optionLabel(ringTimes, doc.ringWhen),
    projectType: optionLabel(projectTypeOptions, doc.projectType),
    industry: optionLabel(industryOptions, doc.industry),
    packageTier: await packageLabel(payload, doc.packageTier),
    referralSource: optionLabel(referralSourceOptions, doc.referralSource),
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

export type EnquiryLetter = Awaited<ReturnType<typeof inWords>>;

/** The order of an enquiry; `null` for an enquiry without one. */
function orderOf(letter: EnquiryLetter, { order, createdAt }: Submission) {
  if (!order?.kind) return null;
  return {
    ...letter,
    ordered: orderLabel(order.kind),
    pricePence: order.pricePence ?? 0,
    terms: order.terms ?? '',
    acceptedAt: new Date(order.acceptedAt ?? createdAt),
  };
}

export type OrderLetter = NonNullable<ReturnType<typeof orderOf>>;

/** The current enquiry of a mail; `null` when it was deleted. */
export async function readEnquiryLetter(payload: Payload, { submission }: Mail) {
  const id = idOf(submission);
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
  return { doc, letter, order: orderOf(letter, doc) };
}

/** Subject of mails to the agency: `Order ABC-123 from Ann`. */
export function enquiryInSubject({ reference, name, order }: Submission): string {
  return `${order?.kind ? 'Order' : 'Enquiry'} ${reference ?? ''} from ${name}`;
}
