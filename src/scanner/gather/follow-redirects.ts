import { type GuardedAnswer, RefusedAddress, type Visit } from '../fetch/guarded-client-types.ts';
import type { Hop } from '../model/evidence.ts';
import type { Budget } from './request-budget.ts';
import type { Question, SiteClient } from './site-client.ts';

/** Redirects followed at most. */
export const MAX_REDIRECTS = 5;

export function removeFragment(address: string): string {
  const [bare = address] = address.split('#', 1);
  return bare;
}

/** Throws for an address that must not be opened. */
export type Gate = (url: string) => Promise<void>;

/**
 * Requests an address and follows its redirects, each one guarded and within the budget.
 * @param before earlier hops, which count towards the limit
 * @param gate called before each address; throws for one that must not be opened
 * @throws like `ask` when an address does not answer, or when the first one is refused
 */
export async function followRedirects(
  site: SiteClient,
  question: Question,
  budget: Budget,
  before: readonly Hop[] = [],
  gate?: Gate,
): Promise<Visit> {
  const hops: Hop[] = [...before];
  let url = removeFragment(question.url);
  let last: GuardedAnswer | undefined;
  for (;;) {
    let answer: GuardedAnswer;
    try {
      await gate?.(url);
      answer = await site.ask({ ...question, url }, budget);
    } catch (error) {
      const isRefused = last !== undefined && error instanceof RefusedAddress;
      if (!isRefused) throw error;
      return { hops, answer: last as GuardedAnswer, stoppedBecause: 'refused' };
    }
    last = answer;
    const { status, location } = answer;
    hops.push({ url, status, location });
    if (location === null) return { hops, answer, stoppedBecause: null };
    url = removeFragment(location);
    if (hops.some((hop) => hop.url === url)) return { hops, answer, stoppedBecause: 'loop' };
    if (hops.length > MAX_REDIRECTS) return { hops, answer, stoppedBecause: 'too-many' };
  }
}

/** Statuses of servers that reject HEAD or answer it unreliably. */
function isDoubtful({ status }: GuardedAnswer): boolean {
  return status >= 400;
}

/** Some servers reject a request whose body is not read at all. */
const GLANCE_BYTES = 1024;

/** Requests HEAD and, after an error, GET. */
export async function requestHeadOrGet(
  site: SiteClient,
  url: string,
  budget: Budget,
): Promise<Visit> {
  const head = await followRedirects(site, { url, method: 'HEAD', maxBytes: 0 }, budget);
  if (!isDoubtful(head.answer)) return head;
  return followRedirects(site, { url, method: 'GET', maxBytes: GLANCE_BYTES }, budget);
}
