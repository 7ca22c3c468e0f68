import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { PageAnswer } from '../missing-page.ts';
import { contentPolicy, isPrivate, noncedPages } from '../security-headers.ts';
import { withLateScripts } from './late-scripts.ts';
import { withoutStaticParts } from './static-parts.ts';

/**
 * Next writes this nonce on the inline scripts of pages that it renders and caches. It never leaves
 * the server, so injected scripts cannot carry it.
 */
export const scriptMark = randomBytes(16).toString('hex');

/** The same length, because answers to scripts (RSC) contain their own length. */
const blank = '0'.repeat(scriptMark.length);

const attribute = ` nonce="${scriptMark}"`;
const neighbours = `)</script><script${attribute}>self.__next_f.push(`;
const markedScript = new RegExp(`<script([^>]*)${attribute}([^>]*)>([^]*?)</script>`, 'g');

/** A script's hash in the form of a policy. */
function hashOf(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * Removes the mark from a page and lists its inline scripts. Consecutive scripts of Next are
 * joined: the policy must fit the buffers of common proxies.
 * @param rewrite changes the text of an inline script
 * @returns the page for browsers, and the hashes of its inline scripts
 */
export function nameScripts(
  html: string,
  rewrite = (script: string) => script,
): { html: string; hashes: string[] } {
  const hashes = new Set<string>();
  const joined = html.replaceAll(neighbours, ');self.__next_f.push(');
  const unmarked = joined.replace(markedScript, (_whole, before, after, marked: string) => {
    const attributes: string = before + after;
    const script = rewrite(marked.replaceAll(scriptMark, blank));
    if (!/\ssrc=/.test(attributes)) hashes.add(hashOf(script));
    return `<script${attributes}>${script}</script>`;
  });
  return {
    html: unmarked.replaceAll(attribute, '').replaceAll(scriptMark, blank),
    hashes: [...hashes],
  };
}

/** Length of the mark's beginning at the end of a chunk. */
function partAtEnd(chunk: Buffer, mark: string): number {
  for (let length = Math.min(mark.length - 1, chunk.length); length > 0; length -= 1) {
    if (chunk.subarray(-length).toString('latin1') === mark.slice(0, length)) return length;
  }
  return 0;
}

/**
 * Removes the mark from a streamed answer. A possible beginning of a mark at a chunk's end is
 * carried over to the next chunk.
 */
export class MarkRemover {
  #rest = Buffer.alloc(0);
  readonly #mark: string;

  constructor(mark = scriptMark) {
    this.#mark = mark;
  }

  /** The part of a chunk that is ready to send, after the carried-over bytes. */
  next(piece: Buffer): Buffer {
    // Whole marks go first: the end of one may look like the beginning of another.
    const bytes = this.#blank(Buffer.concat([this.#rest, piece]));
    const kept = partAtEnd(bytes, this.#mark);
    this.#rest = Buffer.from(bytes.subarray(bytes.length - kept));
    return bytes.subarray(0, bytes.length - kept);
  }

  /** The bytes left after the last chunk. */
  end(): Buffer {
    return this.#rest;
  }

  #blank(bytes: Buffer): Buffer {
    if (!bytes.includes(this.#mark)) return bytes;
    // Latin-1 maps one character to each byte, so that other bytes stay unchanged.
    return Buffer.from(bytes.toString('latin1').replaceAll(this.#mark, blank), 'latin1');
  }
}

/** How long all visitors may share an answer: not at all, until the site changes, or for ever. */
type Lifetime = 'request' | 'edition' | 'ever';

/** A complete page, file or asset before compression. */
export interface FinishedPage {
  status: number;
  headers: OutgoingHttpHeaders;
  body: Buffer;
  lasts: Lifetime;
}

/** Answers other than pages pass unchanged. */
const machinery = /^\/(?:cms|api|_next|preview)(?:\/|$)/;

/** The build's scripts, styles and fonts, whose names change with their content. */
const isAsset = (path: string) => path.startsWith('/_next/static/');

/** Feed, sitemaps and `llms.txt`. */
const sharedFile = /^(?:text\/plain|application\/(?:rss\+)?xml)/;

/** True for the addresses of public pages and of their assets, which are sent as a whole. */
export const mayBeWhole = (path: string) => isAsset(path) || !machinery.test(path);

/** Browsers revalidate on every view and get 304 for an unchanged page. */
const alwaysAsk = 'public, max-age=0, must-revalidate';

const policyHeader = 'content-security-policy';

/**
 * Next has no segments of a page that it renders on demand, and answers 404. 204 says the same to its
 * script without an error in the console.
 */
export const isSegmentPrefetch = ({ headers }: IncomingMessage) =>
  headers['next-router-segment-prefetch'] !== undefined;

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

/** Restricts caching to the reader's browser. Streamed answers also tell proxies not to buffer. */
function privately(value: unknown): string {
  return String(value).includes('no-transform')
    ? 'private, no-store, no-transform'
    : 'private, no-store';
}

/**
 * Adjusts the headers of an answer while Next sets them.
 * @returns how long Next shares the answer
 */
function watchHeaders(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
): () => Lifetime {
  let lasts: Lifetime = 'request';
  const setHeader = response.setHeader.bind(response);
  response.setHeader = (name, value) => {
    if (name.toLowerCase() !== 'cache-control') return setHeader(name, value);
    const rules = String(value);
    if (/s-maxage=[1-9]/.test(rules)) lasts = 'edition';
    else lasts = rules.includes('immutable') ? 'ever' : 'request';
    return setHeader(name, lasts === 'edition' ? alwaysAsk : value);
  };

  const appendHeader = response.appendHeader.bind(response);
  response.appendHeader = (name, value) => {
    // Next appends a cached redirect's target again each time it is sent.
    if (name.toLowerCase() === 'location') return setHeader(name, value);
    return appendHeader(name, value);
  };

  const writeHead = response.writeHead.bind(response) as (...args: Arguments) => ServerResponse;
  response.writeHead = ((status: number, ...rest: Arguments) => {
    if (isPrivate(path)) {
      setHeader('Cache-Control', privately(response.getHeader('cache-control')));
    }
    return writeHead(isSegmentPrefetch(request) && status === 404 ? 204 : status, ...rest);
  }) as typeof response.writeHead;
  return () => lasts;
}

/**
 * Sets the script policy and passes Next its nonce.
 * @returns the policy used until a page's scripts are listed
 */
function beginPolicy(request: IncomingMessage, response: ServerResponse, path: string): string {
  const isNonced = noncedPages.test(path);
  const nonce = isNonced ? randomBytes(16).toString('base64') : scriptMark;
  const source = `'nonce-${nonce}'`;
  // Next reads the scripts' nonce from the request.
  request.headers[policyHeader] = `script-src ${source}`;
  const policy = contentPolicy({ inlineScripts: isNonced ? [source] : [] });
  response.setHeader(policyHeader, policy);
  return policy;
}

/**
 * Adds to Next's pages what its renderer cannot set.
 *
 * - Status 404 for a missing page, such as a deleted report; see `markPageMissing`.
 * - A policy that lists its inline scripts.
 * - Scripts that start late, and only the data that they need; see docs/decisions/52-light-pages.md.
 * - A cache header that stops shared caches from storing a page for a year: proxies do not learn of
 *   edits. Private pages are never cached.
 *
 * A page is held back until complete, because its policy lists its scripts. Pages of the CMS are
 * streamed.
 * @param take receives the page; true if it also sends it
 */
export function finishPage(
  request: IncomingMessage,
  response: ServerResponse,
  {
    path,
    development,
    answer,
    take,
  }: {
    path: string;
    development: boolean;
    answer: PageAnswer;
    take?: ((page: FinishedPage) => boolean) | undefined;
  },
): void {
  const readLifetime = watchHeaders(request, response, path);
  const policy = development ? null : beginPolicy(request, response, path);
  if (development) response.setHeader(policyHeader, contentPolicy({ development }));
  // Only rendering shows whether a page is missing, so HEAD is rendered too; Node sends no body for
  // it.
  const isWhole = mayBeWhole(path);
  if (request.method === 'HEAD' && isWhole) request.method = 'GET';

  const chunks: Buffer[] = [];
  const remover = new MarkRemover();
  const write = response.write.bind(response) as (...args: Arguments) => boolean;
  const end = response.end.bind(response) as (...args: Arguments) => ServerResponse;
  const flushHeaders = response.flushHeaders.bind(response);

  const type = () => String(response.getHeader('content-type') ?? '');
  const isPage = () => type().startsWith('text/html');
  const isFile = () => readLifetime() === 'edition' && sharedFile.test(type());
  // Answers to scripts (RSC) instead of a page.
  const isPayload = () => type().startsWith('text/x-component') && !noncedPages.test(path);
  const isHeld = () =>
    isWhole && !response.headersSent && (isPage() || isAsset(path) || isPayload() || isFile());

  /** Lists the scripts of a page rendered by Next; files have separate policies. */
  function withPolicy(page: Buffer): Buffer {
    if (isPayload()) {
      if (policy) response.setHeader(policyHeader, contentPolicy({ inlineScripts: [] }));
      return Buffer.concat([remover.next(page), remover.end()]);
    }
    if (policy === null || response.getHeader(policyHeader) !== policy) return page;
    if (noncedPages.test(path) || !isPage()) return page;
    const late = withLateScripts(page.toString('utf8'), attribute);
    // Pages of a single visitor may load their data again, which replaces static parts by new ones.
    const isShared = readLifetime() === 'edition';
    const { html, hashes } = nameScripts(late, isShared ? withoutStaticParts : undefined);
    response.setHeader(policyHeader, contentPolicy({ inlineScripts: hashes }));
    response.removeHeader('content-length');
    return Buffer.from(html);
  }

  response.flushHeaders = () => {
    if (!isHeld()) flushHeaders();
  };
  response.write = ((chunk: Chunk, ...rest: unknown[]) => {
    if (isHeld()) {
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
    if (isHeld()) {
      if (isChunk(last)) chunks.push(toBuffer(last, encoding));
      const page = Buffer.concat(chunks);
      if (answer.isMissing && response.statusCode === 200) response.statusCode = 404;
      const body = withPolicy(page);
      const headers = { ...response.getHeaders() };
      const lasts = readLifetime();
      if (take?.({ status: response.statusCode, headers, body, lasts })) return response;
      return end(body, callbackIn(args));
    }
    // The browser already has the page with its policy, which this header would replace.
    if (response.statusCode === 304 && !response.headersSent) response.removeHeader(policyHeader);
    if (!isPayload()) return end(...args);
    const piece = isChunk(last) ? remover.next(toBuffer(last, encoding)) : Buffer.alloc(0);
    return end(Buffer.concat([piece, remover.end()]), callbackIn(args));
  }) as typeof response.end;
}
