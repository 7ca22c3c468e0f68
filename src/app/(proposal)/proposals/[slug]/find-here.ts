import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { proposalPath } from '@/platform/paths';
import { isRecounted, readChoice } from '@/proposals/rules/offer';
import { findProposal } from '@/proposals/store/proposals';

/** Next.js page props. */
export interface ProposalRequest {
  params: Promise<{ slug: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}

export interface FoundHere extends NonNullable<Awaited<ReturnType<typeof findProposal>>> {
  link: { key: string | null; path: string };
  /** Optional lines in the address; null without a choice. */
  wanted: string[] | null;
  /** The total has just been recounted from the ticked lines. */
  isRecounted: boolean;
  wantsPrint: boolean;
  now: Date;
}

const listOf = (value: string | string[] | undefined) => [value ?? []].flat();

/** Cached per request, because metadata and page both need it. */
const find = cache(async (slug: string, key: string | null, now: Date) =>
  findProposal({ slug, key }, { headers: await headers(), cookies: await cookies() }, now),
);

const moment = cache(() => new Date());

/** The requested proposal, if the visitor has access. */
export async function findHere({
  params,
  searchParams,
}: ProposalRequest): Promise<FoundHere | null> {
  const [{ slug }, query] = await Promise.all([params, searchParams]);
  const now = moment();
  const [key = null] = listOf(query.key);
  const found = await find(slug, key, now);
  return (
    found && {
      ...found,
      link: { key, path: proposalPath(slug, key && encodeURIComponent(key)) },
      wanted: readChoice(query),
      isRecounted: isRecounted(query),
      wantsPrint: query.print !== undefined,
      now,
    }
  );
}
