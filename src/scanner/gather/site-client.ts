import type {
  GuardedAnswer,
  GuardedClient,
  GuardedRequest,
} from '../fetch/guarded-client-types.ts';
import { type Budget, OutOfTime } from './request-budget.ts';

/** A request; the budget sets its time limit. */
export type Question = Omit<GuardedRequest, 'timeoutMs'>;

/** Requests each address of a site once. */
export interface SiteClient {
  /**
   * Reuses the answer of an equal request; a GET also answers a HEAD. Requests with extra headers
   * are always sent.
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
 * Creates the client for one scan of one site.
 * @param signal on abort no more requests are sent
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
