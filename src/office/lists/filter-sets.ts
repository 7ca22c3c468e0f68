import type { Where } from 'payload';
import type { QuickFilter, QuickFilterSet } from '@/design/office/quick-filter';
import { quickFilters } from '@/enquiries/office/quick-filters';
import { endingBefore } from '@/proposals/rules/proposal-needs';
import { openStatuses } from '@/territories/rules/reservation';

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

/** Sites below this score are sales leads. */
const lowScore = 50;

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
      counted('Waiting', { status: { in: ['queued', 'sending'] } }),
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

const withSamples: ReadonlySet<string> = new Set(['testimonials', 'case-studies']);

/** @param scheduled IDs of documents with a scheduled publication or removal */
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
