import type { GuardedAnswer, GuardedClient, GuardedRequest } from '../fetch/contract.ts';
import { type Budget, OutOfTime } from './found.ts';

/** What is asked; how long it may take, the budget says. */
export type Question = Omit<GuardedRequest, 'timeoutMs'>;

/** Asks a site, each address once. */
export interface SiteClient {
  /**
   * An address that was asked before in the same way is not asked again; nor is a HEAD sent where a
   * GET has been. Requests with headers of their own are always sent.
   *
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

/**
 * A client for one scan of one site.
 *
 * @param signal when it comes, nothing more is asked
 */
export function createSiteClient(client: GuardedClient, signal: AbortSignal): SiteClient {
  const memory = new Map<string, Asked[]>();
  return {
    ask(question, budget) {
      if (signal.aborted) return Promise.reject(signal.reason);
      const asked = memory.get(question.url) ?? [];
      const known = question.headers ? undefined : asked.find((entry) => serves(entry, question));
      if (known) return known.answer;
      const timeoutMs = Math.floor(budget.left());
      if (timeoutMs <= 0) return Promise.reject(new OutOfTime());
      const answer = client.request({ ...question, timeoutMs });
      if (!question.headers) {
        const { method = 'GET', maxBytes } = question;
        memory.set(question.url, [...asked, { method, maxBytes, answer }]);
      }
      return answer;
    },
  };
}
