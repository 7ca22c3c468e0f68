import type { User } from '@/payload-types';
import { shortUkMoment } from '@/platform/time/short-uk-moment';
import { readDrafts, readFailedSchedules, readScheduled, type ScheduledLine } from './read-content';
import { Widget, type WidgetProps } from './Widget';

/** Only admins may read other accounts, so other readers see no name. */
function byWhom(by: ScheduledLine['by'], user: User): string {
  if (by === null) return '';
  return by === user.id ? ', by you' : ', by a colleague';
}

export async function Scheduled({ payload, user, now }: WidgetProps) {
  const lines = await readScheduled(payload, user);
  if (!lines) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
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

/** The reader’s failed schedules; each disappears once it is done or scheduled again. */
export async function FailedSchedules({ payload, user, now }: WidgetProps) {
  const lines = await readFailedSchedules(payload, user);
  if (lines.length === 0) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
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

export async function Drafts({ payload, user, now }: WidgetProps) {
  const lines = await readDrafts(payload, user);
  if (!lines) return null;
  const { admin } = payload.config.routes;
  return (
    <Widget
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
