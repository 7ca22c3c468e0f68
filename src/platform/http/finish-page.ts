import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageAnswer } from '../missing-page.ts';
import { contentPolicy, isPrivate, noncedPages } from '../security-headers.ts';

/**
 * Next writes this nonce on the inline scripts of pages that it renders and keeps. It never leaves the
 * server: what carries it is a script of Next’s own, and what got into a page otherwise does not.
 */
export const scriptMark = randomBytes(16).toString('hex');

/** Of the same length, because answers to scripts (RSC) say how long they are. */
const blank = '0'.repeat(scriptMark.length);

const attribute = ` nonce="${scriptMark}"`;
const neighbours = `)</script><script${attribute}>self.__next_f.push(`;
const markedScript = new RegExp(`<script([^>]*)${attribute}([^>]*)>([^]*?)</script>`, 'g');

/** The hash of a script, as a policy names it. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Takes the mark out of a page and names its inline scripts. Scripts of Next’s that follow each other
 * become one, which keeps the policy short enough for the buffers of common proxies.
 *
 * @returns the page as browsers get it, and the hashes of its inline scripts
 */
export function nameScripts(html: string): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const joined = html.replaceAll(neighbours, ');self.__next_f.push(');
  const unmarked = joined.replace(markedScript, (_whole, before, after, marked: string) => {
    const attributes: string = before + after;
    const script = marked.replaceAll(scriptMark, blank);
    if (!/\ssrc=/.test(attributes)) hashes.add(hashOf(script));
    return `<script${attributes}>${script}</script>`;
  });
  return {
    html: unmarked.replaceAll(attribute, '').replaceAll(scriptMark, blank),
    hashes: [...hashes],
  };
}

/** How much of the mark’s beginning stands at the end of a chunk. */
function partAtEnd(chunk: Buffer): number {
  for (let length = Math.min(scriptMark.length - 1, chunk.length); length > 0; length -= 1) {
    if (chunk.subarray(-length).toString('latin1') === scriptMark.slice(0, length)) return length;
  }
  return 0;
}

/**
 * Takes the mark out of an answer that is sent piece by piece. A piece that may end with the beginning
 * of a mark gives that part to the next one.
 */
export class MarkRemover {
  #rest = Buffer.alloc(0);

  /** What may be sent of a piece, together with what was left of the one before. */
  next(piece: Buffer): Buffer {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, piece]) : piece;
    const kept = partAtEnd(bytes);
    this.#rest = Buffer.from(bytes.subarray(bytes.length - kept));
    return this.#blank(bytes.subarray(0, bytes.length - kept));
  }

  /** What is left after the last piece. */
  end(): Buffer {
    return this.#rest;
  }

  #blank(bytes: Buffer): Buffer {
    if (!bytes.includes(scriptMark)) return bytes;
    // One character for each byte, so that nothing but the mark changes.
    return Buffer.from(bytes.toString('latin1').replaceAll(scriptMark, blank), 'latin1');
  }
}

/** A page as it goes out, before it is compressed. */
export interface FinishedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

interface NamedPage {
  body: Buffer;
  policy: string;
}

/** The machinery's own answers pass as they are: only pages are looked at. */
const machinery = /^\/(?:cms|api|_next|preview)(?:\/|$)/;

/** Fresh on every view, yet answered with 304 when nothing changed. */
const alwaysAsk = 'public, max-age=0, must-revalidate';

const policyHeader = 'content-security-policy';

/** Pages whose scripts have been named already, by the tag that Next gave them. The newest only. */
const named = new Map<string, NamedPage>();
const mostNamed = 100;

type Chunk = string | Uint8Array;
type Arguments = readonly unknown[];

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk !== 'string') return Buffer.from(chunk as Uint8Array);
  return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
}

const isChunk = (value: unknown): value is Chunk =>
  typeof value === 'string' || value instanceof Uint8Array;

const callbackIn = (values: Arguments) =>
  values.find((value) => typeof value === 'function') as (() => void) | undefined;

/** The page with its scripts named in its policy. */
function namePage(page: Buffer, etag: unknown): NamedPage {
  const known = typeof etag === 'string' ? named.get(etag) : undefined;
  if (known) return known;
  const { html, hashes } = nameScripts(page.toString('utf8'));
  const made = { body: Buffer.from(html), policy: contentPolicy({ inlineScripts: hashes }) };
  if (typeof etag === 'string') {
    named.set(etag, made);
    const [oldest] = named.keys();
    if (named.size > mostNamed && oldest !== undefined) named.delete(oldest);
  }
  return made;
}

/** Only the reader's browser gets an answer; one that streams says that it is not to be held back. */
function privately(value: unknown): string {
  return String(value).includes('no-transform')
    ? 'private, no-store, no-transform'
    : 'private, no-store';
}

/** Sees to the headers of an answer while Next sets them. */
function watchHeaders(request: IncomingMessage, response: ServerResponse, path: string): void {
  // Next keeps no segments of a page that it renders on demand, and answers 404 where a page prefetches
  // its own after a cookie was set. 204 says the same to its client without an error in the console.
  const isSegmentPrefetch = request.headers['next-router-segment-prefetch'] !== undefined;
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

  const writeHead = response.writeHead.bind(response) as (...args: Arguments) => ServerResponse;
  response.writeHead = ((status: number, ...rest: Arguments) => {
    if (isPrivate(path)) {
      setHeader('Cache-Control', privately(response.getHeader('cache-control')));
    }
    return writeHead(isSegmentPrefetch && status === 404 ? 204 : status, ...rest);
  }) as typeof response.writeHead;
}

/**
 * Says which scripts may run, and has Next mark its own.
 *
 * @returns the policy, as long as the scripts of a page are not named
 */
function beginPolicy(request: IncomingMessage, response: ServerResponse, path: string): string {
  const isNonced = noncedPages.test(path);
  const nonce = isNonced ? randomBytes(16).toString('base64') : scriptMark;
  const source = `'nonce-${nonce}'`;
  // Next reads the nonce for its scripts from the request.
  request.headers[policyHeader] = `script-src ${source}`;
  const policy = contentPolicy({ inlineScripts: isNonced ? [source] : [] });
  response.setHeader(policyHeader, policy);
  return policy;
}

/**
 * Gives Next's pages what its renderer can't give them.
 *
 * - Status 404 for a page that is missing, such as a report that is gone; see `markPageMissing`.
 * - A policy that names its inline scripts.
 * - A cache header that keeps shared caches from holding a page for a year: after an edit the next
 *   view has to be new, and a proxy is not told. None may hold what is for one reader.
 *
 * A page is held back until it is complete, because its policy names its scripts. Those of the CMS come
 * piece by piece.
 *
 * @param onPage is given the page, for keeping it
 */
export function finishPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    path,
    development,
    answer,
    onPage,
  }: {
    path: string;
    development: boolean;
    answer: PageAnswer;
    onPage?: (page: FinishedPage) => void;
  },
): void {
  watchHeaders(request, response, path);
  const policy = development ? null : beginPolicy(request, response, path);
  if (development) response.setHeader(policyHeader, contentPolicy({ development }));
  // Only rendering tells whether a page is missing, so a HEAD is rendered, too; Node sends no body for it.
  if (request.method === 'HEAD' && !machinery.test(path)) request.method = 'GET';

  const chunks: Buffer[] = [];
  const remover = new MarkRemover();
  const write = response.write.bind(response) as (...args: Arguments) => boolean;
  const end = response.end.bind(response) as (...args: Arguments) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);

  const type = () => String(response.getHeader('content-type') ?? '');
  const isPage = () =>
    !response.headersSent && type().startsWith('text/html') && !machinery.test(path);
  // What scripts are answered with, in place of a page.
  const isPayload = () => type().startsWith('text/x-component') && !noncedPages.test(path);

  /** Names the scripts of a page that Next rendered; files have policies of their own. */
  function withPolicy(page: Buffer): Buffer {
    if (policy === null || response.getHeader(policyHeader) !== policy) return page;
    if (noncedPages.test(path)) return page;
    const done = namePage(page, response.getHeader('etag'));
    response.setHeader(policyHeader, done.policy);
    response.removeHeader('content-length');
    return done.body;
  }

  response.flushHeaders = () => {
    if (!isPage()) flushHeaders();
  };
  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    if (isPage()) {
      chunks.push(toBuffer(chunk, rest[0]));
      const done = callbackIn(rest);
      if (done) process.nextTick(done);
      return true;
    }
    if (!isPayload()) return write(chunk, ...rest);
    return write(remover.next(toBuffer(chunk, rest[0])), callbackIn(rest));
  }) as typeof response.write;
  response.end = ((...args: unknown[]) => {
    const [last, encoding] = args;
    if (isPage()) {
      if (isChunk(last)) chunks.push(toBuffer(last, encoding));
      const page = Buffer.concat(chunks);
      if (answer.isMissing && response.statusCode === 200) response.statusCode = 404;
      const body = withPolicy(page);
      onPage?.({ status: response.statusCode, headers: { ...response.getHeaders() }, body });
      return end(body, callbackIn(args));
    }
    // The browser has the page with its policy, which this one would replace.
    if (response.statusCode === 304 && !response.headersSent) response.removeHeader(policyHeader);
    if (!isPayload()) return end(...args);
    const piece = isChunk(last) ? remover.next(toBuffer(last, encoding)) : Buffer.alloc(0);
    return end(Buffer.concat([piece, remover.end()]), callbackIn(args));
  }) as typeof response.end;
}
