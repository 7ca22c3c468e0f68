import Link from 'next/link';
import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import type { Submission, User } from '@/payload-types';
import { formatPence } from '@/prices/rules/money';
import { proposalStatuses } from '../rules/statuses';
import { WriteProposal } from './WriteProposal';

const mostListed = 10;

const statusLabel = (status: string) =>
  proposalStatuses.find(({ value }) => value === status)?.label ?? status;

/** On an enquiry: the proposals that came of it, and a way to begin one. */
export async function EnquiryProposals({ id, data, operation, payload, req }: UIFieldServerProps) {
  const user = req.user as User | null;
  if (operation !== 'update' || !user || grantFor('proposals', user.role, 'read') !== 'yes') {
    return null;
  }
  const { docs } = await payload.find({
    collection: 'proposals',
    where: { enquiry: { equals: Number(id) } },
    sort: '-id',
    limit: mostListed,
    pagination: false,
    depth: 0,
    user,
    overrideAccess: false,
    select: { title: true, status: true, totalOncePence: true },
  });
  return (
    <section className="proposals-of" aria-labelledby="proposals-of">
      <h3 id="proposals-of">Proposals</h3>
      {docs.length === 0 && (
        <p>
          None yet. A new one begins with the name, the e-mail, the package and the scan from here.
        </p>
      )}
      <ul>
        {docs.map(({ id: proposal, title, status, totalOncePence }) => (
          <li key={proposal}>
            <Link
              href={`${payload.config.routes.admin}/collections/proposals/${proposal}`}
              prefetch={false}
            >
              {title}
            </Link>
            <span>
              {statusLabel(status)}, {formatPence(totalOncePence ?? 0)}
            </span>
          </li>
        ))}
      </ul>
      <WriteProposal enquiry={Number(id)} isSpam={(data as Submission).status === 'spam'} />
    </section>
  );
}
