import {
  type GuardedAnswer,
  type GuardedClient,
  type GuardedRequest,
  Unreachable,
} from '@/scanner/fetch/guarded-request';

export interface FakeAnswer {
  status?: number;
  headers?: readonly (readonly [name: string, value: string])[];
  body?: string | Uint8Array;
  /** Redirects there; default status 301. */
  location?: string;
  isCut?: boolean;
  bodyProblem?: string;
  ttfbMs?: number;
}

/**
 * By address; an error is thrown. A function receives the request. Unlisted addresses have no DNS
 * entry.
 */
export type FakeWeb = Readonly<
  Record<string, string | FakeAnswer | Error | ((request: GuardedRequest) => FakeAnswer | Error)>
>;

export interface FakeClient extends GuardedClient {
  /** All requests, e.g. `GET https://shop.example/`. */
  asked: readonly string[];
  requests: readonly GuardedRequest[];
  isClosed(): boolean;
}

function answerTo(request: GuardedRequest, fake: FakeAnswer): GuardedAnswer {
  const { url, method } = request;
  const { location, isCut = false, bodyProblem = null, ttfbMs = 20 } = fake;
  const body = typeof fake.body === 'string' ? new TextEncoder().encode(fake.body) : fake.body;
  return {
    url,
    status: fake.status ?? (location === undefined ? 200 : 301),
    headers: fake.headers ?? [['content-type', 'text/html']],
    location: location ?? null,
    body: method === 'HEAD' ? new Uint8Array() : (body ?? new Uint8Array()),
    isCut,
    bodyProblem,
    ttfbMs,
  };
}

/** A guarded client that answers from a table of addresses, without network. */
export function fakeClient(web: FakeWeb): FakeClient {
  const asked: string[] = [];
  const requests: GuardedRequest[] = [];
  let closed = false;
  return {
    asked,
    requests,
    isClosed: () => closed,
    async request(request) {
      asked.push(`${request.method ?? 'GET'} ${request.url}`);
      requests.push(request);
      const entry = web[request.url] ?? new Unreachable('dns', 'No such name');
      const answer = typeof entry === 'function' ? entry(request) : entry;
      if (answer instanceof Error) throw answer;
      return answerTo(request, typeof answer === 'string' ? { body: answer } : answer);
    },
    async close() {
      closed = true;
    },
  };
}
