import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import { AskButton } from '@/design/office/controls';
import type { User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { unseenProxy } from '@/platform/unseen-proxy';
import { readDrafts, readFailedSchedules, readScheduled } from './read-content';
import { readDeletionProblem, readFailedJobs, readFailedMails } from './read-problems';
import { Conversations, Enquiries, Proposals, Scans } from './SalesWidgets';
import { listOf, Widget, type WidgetProps } from './Widget';

async function FailedMails({ payload, user }: WidgetProps) {
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

async function FailedJobs({ payload, user, now }: WidgetProps) {
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

async function DeletionProblem({ payload, user, now }: WidgetProps) {
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
      <p>
        The next night tries again. If it goes on, show the report to the person who runs the
        server.
      </p>
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

interface ContentLine {
  key: string | number;
  label: string;
  path: string;
}

/** Lines of a widget, with links into the back office. */
function linked<Line extends ContentLine>(
  { payload }: WidgetProps,
  lines: readonly Line[],
  noteOf: (line: Line) => string,
) {
  const { admin } = payload.config.routes;
  return lines.map((line) => ({
    key: line.key,
    label: line.label,
    href: `${admin}${line.path}`,
    note: noteOf(line),
  }));
}

/** Only admins may read other accounts, so other readers see no name. */
function byWhom(by: number | null, user: User): string {
  if (by === null) return '';
  return by === user.id ? ', by you' : ', by a colleague';
}

async function Scheduled(props: WidgetProps) {
  const { payload, user, now } = props;
  const lines = await readScheduled(payload, user);
  if (!lines) return null;
  return (
    <Widget
      title="Scheduled"
      lines={linked(
        props,
        lines,
        ({ isPublished, at, by }) =>
          `${isPublished ? 'Goes live' : 'Comes off the site'} ${shortUkMoment(new Date(at), now)}${byWhom(by, user)}`,
      )}
    >
      {lines.length === 0 && <p>Nothing is to be published or taken off at a set time.</p>}
    </Widget>
  );
}

/** The reader’s failed schedules; each disappears once it is done or scheduled again. */
async function FailedSchedules(props: WidgetProps) {
  const { payload, user, now } = props;
  const lines = await readFailedSchedules(payload, user);
  if (lines.length === 0) return null;
  return (
    <Widget
      title="Not done at its time"
      count={lines.length}
      lines={linked(
        props,
        lines,
        ({ isPublished, at, reason }) =>
          `${isPublished ? 'Was to go live' : 'Was to come off the site'} ${shortUkMoment(new Date(at), now)}. ${reason}`,
      )}
    />
  );
}

async function Drafts(props: WidgetProps) {
  const { payload, user, now } = props;
  const lines = await readDrafts(payload, user);
  if (!lines) return null;
  return (
    <Widget
      title="Not published yet"
      lines={linked(
        props,
        lines,
        ({ updatedAt }) => `Changed ${shortUkMoment(new Date(updatedAt), now)}`,
      )}
    >
      {lines.length === 0 && <p>Everything that was written is on the site.</p>}
    </Widget>
  );
}

type Part = (props: WidgetProps) => Promise<ReactNode>;

/** The most urgent parts come first. */
const parts: readonly Part[] = [
  ProxyNotice,
  Enquiries,
  Conversations,
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
