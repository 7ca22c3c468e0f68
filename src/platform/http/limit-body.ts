import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** What stands around the file of a form. */
const formBytes = 100_000;

/**
 * How much a request may bring along, by its address: the first line that fits counts. The sender
 * has not been asked for an account at this point. Routes of ours have narrower limits of their own.
 */
const limits: readonly (readonly [path: RegExp, bytes: number])[] = [
  // A picture of 15 MB (payload.config.ts) with its words.
  [/^\/api\/media(?:\/\d+)?$/, 15_000_000 + formBytes],
  // A list of keywords (src/keywords/rules/read-import.ts).
  [/^\/api\/keywords\/import$/, 5 * 1024 * 1024 + formBytes],
  [/^\/api\/(?:crawl|internal|proposal|scan|visit)(?:\/|$)/, 96_000],
  [/^\/api\/users\/(?:first-register|forgot|login|logout|refresh|reset|unlock)/, 96_000],
  // A whole document of the CMS, as its editor sends it.
  [/^\/(?:api|cms)(?:\/|$)/, 4_000_000],
  [/^\/(?:_next|demos|og|preview)(?:\/|$)/, 0],
  // A form, which is sent to the page that it stands on: the longest message in the widest letters.
  [/^\//, 96_000],
];

/** Some clients send an empty object with a GET. */
const bytesWithoutPurpose = 1_000;

/** A refused body is read on to its end, so that the answer reaches its sender; but only so far. */
const LINGER_BYTES = 50_000_000;
const LINGER_MS = 10_000;

function mostBodyBytes(method: string | undefined, path: string): number {
  const most = limits.find(([pattern]) => pattern.test(path))?.[1] ?? 0;
  return method === 'GET' || method === 'HEAD' ? Math.min(most, bytesWithoutPurpose) : most;
}

function answerTooLarge(request: IncomingMessage, response: ServerResponse, socket: Socket): void {
  if (Number(request.headers['content-length'] ?? 0) > LINGER_BYTES) {
    response.setHeader('connection', 'close');
  }
  response.writeHead(413, { 'content-type': 'text/plain; charset=utf-8' });
  response.end('This is more than may be sent here.\n');
  // Cutting the connection at once would take the answer along with it.
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS).unref();
}

/** From now on, what the site still wants to say goes nowhere. */
function silence(response: ServerResponse): void {
  Object.assign(response, {
    setHeader: () => response,
    appendHeader: () => response,
    removeHeader: () => {},
    flushHeaders: () => {},
    writeHead: () => response,
    write: () => true,
    end: () => response,
  });
}

/** Counts what arrives without holding it; a body of unknown length ends where it gets too long. */
function cutWhereTooLong(request: IncomingMessage, response: ServerResponse, most: number): void {
  const push = request.push.bind(request);
  // Node takes the connection from a request that has been answered.
  const { socket } = request;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    const isCut = bytes > most;
    bytes += chunk?.length ?? 0;
    if (bytes <= most) return push(chunk, encoding);
    // Half a body is none: the site waits for its end in vain, and is forgotten with the connection.
    if (response.headersSent && (!isCut || bytes > LINGER_BYTES)) socket.destroy();
    if (isCut || response.headersSent) return true;
    answerTooLarge(request, response, socket);
    silence(response);
    return true;
  };
}

/** Whether a request says itself that it brings more than its address takes. */
export function isBodyTooLarge({ method, headers }: IncomingMessage, path: string): boolean {
  return Number(headers['content-length'] ?? 0) > mostBodyBytes(method, path);
}

/**
 * Holds a request to the size that its address takes, before anything of it is read.
 *
 * @param path as `readAddress` gives it
 * @returns false when the request has been turned away
 */
export function limitBody(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): boolean {
  if (isBodyTooLarge(request, path)) {
    answerTooLarge(request, response, request.socket);
    return false;
  }
  if (request.headers['transfer-encoding'] !== undefined) {
    cutWhereTooLong(request, response, mostBodyBytes(request.method, path));
  }
  return true;
}
