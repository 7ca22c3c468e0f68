import type { CollectionSlug, Payload } from 'payload';
import { permissions, type Resource } from '@/accounts/rules/permissions';
import type { User } from '@/payload-types';
import { asReader, mayChange } from '../readers';

const mostListed = 6;

interface ScheduledInput {
  type?: 'publish' | 'unpublish';
  doc?: { relationTo: CollectionSlug; value: string | number };
  user?: { value: number } | number | null;
}

interface ScheduledJob {
  id: number;
  input: ScheduledInput;
  at: Date;
}

/** Collections with drafts that the account may write. */
function writtenBy(payload: Payload, user: User) {
  return Object.values(payload.collections)
    .map(({ config }) => config)
    .filter(({ slug, versions }) => versions?.drafts && slug in permissions)
    .filter(({ slug }) => mayChange(user, slug as Resource));
}

async function titleOf(
  payload: Payload,
  user: User,
  { relationTo: collection, value: id }: NonNullable<ScheduledInput['doc']>,
): Promise<string | null> {
  const { config } = payload.collections[collection];
  const title = config.admin.useAsTitle ?? 'id';
  const doc = (await payload.findByID({
    collection,
    id,
    draft: true,
    disableErrors: true,
    select: { [title]: true } as never,
    ...asReader(user),
  })) as Record<string, unknown> | null;
  return doc ? `${config.labels.singular}: ${String(doc[title] ?? 'without a title')}` : null;
}

async function scheduledLine(payload: Payload, user: User, { id, input, at }: ScheduledJob) {
  const { doc, type, user: by } = input;
  const label = doc ? await titleOf(payload, user, doc) : null;
  if (!doc || !label) return null;
  return {
    key: id,
    label,
    /** Below the back office. */
    path: `/collections/${doc.relationTo}/${doc.value}`,
    isPublished: type !== 'unpublish',
    at: at.toISOString(),
    /** The account that scheduled it. */
    by: typeof by === 'object' ? (by?.value ?? null) : (by ?? null),
  };
}

/** Soonest first. Only admins may read jobs, so this overrides access. */
export async function readScheduled(payload: Payload, user: User) {
  const written = writtenBy(payload, user).map(({ slug }) => slug);
  if (written.length === 0) return null;
  const { rows } = await payload.db.pool.query<ScheduledJob>(
    `select id, input, wait_until as at from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and has_error is not true
        and wait_until > now() and input -> 'doc' ->> 'relationTo' = any($1)
      order by wait_until limit ${mostListed}`,
    [written],
  );
  const lines = await Promise.all(rows.map((job) => scheduledLine(payload, user, job)));
  return lines.filter((line) => line !== null);
}

export async function readFailedSchedules(payload: Payload, user: User) {
  const { rows } = await payload.db.pool.query<ScheduledJob & { reason: string | null }>(
    `select id, input, coalesce(wait_until, updated_at) as at, error ->> 'message' as reason
       from payload_jobs
      where task_slug = 'schedulePublish' and has_error is true
        and input -> 'user' ->> 'value' = $1
      order by updated_at desc limit ${mostListed}`,
    [String(user.id)],
  );
  const lines = await Promise.all(
    rows.map(async ({ reason, ...job }) => {
      const line = await scheduledLine(payload, user, job);
      return line && { ...line, reason: reason ?? '' };
    }),
  );
  return lines.filter((line) => line !== null);
}

interface Draft {
  slug: string;
  id: number;
  title: string | null;
  updated_at: Date;
}

const snake = (name: string) => name.replaceAll('-', '_').replace(/[A-Z]/g, '_$&').toLowerCase();

/** Latest versions that are drafts. Payload derives the table names from the slugs. */
function draftQuery({ slug, trash, admin: { useAsTitle } }: ReturnType<typeof writtenBy>[number]) {
  const title = useAsTitle ? `version_${snake(useAsTitle)}` : 'null';
  return `(select '${slug}' as slug, parent_id as id, ${title} as title, updated_at
             from _${snake(slug)}_v
            where latest and version__status = 'draft' and parent_id is not null
                  ${trash ? 'and version_deleted_at is null' : ''}
            order by updated_at desc limit ${mostListed})`;
}

/** Unpublished drafts, last changed first. Separate queries would dominate the page’s load time. */
export async function readDrafts(payload: Payload, user: User) {
  const written = writtenBy(payload, user);
  if (written.length === 0) return null;
  const { rows } = await payload.db.pool.query<Draft>(
    `${written.map(draftQuery).join(' union all ')} order by updated_at desc limit ${mostListed}`,
  );
  return rows.map(({ slug, id, title, updated_at }) => ({
    key: `${slug}-${id}`,
    label: `${payload.collections[slug as CollectionSlug].config.labels.singular}: ${title || 'without a title'}`,
    path: `/collections/${slug}/${id}`,
    updatedAt: updated_at.toISOString(),
  }));
}
