import Link from 'next/link';
import type { Payload, UIFieldServerProps } from 'payload';
import { isOwnPath } from '@/content/rules/own-path';
import type { ScanResult, Submission, User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { formatPence } from '@/prices/rules/money';
import { enquiryStatuses, projectTypeOptions } from '../rules/options';

/** A line of the panel, with where it leads. */
interface PersonLink {
  key: string;
  label: string;
  href: string;
}

interface SamePerson {
  enquiries: PersonLink[];
  /** Enquiries beyond those that are listed. */
  more: number;
  scans: PersonLink[];
  estimates: PersonLink[];
}

const mostListed = 10;

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;

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
    // A visitor sent the address: it may not lead staff to another site.
    if (!totalPence || !link || !isOwnPath(link)) return [];
    const day = shortUkMoment(new Date(createdAt), now);
    return [{ key: `estimate-${id}`, label: `${formatPence(totalPence)}, ${day}`, href: link }];
  });
}

/**
 * What else came from the address of an enquiry, as far as the reader may see it.
 *
 * @param admin path of the back office
 */
export async function findSamePerson(
  payload: Payload,
  user: User,
  { id, email }: Pick<Submission, 'id' | 'email'>,
  admin: string,
): Promise<SamePerson> {
  const now = new Date();
  const { docs, totalDocs } = await payload.find({
    collection: 'submissions',
    where: { email: { equals: email }, id: { not_equals: id } },
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
        labelIn(projectTypeOptions, enquiry.projectType),
        labelIn(enquiryStatuses, enquiry.status),
      ].join(', '),
      href: `${admin}/collections/submissions/${enquiry.id}`,
    })),
    more: totalDocs - enquiries.length,
    scans: scansOf(enquiries, admin),
    estimates: estimatesOf(enquiries, now),
  };
}

function Group({ title, links }: { title: string; links: readonly PersonLink[] }) {
  if (links.length === 0) return null;
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        <ul>
          {links.map(({ key, label, href }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </dd>
    </div>
  );
}

/** On an enquiry: what else the same person sent. */
export async function SamePersonPanel({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user) return null;
  const { email } = data as Submission;
  const { admin } = payload.config.routes;
  const found = await findSamePerson(payload, user, { id: Number(id), email }, admin);
  if (found.enquiries.length === 0) return null;
  return (
    <section className="same-person" aria-labelledby="same-person">
      <h3 id="same-person">Also from this person</h3>
      <dl>
        <Group title="Enquiries" links={found.enquiries} />
        <Group title="Scans that came with them" links={found.scans} />
        <Group title="Estimates that came with them" links={found.estimates} />
      </dl>
      {found.more > 0 && (
        <p>
          And {found.more} older ones: search the list for {email}.
        </p>
      )}
    </section>
  );
}
