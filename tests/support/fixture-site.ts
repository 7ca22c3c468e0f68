import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a path of the site answers. */
export interface FixtureAnswer {
  /** 200 unless given. */
  status?: number;
  /** A list sends the header several times. `text/html` unless a `content-type` is given. */
  headers?: Readonly<Record<string, string | readonly string[]>>;
  body?: string | Uint8Array;
  /** The answer begins once this is settled; a promise that never is: no answer at all. */
  after?: Promise<unknown>;
  /** The rest of the body is sent once this is settled: `body` comes first, then the server waits. */
  endAfter?: Promise<unknown>;
}

export interface FixtureRequest {
  method: string;
  /** With the query. */
  path: string;
  headers: IncomingHttpHeaders;
}

/** A function sees each request, and may answer differently the second time. */
export type FixturePath =
  | string
  | FixtureAnswer
  | ((request: FixtureRequest) => string | FixtureAnswer);

/** By path with its query; `*` answers what no other path does, else it is 404. */
export type FixturePaths = Readonly<Record<string, FixturePath>>;

export interface FixtureSite {
  /** e.g. `http://127.0.0.1:40123` */
  origin: string;
  /** `127.0.0.1:40123`, as an allow list takes it. */
  host: string;
  /** Every request so far, in the order of arrival. */
  requests: readonly FixtureRequest[];
  /** How often a path was asked, by one method or by any. */
  count(path: string, method?: string): number;
  /** Replaces what is answered from now on. */
  answer(paths: FixturePaths): void;
  /** Ends the server and every connection. */
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
 *
 *   const site = await startFixtureSite({ '/': '<h1>Hello</h1>', '/old': { status: 410 } });
 *
 * @param port a free one unless given
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
