import { Container } from '@/design/layout/Container';
import { cmsPath, studioProposalsPath } from '@/platform/paths';
import type { ProposalView } from '../rules/proposal-view';
import { proposalStatuses } from '../rules/statuses';

/** Bar above the page for staff: the proposal's status, and what a draft lacks. */
export function StaffBar({ view }: { view: ProposalView }) {
  const { status, problems, id } = view;
  const label = proposalStatuses.find(({ value }) => value === status)?.label ?? status;
  const isDraft = status === 'draft';
  return (
    <aside
      aria-label="For staff"
      // Paper shows the bar of a draft only; otherwise it is for the screen.
      className={`border-b border-ink bg-wash text-small ${isDraft ? '' : 'print-hidden'}`}
    >
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-3">
        <div className="max-w-measure">
          <p>
            <strong className="font-semibold">{isDraft ? 'Draft.' : `${label}.`}</strong>{' '}
            {isDraft
              ? 'The client can’t open it yet; this is what they would see.'
              : 'This is what the client sees. That you look at it isn’t counted, and only the client can answer.'}
          </p>
          {problems.length > 0 ? (
            <>
              <p className="mt-1.5">Before it can be sent:</p>
              <ul className="list-disc ps-5">
                {problems.map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            </>
          ) : null}
        </div>
        <p className="flex flex-wrap gap-x-5 print-hidden">
          <a
            href={`${cmsPath}/collections/proposals/${id}`}
            className="touch inline-flex items-center"
          >
            In the CMS
          </a>
          <a href={studioProposalsPath} className="touch inline-flex items-center">
            All proposals
          </a>
        </p>
      </Container>
    </aside>
  );
}
