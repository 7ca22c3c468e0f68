import type { Payload } from 'payload';
import { grantFor } from '@/domain/access/permissions';
import { projectTypeOptions } from '@/domain/enquiry/options';
import { shortUkMoment } from '@/domain/enquiry/urgency';
import { bracketQuery } from '@/lib/bracket-query';
import type { User } from '@/payload-types';
import { Due } from '../inbox/Due';
import { toAnswer } from '../inbox/quick-filters';
import { readReplyWarning } from '../inbox/reply-warning';
import { readDeletionProblem, readEnquiries, readFailedMails } from './read-today';
import { Widget } from './Widget';

interface Props {
  payload: Payload;
  user: User;
  now: Date;
}

const listOf = (payload: Payload, collection: string, where?: object) => {
  const query = where ? `?${bracketQuery({ where })}` : '';
  return `${payload.config.routes.admin}/collections/${collection}${query}`;
};

const projectLabel = (value: string) =>
  projectTypeOptions.find((option) => option.value === value)?.label ?? value;

async function Enquiries({ payload, user, now }: Props) {
  const found = await readEnquiries(payload, user);
  if (!found) return null;
  const { waiting, count, heldAsSpam } = found;
  const warningHours = await readReplyWarning(payload);
  const spam = listOf(payload, 'submissions', { and: [{ status: { equals: 'spam' } }] });
  return (
    <>
      <Widget
        id="today-enquiries"
        title="Enquiries to answer"
        count={count}
        lines={waiting.map((enquiry) => ({
          key: enquiry.id,
          label: `${enquiry.name}, ${projectLabel(enquiry.projectType)}`,
          href: `${listOf(payload, 'submissions')}/${enquiry.id}`,
          note: <Due enquiry={enquiry} now={now} warningHours={warningHours} />,
        }))}
        {...(count > 0
          ? {
              more: {
                label: 'All that wait for an answer',
                href: listOf(payload, 'submissions', { and: toAnswer }),
              },
            }
          : {})}
      >
        {count === 0 && <p>Nothing is waiting.</p>}
      </Widget>
      {heldAsSpam > 0 && (
        <Widget
          id="today-spam"
          title="Held as spam"
          count={heldAsSpam}
          more={{ label: 'See whether a real one is among them', href: spam }}
        />
      )}
    </>
  );
}

async function FailedMails({ payload, user }: Props) {
  const found = await readFailedMails(payload, user);
  if (!found || found.count === 0) return null;
  const where = { and: [{ status: { equals: 'failed' } }] };
  return (
    <Widget
      id="today-mails"
      title="Mails that did not go out"
      count={found.count}
      lines={found.mails.map(({ id, subject, person }) => ({
        key: id,
        label: subject,
        href: `${listOf(payload, 'mails')}/${id}`,
        note: person,
      }))}
      more={{ label: 'All of them', href: listOf(payload, 'mails', where) }}
    />
  );
}

async function DeletionProblem({ payload, user, now }: Props) {
  const report = await readDeletionProblem(payload, user);
  if (!report) return null;
  return (
    <Widget
      id="today-deletion"
      title="Deleting old data did not work"
      lines={[
        {
          key: report.id,
          label: `Report of ${shortUkMoment(new Date(report.createdAt), now)}`,
          href: `${listOf(payload, 'housekeeping-reports')}/${report.id}`,
        },
      ]}
    >
      <p>The next night tries again. If it goes on, show the report to whoever runs the server.</p>
    </Widget>
  );
}

/** On the first page of the back office: what waits for somebody, as far as they may see it. */
export function Today({ payload, user }: { payload: Payload; user?: User }) {
  // Whoever may not see enquiries sees nothing else of this either.
  if (!user || grantFor('submissions', user.role, 'read') !== 'yes') return null;
  const props: Props = { payload, user, now: new Date() };
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">What needs me today</h2>
      <div className="today__widgets">
        <Enquiries {...props} />
        <FailedMails {...props} />
        <DeletionProblem {...props} />
      </div>
    </section>
  );
}
