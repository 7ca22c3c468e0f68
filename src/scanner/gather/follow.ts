import { type GuardedAnswer, RefusedAddress, type Visit } from '../fetch/contract.ts';
import type { Hop } from '../model/evidence.ts';
import type { Budget } from './found.ts';
import type { Question, SiteClient } from './site-client.ts';

/** Most redirects of one chain that are followed. */
export const MAX_REDIRECTS = 5;

/** An address as it is asked. */
export function withoutFragment(address: string): string {
  const [bare = address] = address.split('#', 1);
  return bare;
}

/** Throws for an address that is not to be opened. */
export type Gate = (url: string) => Promise<void>;

/**
 * Asks an address and follows where it sends us, each step guarded and in the time that is left.
 *
 * @param before hops of the way so far, which count
 * @param gate asked before each address; throws for one that is not to be opened
 * @throws like `ask` when an address does not answer, or when the first one is refused
 */
export async function follow(
  site: SiteClient,
  question: Question,
  budget: Budget,
  before: readonly Hop[] = [],
  gate?: Gate,
): Promise<Visit> {
  const hops: Hop[] = [...before];
  let url = withoutFragment(question.url);
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
    url = withoutFragment(location);
    if (hops.some((hop) => hop.url === url)) return { hops, answer, stoppedBecause: 'loop' };
    if (hops.length > MAX_REDIRECTS) return { hops, answer, stoppedBecause: 'too-many' };
  }
}

/** Answers of servers that do not like HEAD, or cannot tell a missing page by it. */
function isDoubtful({ status }: GuardedAnswer): boolean {
  return status >= 400;
}

/** Little is wanted of the body, but some servers fall silent when it is not read at all. */
const GLANCE_BYTES = 1024;

/** Asks with HEAD and, where that is answered with an error, with GET. */
export async function glance(site: SiteClient, url: string, budget: Budget): Promise<Visit> {
  const head = await follow(site, { url, method: 'HEAD', maxBytes: 0 }, budget);
  if (!isDoubtful(head.answer)) return head;
  return follow(site, { url, method: 'GET', maxBytes: GLANCE_BYTES }, budget);
}
