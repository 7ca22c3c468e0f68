import type { Payload } from 'payload';
import type { ReactNode } from 'react';
import type { User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { unseenProxy } from '@/platform/unseen-proxy';
import { mostCounted } from '../rules/capped-count';
import { failureReason, jobName } from '../rules/failed-jobs';
import { readDrafts, readFailedSchedules, readScheduled, type ScheduledLine } from './read-content';
import { readDeletionProblem, readFailedMails } from './read-today';
import { Enquiries, Proposals, Scans } from './SalesWidgets';
import { TryAgain } from './TryAgain';
import { Widget } from './Widget';
import type { WidgetProps } from './widget-props';
import { listOf } from './widget-props';

const mostListed = 5;

interface FailedJobLine {
  id: number;
  name: string;
  reason: string;
  /** Below the path of the back office: what it was about, if that has a page there. */
  path: string | null;
  /** ISO 8601. */
  at: string;
}

/** What a job was about, as the tasks of ours say it. */
interface JobInput {
  scan?: number;
  crawl?: number;
  doc?: { relationTo: string; value: string | number };
}

function pathOf({ scan, crawl, doc }: JobInput): string | null {
  if (scan) return `/collections/scan-results/${scan}`;
  if (crawl) return `/collections/site-crawls/${crawl}`;
  return doc ? `/collections/${doc.relationTo}/${doc.value}` : null;
}

async function readOwnFailedSchedules(payload: Payload, user: User): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select id from payload_jobs where task_slug = 'schedulePublish' and has_error is true
        and input -> 'user' ->> 'value' = $1`,
    [String(user.id)],
  );
  return rows.map(({ id }) => id);
}

/**
 * What the site gave up, the newest first. Mails stand among the mails, and what the reader scheduled
 * in a part of its own. For admins.
 */
export async function readFailedJobs(payload: Payload, user: User) {
  if (user.role !== 'admin') return null;
  const { docs } = await payload.find({
    collection: 'payload-jobs',
    where: {
      and: [
        { hasError: { equals: true } },
        { taskSlug: { not_equals: 'deliver-mail' } },
        { id: { not_in: await readOwnFailedSchedules(payload, user) } },
      ],
    },
    sort: '-updatedAt',
    limit: mostCounted + 1,
    pagination: false,
    depth: 0,
    select: { taskSlug: true, input: true, error: true, updatedAt: true },
    user,
    overrideAccess: false,
  });
  const lines = docs.slice(0, mostListed).map((job): FailedJobLine => {
    const { message } = (job.error ?? {}) as { message?: string };
    return {
      id: Number(job.id),
      name: jobName(job.taskSlug),
      // What was scheduled keeps its reason in words.
      reason:
        job.taskSlug === 'schedulePublish' && message ? message : failureReason(message ?? ''),
      path: pathOf((job.input ?? {}) as JobInput),
      at: job.updatedAt,
    };
  });
  return { lines, count: docs.length };
}

/** Only admins may read other people’s accounts, so nobody is named. */
function byWhom(by: ScheduledLine['by'], user: User): string {
  if (by === null) return '';
  return by === user.id ? ', by you' : ', by a colleague';
}

async function Scheduled({ payload, user, now }: WidgetProps) {
  const lines = await readScheduled(payload, user);
  if (!lines) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
      id="today-scheduled"
      title="Scheduled"
      lines={lines.map(({ key, label, path, isPublished, at, by }) => ({
        key,
        label,
        href: `${admin}${path}`,
        note: `${isPublished ? 'Goes live' : 'Comes off the site'} ${shortUkMoment(new Date(at), now)}${byWhom(by, user)}`,
      }))}
    >
      {lines.length === 0 && <p>Nothing is to be published or taken off at a set time.</p>}
    </Widget>
  );
}

/** What the reader scheduled and the site could not do; it goes once it is done or scheduled again. */
async function FailedSchedules({ payload, user, now }: WidgetProps) {
  const lines = await readFailedSchedules(payload, user);
  if (lines.length === 0) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
      id="today-failed-schedules"
      title="Not done at its time"
      count={lines.length}
      lines={lines.map(({ key, label, path, isPublished, at, reason }) => ({
        key,
        label,
        href: `${admin}${path}`,
        note: `${isPublished ? 'Was to go live' : 'Was to come off the site'} ${shortUkMoment(new Date(at), now)}. ${reason}`,
      }))}
    />
  );
}

async function Drafts({ payload, user, now }: WidgetProps) {
  const lines = await readDrafts(payload, user);
  if (!lines) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
      id="today-drafts"
      title="Not published yet"
      lines={lines.map(({ key, label, path, updatedAt }) => ({
        key,
        label,
        href: `${admin}${path}`,
        note: `Changed ${shortUkMoment(new Date(updatedAt), now)}`,
      }))}
    >
      {lines.length === 0 && <p>Everything that was written is on the site.</p>}
    </Widget>
  );
}

async function FailedMails({ payload, user }: WidgetProps) {
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

async function FailedJobs({ payload, user, now }: WidgetProps) {
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

async function DeletionProblem({ payload, user, now }: WidgetProps) {
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

/** For admins: a setting is missing that the limits against too many requests depend on. */
export async function ProxyNotice({ user }: WidgetProps) {
  if (user.role !== 'admin' || !unseenProxy().seen) return null;
  return (
    <Widget id="today-proxy" title="All visitors count as one">
      <p>
        Requests reach this site through a proxy that its settings do not name, so every visitor
        seems to have the same address and they share all limits on enquiries, scans and sign-in.
        Ask the person who runs the server to set <code>TRUSTED_PROXY_HOPS</code> to the number of
        proxies.
      </p>
    </Widget>
  );
}

type Part = (props: WidgetProps) => Promise<ReactNode>;

/** The most urgent first. */
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

/** A part that can’t be read takes none of the others, nor the way to the lists, with it. */
async function Careful({ part, ...props }: WidgetProps & { part: Part }) {
  try {
    return await part(props);
  } catch (error) {
    props.payload.logger.error({ err: error, msg: `The first page lacks ${part.name}.` });
    return <p role="status">A part of this page can’t be read at the moment. Try again later.</p>;
  }
}

/**
 * On the first page of the back office: what waits for somebody, as far as they may see it. Each
 * part leaves itself out where it is none of the reader’s business.
 */
export function Today({ payload, user }: { payload: Payload; user?: User }) {
  if (!user) return null;
  const props: WidgetProps = { payload, user, now: new Date() };
  return (
    <section className="today" aria-labelledby="today">
      <h2 id="today">What needs me today</h2>
      <div className="today__parts">
        {parts.map((part) => (
          <Careful key={part.name} part={part} {...props} />
        ))}
      </div>
    </section>
  );
}
