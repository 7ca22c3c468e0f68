import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { readFailedJobs } from './read-jobs';
import { readDeletionProblem, readFailedMails } from './read-today';
import { TryAgain } from './TryAgain';
import { Widget } from './Widget';
import { listOf, type WidgetProps } from './widget-props';

export async function FailedMails({ payload, user }: WidgetProps) {
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
      more={[{ label: 'All of them', href: listOf(payload, 'mails', where) }]}
    />
  );
}

export async function FailedJobs({ payload, user, now }: WidgetProps) {
  const found = await readFailedJobs(payload, user);
  if (!found || found.count === 0) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
      id="today-jobs"
      title="What the site could not do by itself"
      count={found.count}
      lines={found.lines.map(({ id, name, reason, path, at }) => ({
        key: id,
        label: name,
        href: path ? `${admin}${path}` : undefined,
        note: (
          <>
            {shortUkMoment(new Date(at), now)}. {reason}
            <TryAgain job={id} name={name} />
          </>
        ),
      }))}
    />
  );
}

export async function DeletionProblem({ payload, user, now }: WidgetProps) {
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
