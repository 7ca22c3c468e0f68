import type { UIFieldServerProps } from 'payload';
import { grantFor } from '@/accounts/rules/permissions';
import { Panel, Row } from '@/design/office/pieces';
import type { Submission, User } from '@/payload-types';
import { optionLabel } from '@/platform/option-label';
import { formatPence } from '@/prices/rules/money';
import { proposalStatuses } from '../rules/statuses';
import { WriteProposal } from './WriteProposal';

const mostListed = 10;

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
    <Panel title="Proposals">
      {docs.length === 0 && (
        <p>
          None yet. A new one begins with the name, the e-mail, the package and the scan from here.
        </p>
      )}
      <ul className="office-rows">
        {docs.map(({ id: proposal, title, status, totalOncePence }) => (
          <Row
            key={proposal}
            label={title}
            href={`${payload.config.routes.admin}/collections/proposals/${proposal}`}
            note={`${optionLabel(proposalStatuses, status)}, ${formatPence(totalOncePence ?? 0)}`}
          />
        ))}
      </ul>
      <WriteProposal enquiry={Number(id)} isSpam={(data as Submission).status === 'spam'} />
    </Panel>
  );
}
