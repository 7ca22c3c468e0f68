import { AskButton } from '@/design/office/controls';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { unseenProxy } from '@/platform/unseen-proxy';
import { readDeletionProblem, readFailedJobs, readFailedMails } from './read-problems';
import { listOf, Widget, type WidgetProps } from './Widget';

export async function FailedMails({ payload, user }: WidgetProps) {
  const found = await readFailedMails(payload, user);
  if (!found || found.count === 0) return null;
  const where = { and: [{ status: { equals: 'failed' } }] };
  return (
    <Widget
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
      title="What the site could not do by itself"
      count={found.count}
      lines={found.lines.map(({ id, name, reason, path, at }) => ({
        key: id,
        label: name,
        href: path ? `${admin}${path}` : undefined,
        note: (
          <>
            {shortUkMoment(new Date(at), now)}. {reason}
            <AskButton
              path={`/api/payload-jobs/${id}/retry`}
              label="Try again"
              spoken={`Try again: ${name}`}
              done="It is tried again now. If it fails once more, it comes back here."
              isSmall
            />
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

/** Notice for admins: the rate limits depend on a setting that is missing. */
export async function ProxyNotice({ user }: WidgetProps) {
  if (user.role !== 'admin' || !unseenProxy().seen) return null;
  return (
    <Widget title="All visitors count as one">
      <p>
        Requests reach this site through a proxy that its settings do not name, so every visitor
        seems to have the same address and they share all limits on enquiries, scans and sign-in.
        Ask the person who runs the server to set <code>TRUSTED_PROXY_HOPS</code> to the number of
        proxies.
      </p>
    </Widget>
  );
}
