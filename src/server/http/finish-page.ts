import type { IncomingMessage, ServerResponse } from 'node:http';
import { missingPageMarker } from '../../config/missing-page.ts';

/** The machinery's own answers pass as they are: only the public site's pages are looked at. */
const machinery = /^\/(?:cms|api|_next|preview)(?:[/?]|$)/;

/** Fresh on every view, yet answered with 304 when nothing changed. */
const alwaysAsk = 'public, max-age=0, must-revalidate';

type Chunk = string | Uint8Array;

function toBuffer(chunk: Chunk, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

/**
 * Gives Next's pages what its renderer can't give them.
 *
 * - Status 404 for a missing page. Next's `notFound()` sends an empty document that only script
 *   fills, so the page renders its "not found" view as any other page, with a marker in its head.
 * - A cache header that keeps shared caches from holding a page for a year: after an edit the next
 *   view has to be new, and nobody tells a proxy.
 *
 * The whole page is held back until it is complete, which is also what a full-page cache will keep.
 */
export function finishPage(request: IncomingMessage, response: ServerResponse): void {
  const path = request.url ?? '/';
  if (machinery.test(path) || (request.method !== 'GET' && request.method !== 'HEAD')) return;
  // Whether the page exists shows in its body, so a HEAD is rendered, too; Node sends no body for it.
  request.method = 'GET';

  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    const isSharedCaching =
      name.toLowerCase() === 'cache-control' && String(value).includes('s-maxage');
    return setHeader(name, isSharedCaching ? alwaysAsk : value);
  };

  const appendHeader = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    // Next adds the target of a kept redirect once more each time it is sent.
    if (name.toLowerCase() === 'location') return setHeader(name, value);
    return appendHeader(name, value);
  };

  const chunks: Buffer[] = [];
  const write = response.write.bind(response) as (...args: unknown[]) => boolean;
  const end = response.end.bind(response) as (...args: unknown[]) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);

  const isPage = () =>
    !response.headersSent &&
    response.statusCode === 200 &&
    String(response.getHeader('content-type') ?? '').startsWith('text/html');

  response.flushHeaders = () => {
    if (!isPage()) flushHeaders();
  };
  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    if (!isPage()) return write(chunk, ...rest);
    chunks.push(toBuffer(chunk, rest[0]));
    const done = rest.find((value) => typeof value === 'function') as (() => void) | undefined;
    if (done) process.nextTick(done);
    return true;
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    if (!isPage()) return end(...args);
    const [last] = args;
    if (typeof last === 'string' || last instanceof Uint8Array) {
      chunks.push(toBuffer(last, args[1]));
    }
    const page = Buffer.concat(chunks);
    if (page.includes(missingPageMarker)) response.statusCode = 404;
    return end(
      page,
      args.find((value) => typeof value === 'function'),
    );
  }) as typeof response.end;
}
