import {
  type GuardedAnswer,
  type GuardedClient,
  type GuardedRequest,
  RefusedAddress,
  type Visit,
} from '../fetch/guarded-request.ts';
import type { Hop } from '../model/evidence.ts';
import { type Budget, tryTwice } from './request-budget.ts';

export type Question = Omit<GuardedRequest, 'timeoutMs'>;

/** Requests each address of a site once. */
export interface SiteClient {
  /**
   * Reuses an equal request's answer, and a GET's for a HEAD; extra headers are always sent. A late
   * answer is asked for once more.
   * @throws OutOfTime; RefusedAddress and Unreachable like the guarded client
   */
  ask(question: Question, budget: Budget): Promise<GuardedAnswer>;
}

interface Asked {
  method: 'GET' | 'HEAD';
  maxBytes: number;
  answer: Promise<GuardedAnswer>;
}

function serves({ method, maxBytes }: Asked, question: Question): boolean {
  if (question.method === 'HEAD') return true;
  return method === 'GET' && maxBytes >= question.maxBytes;
}

/** The client for one scan of one site. */
export function createSiteClient(client: GuardedClient, signal: AbortSignal): SiteClient {
  const memory = new Map<string, Asked[]>();
  return {
    ask(question, budget) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const asked = memory.get(question.url) ?? [];
      const known = question.headers ? undefined : asked.find((entry) => serves(entry, question));
      if (known) return known.answer;
      const answer = tryTwice(budget, (timeoutMs) => {
        signal.throwIfAborted();
        return client.request({ ...question, timeoutMs });
      });
      if (!question.headers) {
        const { method = 'GET', maxBytes } = question;
        memory.set(question.url, [...asked, { method, maxBytes, answer }]);
      }
      return answer;
    },
  };
}

export const MAX_REDIRECTS = 5;

export function removeFragment(address: string): string {
  const [bare = address] = address.split('#', 1);
  return bare;
}

/** Throws for an address that must not be opened. */
export type Gate = (url: string) => Promise<void>;

/**
 * Follows redirects, each one guarded and within the budget; `before` counts towards the limit.
 * @throws like `ask`, and what `gate` throws for an address that must not be opened
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

/** Some servers reject a request whose body is not read at all. */
const GLANCE_BYTES = 1024;

export async function requestHeadOrGet(site: SiteClient, url: string, budget: Budget) {
  const head = await followRedirects(site, { url, method: 'HEAD', maxBytes: 0 }, budget);
  // Some servers reject HEAD or answer it unreliably.
  if (head.answer.status < 400) return head;
  return followRedirects(site, { url, method: 'GET', maxBytes: GLANCE_BYTES }, budget);
}
