import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '@/payload-types';
import { Drafts, FailedSchedules, Scheduled } from './ContentWidgets';
import { DeletionProblem, FailedJobs, FailedMails, ProxyNotice } from './ProblemWidgets';
import { Enquiries, Proposals, Scans } from './SalesWidgets';
import type { WidgetProps } from './Widget';

type Part = (props: WidgetProps) => Promise<ReactNode>;

/** The most urgent parts come first. */
const parts: readonly Part[] = [
  ProxyNotice,
  Enquiries,
  Proposals,
  FailedSchedules,
  FailedMails,
  FailedJobs,
  DeletionProblem,
  Scans,
  Scheduled,
  Drafts,
];

/** An error in one part must not hide the other parts or the lists. */
async function Careful({ part, ...props }: WidgetProps & { part: Part }) {
  try {
    return await part(props);
  } catch (error) {
    props.payload.logger.error({ err: error, msg: `The first page lacks ${part.name}.` });
    return <p role="status">A part of this page can’t be read at the moment. Try again later.</p>;
  }
}

/**
 * The dashboard’s pending work, as far as the reader may see it. Each part hides itself from
 * readers without the right.
 */
export function Today({ payload, user }: { payload: Payload; user?: User }) {
  if (!user) return null;
  const props: WidgetProps = { payload, user, now: new Date() };
  return (
    <section className="office-today" aria-labelledby="today">
      <h2 id="today">What needs me today</h2>
      <div>
        {parts.map((part) => (
          <Careful key={part.name} part={part} {...props} />
        ))}
      </div>
    </section>
  );
}
