import type { Payload } from 'payload';
import { isOwnPath } from '@/content/rules/page-paths';
import type { ScanResult, Submission, User } from '@/payload-types';
import { optionLabel } from '@/platform/option-label';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { formatPence } from '@/prices/rules/money';
import { enquiryStatuses, projectTypeOptions } from '../rules/options';

export interface PersonLink {
  key: string;
  label: string;
  href: string;
}

const mostListed = 10;

function scansOf(enquiries: readonly Submission[], admin: string): PersonLink[] {
  const scans = enquiries.flatMap(({ scan }) => (scan && typeof scan === 'object' ? [scan] : []));
  const unique = new Map<number, ScanResult>(scans.map((scan) => [scan.id, scan]));
  return [...unique.values()].map(({ id, host, overallScore }) => ({
    key: `scan-${id}`,
    label: typeof overallScore === 'number' ? `${host}, ${overallScore} of 100` : host,
    href: `${admin}/collections/scan-results/${id}`,
  }));
}

function estimatesOf(enquiries: readonly Submission[], now: Date): PersonLink[] {
  return enquiries.flatMap(({ id, createdAt, estimate }) => {
    const { totalPence, link } = estimate ?? {};
    // The visitor sent this address, so it must not lead staff to another site.
    if (!totalPence || !link || !isOwnPath(link)) return [];
    const day = shortUkMoment(new Date(createdAt), now);
    return [{ key: `estimate-${id}`, label: `${formatPence(totalPence)}, ${day}`, href: link }];
  });
}

/** Other records of an enquiry’s sender, as far as the reader may see them. */
export async function findSamePerson(
  payload: Payload,
  user: User,
  { id, email, phone }: Pick<Submission, 'id' | 'email' | 'phone'>,
  admin: string,
) {
  const now = new Date();
  const { docs, totalDocs } = await payload.find({
    collection: 'submissions',
    where: {
      ...(email ? { email: { equals: email } } : { phone: { equals: phone } }),
      id: { not_equals: id },
    },
    sort: '-createdAt',
    limit: mostListed,
    depth: 1,
    joins: false,
    select: { projectType: true, status: true, createdAt: true, estimate: true, scan: true },
    populate: { 'scan-results': { host: true, overallScore: true } },
    user,
    overrideAccess: false,
  });
  const enquiries = docs as Submission[];
  return {
    enquiries: enquiries.map((enquiry) => ({
      key: `enquiry-${enquiry.id}`,
      label: [
        shortUkMoment(new Date(enquiry.createdAt), now),
        optionLabel(projectTypeOptions, enquiry.projectType),
        optionLabel(enquiryStatuses, enquiry.status),
      ].join(', '),
      href: `${admin}/collections/submissions/${enquiry.id}`,
    })),
    more: totalDocs - enquiries.length,
    scans: scansOf(enquiries, admin),
    estimates: estimatesOf(enquiries, now),
  };
}
