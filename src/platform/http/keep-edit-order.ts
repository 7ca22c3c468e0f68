import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentEdition } from '../site-edition.ts';
import type { RequestHandler } from './site-server.ts';

interface Begun {
  edition: number;
  /** Resolves when the answer's content is final. */
  answered: Promise<void>;
}

function pathOf({ url = '/' }: IncomingMessage): string {
  const path = url.split('?', 1)[0] ?? '/';
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Resolves when the answer's head is sent, or when the visitor has left. */
function whenAnswered(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // Next stops sharing a page in the same turn in which it starts the answer.
    const done = () => setImmediate(resolve);
    const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
    response.writeHead = ((...args: unknown[]) => {
      done();
      return writeHead(...args);
    }) as typeof response.writeHead;
    response.once('close', done);
  });
}

/**
 * Prevents stale pages after a change. Next renders a page once for all concurrent requests,
 * including late ones. A visitor who arrives after the change waits milliseconds for the older page
 * to finish, then gets a new one.
 */
export function keepEditOrder(handle: RequestHandler): RequestHandler {
  const underWay = new Map<string, Set<Begun>>();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return handle(request, response);
    const path = pathOf(request);
    const olderOnes = () =>
      [...(underWay.get(path) ?? [])].filter(({ edition }) => edition < currentEdition());
    for (let older = olderOnes(); older.length > 0; older = olderOnes()) {
      await Promise.all(older.map(({ answered }) => answered));
    }

    const mine: Begun = { edition: currentEdition(), answered: whenAnswered(response) };
    const here = underWay.get(path) ?? new Set();
    underWay.set(path, here.add(mine));
    void mine.answered.then(() => {
      here.delete(mine);
      if (here.size === 0 && underWay.get(path) === here) underWay.delete(path);
    });
    return handle(request, response);
  };
}
