import type { Payload } from 'payload';
import type { Mail, Submission } from '@/payload-types';
import { idOf } from '@/platform/jobs/id-of';
import { reportPathOf } from '@/scans/rules/scan-state';
import { industryOptions, projectTypeOptions, referralSourceOptions } from '../rules/options';
import { orderLabel } from '../rules/order';

/** An enquiry for mails: choices appear as their labels. */
export interface EnquiryLetter {
  reference: string;
  name: string;
  email: string;
  projectType: string;
  industry: string | null;
  packageTier: string | null;
  referralSource: string | null;
  message: string;
  dueAt: Date | null;
  estimate: { totalPence: number; summary: string; link: string | null } | null;
  /** Path of the form’s page. */
  page: string | null;
  /** Address of the record in the back office. */
  recordUrl: string;
  /** Summary of the attached scan, and the address of its report. */
  scanSummary: string | null;
  scanUrl: string | null;
}

/** An order for mails, as it was placed. */
export interface OrderLetter extends EnquiryLetter {
  ordered: string;
  pricePence: number;
  terms: string;
  acceptedAt: Date;
}

const labelOf = (
  options: readonly { value: string; label: string }[],
  value: string | null | undefined,
) => options.find((option) => option.value === value)?.label ?? value ?? null;

/** The package’s present name; its reference for a deleted package. */
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

/** The order of an enquiry; `null` for an enquiry without one. */
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

/** The current enquiry of a mail; `null` when it was deleted. */
export async function readEnquiryLetter(
  payload: Payload,
  { submission }: Mail,
): Promise<{ doc: Submission; letter: EnquiryLetter; order: OrderLetter | null } | null> {
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
