import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The answer to a path. */
export interface FixtureAnswer {
  /** Default 200. */
  status?: number;
  /** A list repeats the header. Default `content-type`: `text/html`. */
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Uint8Array;
  /** Delays the answer until this settles; a promise that never settles: no answer. */
  after?: Promise<unknown>;
  /** Sends `body`, then waits for this before ending the answer. */
  endAfter?: Promise<unknown>;
}

export interface FixtureRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** A function receives each request, and may answer differently the second time. */
export type FixturePath =
  | string
  | FixtureAnswer
  | ((request: FixtureRequest) => string | FixtureAnswer);

/** By path with its query; `*` answers all other paths, else 404. */
export type FixturePaths = Readonly<Record<string, FixturePath>>;

export interface FixtureSite {
  /** e.g. `http://127.0.0.1:40123` */
  origin: string;
  /** `127.0.0.1:40123`, in the form of an allow list. */
  host: string;
  /** All requests in order of arrival. */
  requests: readonly FixtureRequest[];
  /** Number of requests for a path, by one method or any. */
  count(path: string, method?: string): number;
  /** Replaces the answers from now on. */
  answer(paths: FixturePaths): void;
  close(): Promise<void>;
}

const notFound: FixtureAnswer = { status: 404, body: '<!doctype html><h1>Not found</h1>' };

function answerOf(paths: FixturePaths, request: FixtureRequest): FixtureAnswer {
  const path = Object.hasOwn(paths, request.path) ? paths[request.path] : paths['*'];
  const answer = typeof path === 'function' ? path(request) : (path ?? notFound);
  return typeof answer === 'string' ? { body: answer } : answer;
}

/**
 * Starts a site on loopback that answers from a table of paths. Strings are pages with status 200:
 * const site = await startFixtureSite({ '/': '<h1>Hello</h1>', '/old': { status: 410 } });
 * @param port default: a free one
 */
export async function startFixtureSite(paths: FixturePaths, port = 0): Promise<FixtureSite> {
  let table = paths;
  const requests: FixtureRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url: path = '/', headers } = incoming;
    const request = { method, path, headers };
    requests.push(request);
    const answer = answerOf(table, request);
    await answer.after;
    const body = answer.body ?? '';
    outgoing.statusCode = answer.status ?? 200;
    outgoing.setHeader('content-type', 'text/html; charset=utf-8');
    for (const [name, value] of Object.entries(answer.headers ?? {})) {
      outgoing.setHeader(name, value);
    }
    if (!answer.endAfter && !outgoing.hasHeader('transfer-encoding')) {
      outgoing.setHeader('content-length', Buffer.byteLength(body));
    }
    if (method !== 'HEAD' && body.length > 0) outgoing.write(body);
    else outgoing.flushHeaders();
    await answer.endAfter;
    outgoing.end();
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin: `http://${host}`,
    host,
    requests,
    count: (path, method) =>
      requests.filter((made) => made.path === path && (!method || made.method === method)).length,
    answer(replacement) {
      table = replacement;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
