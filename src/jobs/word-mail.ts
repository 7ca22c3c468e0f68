import type { Payload } from 'payload';
import {
  industryOptions,
  projectTypeOptions,
  referralSourceOptions,
} from '@/domain/enquiry/options';
import type { Letter } from '@/mail/letter';
import { type EnquiryLetter, enquiryConfirmation, enquiryNotice } from '@/mail/templates/enquiry';
import type { Mail, SiteSetting, Submission } from '@/payload-types';

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
    scanUrl: typeof scan === 'object' && scan ? `${siteUrl}/scan/report/${scan.uuid}` : null,
  };
}

/**
 * Words a mail that the site writes itself, from the enquiry as it is now.
 *
 * @returns `null` when the enquiry is gone
 */
export async function wordMail(
  payload: Payload,
  mail: Mail,
  settings: SiteSetting,
): Promise<Letter | null> {
  const id = typeof mail.submission === 'object' ? mail.submission?.id : mail.submission;
  if (!id) return null;
  const doc = await payload.findByID({
    collection: 'submissions',
    id,
    depth: 1,
    disableErrors: true,
    joins: false,
  });
  if (!doc) return null;
  const { brandName, legalName, companyNumber, registeredAddress } = settings;
  const siteUrl = payload.config.serverURL;
  const head = { brandName, legalName, companyNumber, registeredAddress, siteUrl };
  const letter = await inWords(payload, doc);
  if (mail.kind === 'enquiry-notice') return enquiryNotice(head, letter);
  const policy = await payload.findGlobal({ slug: 'policy-settings', depth: 0 });
  return enquiryConfirmation(head, letter, { replyWithinHours: policy.replyWithin });
}
