import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentEdition } from '../site-edition.ts';
import type { RequestHandler } from './site-server.ts';

interface Begun {
  edition: number;
  /** Resolves once it is certain what the answer holds. */
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

/** Resolves as the answer’s head goes out, or when the visitor has left. */
function whenAnswered(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    // Next gives a page up for sharing in the same turn in which it begins to answer with it.
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
 * Keeps a visitor who comes after a change from being given a page that began to be made before it:
 * Next makes a page once for all who ask for it at the same time, however late they come. Such a
 * visitor waits for the older page, some milliseconds, and is then given a new one.
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
