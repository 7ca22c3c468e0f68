import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** Allowance for a form's other fields beside its file. */
const formBytes = 100_000;

/** Maximum body size per address of a sender yet unknown; the first match counts. */
const limits: readonly (readonly [path: RegExp, bytes: number])[] = [
  // A 15 MB picture (payload.config.ts) with its texts.
  [/^\/api\/media(?:\/\d+)?$/, 15_000_000 + formBytes],
  // A list of keywords (src/keywords/rules/read-import.ts).
  [/^\/api\/keywords\/import$/, 5 * 1024 * 1024 + formBytes],
  [/^\/api\/(?:chat|crawl|internal|proposal|scan|visit)(?:\/|$)/, 96_000],
  [/^\/api\/users\/(?:first-register|forgot|login|logout|refresh|reset|unlock)/, 96_000],
  // A whole document of the CMS, as its editor sends it.
  [/^\/(?:api|cms)(?:\/|$)/, 4_000_000],
  [/^\/(?:_next|demos|og|preview)(?:\/|$)/, 0],
  // Forms, which are posted to their page's address: the longest message in the widest characters.
  [/^\//, 96_000],
];

/** Some clients send an empty object with GET. */
const bytesWithoutPurpose = 1_000;

/** A refused body is read up to this size, so that the client receives the answer. */
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
  // Closing the connection at once would lose the answer.
  setTimeout(() => {
    if (!request.complete) socket.destroy();
  }, LINGER_MS).unref();
}

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

/** A body of unknown length is cut off at the limit. */
function cutWhereTooLong(request: IncomingMessage, response: ServerResponse, most: number): void {
  const push = request.push.bind(request);
  // Node removes the socket from an answered request.
  const { socket } = request;
  let bytes = 0;
  request.push = (chunk: Buffer | null, encoding) => {
    const isCut = bytes > most;
    bytes += chunk?.length ?? 0;
    if (bytes <= most) return push(chunk, encoding);
    // A partial body is useless: the site waits for its end until the connection closes.
    if (response.headersSent && (!isCut || bytes > LINGER_BYTES)) socket.destroy();
    if (isCut || response.headersSent) return true;
    answerTooLarge(request, response, socket);
    silence(response);
    return true;
  };
}

export function isBodyTooLarge({ method, headers }: IncomingMessage, path: string): boolean {
  return Number(headers['content-length'] ?? 0) > mostBodyBytes(method, path);
}

/** Enforces the address's body limit before reading; returns false if refused. */
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
