import type { BeforeListTableServerProps, Payload, Where } from 'payload';
import type { QuickFilter, QuickFilterSet } from '@/design/office/quick-filter';
import { quickFilters } from '@/enquiries/office/quick-filters';
import type { User } from '@/payload-types';
import { bracketQuery } from '@/platform/bracket-query';
import { endingBefore } from '@/proposals/rules/proposal-needs';
import { readStateFilters } from '@/territories/office/state-filters';
import { openStatuses } from '@/territories/rules/holding-proposals';
import { cappedCount } from '../rules/capped-count';
import { countUpTo } from './count-up-to';
import { ListBarLinks } from './ListBarLinks';

const dayMs = 86_400_000;

const counted = (label: string, ...and: Where[]): QuickFilter => ({
  label,
  where: { and },
  isCounted: true,
});

const uncounted = (label: string, ...and: Where[]): QuickFilter => ({
  ...counted(label, ...and),
  isCounted: false,
});

const all: QuickFilter = { label: 'All', where: {}, isCounted: false };

const inDays = (now: Date, days: number) => new Date(now.getTime() + days * dayMs).toISOString();

/** Below it, a site is one that somebody may want to talk about. */
const lowScore = 50;

/** What each list is mostly looked at for. Lists with drafts have theirs beside. */
export const filterSets: Readonly<Record<string, QuickFilterSet>> = {
  submissions: { name: 'Enquiries by what they need', filters: quickFilters },
  proposals: {
    name: 'Proposals by where they stand',
    filters: (account, now) => [
      counted('Drafts', { status: { equals: 'draft' } }),
      counted('With the client', { status: { in: [...openStatuses] } }),
      counted('Questions asked', { status: { equals: 'questions' } }),
      counted(
        'Ending soon',
        { status: { in: [...openStatuses] } },
        { validUntil: { less_than: endingBefore(now) } },
      ),
      counted('Mine', { owner: { equals: account } }),
      counted('Accepted', { status: { equals: 'accepted' } }),
      uncounted('Declined or expired', { status: { in: ['declined', 'expired', 'withdrawn'] } }),
      all,
    ],
  },
  'scan-results': {
    name: 'Scans by what they found',
    filters: (_account, now) => [
      all,
      counted('Last 7 days', { createdAt: { greater_than: inDays(now, -7) } }),
      counted(
        `Last 7 days, score below ${lowScore}`,
        { createdAt: { greater_than: inDays(now, -7) } },
        { overallScore: { less_than: lowScore } },
      ),
      uncounted('Without a score', {
        status: { in: ['blocked', 'no-page', 'unreachable', 'failed'] },
      }),
    ],
  },
  mails: {
    name: 'Mails by what became of them',
    filters: () => [
      all,
      counted('Failed', { status: { equals: 'failed' } }),
      counted('Waiting', { status: { equals: 'queued' } }),
    ],
  },
  'audit-log': {
    name: 'The log by what happened',
    filters: () => [
      all,
      uncounted('Sign-ins', { event: { in: ['sign-in', 'sign-out', 'area-opened'] } }),
      uncounted('Refused', {
        event: { in: ['sign-in-failed', 'sign-in-blocked', 'area-refused'] },
      }),
      uncounted('Accounts', {
        event: {
          in: ['invited', 'role-changed', 'account-deleted', 'session-ended', 'password-changed'],
        },
      }),
      uncounted('Exports and imports', { event: { in: ['export', 'import'] } }),
    ],
  },
  'housekeeping-reports': {
    name: 'Reports by how it went',
    filters: () => [all, counted('Something went wrong', { hasProblem: { equals: true } })],
  },
};

/** Beside the drafts: what came with the installation and is not replaced yet. */
const withSamples: ReadonlySet<string> = new Set(['testimonials', 'case-studies']);

/**
 * The filters of a list whose documents are drafts before they are published.
 *
 * @param scheduled documents that are to be published or taken off the site at a set time
 */
export function draftFilters(slug: string, scheduled: readonly number[]): QuickFilterSet {
  return {
    name: 'By what the site shows',
    filters: () => [
      all,
      counted('With unpublished changes', { _status: { equals: 'draft' } }),
      ...(scheduled.length > 0 ? [counted('Scheduled', { id: { in: [...scheduled] } })] : []),
      ...(withSamples.has(slug) ? [counted('Still samples', { isSample: { equals: true } })] : []),
    ],
  };
}

/** More would not fit into the address of a list. */
const mostIds = 100;

/** The numbers of the documents of a collection that something is scheduled for. */
export async function readScheduledIds(payload: Payload, collection: string): Promise<number[]> {
  const { rows } = await payload.db.pool.query<{ id: number }>(
    `select distinct (input -> 'doc' ->> 'value')::int as id
       from payload_jobs
      where task_slug = 'schedulePublish' and completed_at is null and wait_until > now()
        and has_error is not true and input -> 'doc' ->> 'relationTo' = $1
      order by id limit ${mostIds}`,
    [collection],
  );
  return rows.map(({ id }) => id);
}

type Props = BeforeListTableServerProps;

async function filtersOf({ collectionConfig, payload }: Props): Promise<QuickFilterSet | null> {
  const { slug, versions } = collectionConfig;
  const own = filterSets[slug];
  if (own) return own;
  if (slug === 'territories') return readStateFilters(payload);
  if (!versions?.drafts) return null;
  return draftFilters(slug, await readScheduledIds(payload, slug));
}

/** Above each list: what it is mostly looked at for, with numbers, and the export. */
export async function ListBar(props: Props) {
  const { collectionConfig, payload } = props;
  const user = props.user as unknown as User | undefined;
  const { slug } = collectionConfig;
  const endpoints = collectionConfig.endpoints || [];
  const canExport = endpoints.some(({ path }) => path === '/export');
  const set = await filtersOf(props);
  if (!user || (!set && !canExport)) return null;
  const filters = await Promise.all(
    (set?.filters(user.id, new Date()) ?? []).map(async ({ label, where, isCounted }) => ({
      label,
      where,
      query: bracketQuery({ where }).toString(),
      count: isCounted ? cappedCount(await countUpTo(payload, user, slug, where)) : null,
    })),
  );
  return (
    <ListBarLinks
      name={set?.name ?? ''}
      filters={filters}
      exportPath={canExport ? `${payload.config.routes.api}/${slug}/export` : null}
    />
  );
}
