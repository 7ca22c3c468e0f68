import { createHash } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import type { FinishedPage } from './finish-page.ts';

/** Headers of one answer, not of the page. */
const ownHeaders = new Set([
  ...['accept-ranges', 'connection', 'content-length', 'date', 'etag', 'keep-alive', 'vary'],
  'x-nextjs-cache',
]);

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const encoders = {
  br: (body: Buffer) =>
    brotli(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => zip(body),
  identity: async (body: Buffer) => body,
};
type Encoding = keyof typeof encoders;

interface EncodedPage {
  etag: string;
  body: Buffer;
  /** Names and values in turn. */
  headers: string[];
}

/** The final bytes of a page or asset, for all visitors. */
export interface KeptPage {
  /** Null for an asset, which never changes. */
  edition: number | null;
  status: number;
  body: Buffer;
  isText: boolean;
  headers: OutgoingHttpHeaders;
  vary: string;
  /** Without the encoding. */
  tag: string;
  /** Made at the first request for an encoding. */
  encoded: Map<Encoding, EncodedPage | Promise<EncodedPage>>;
  bytes: number;
}

/** The smallest first. */
const encodings: Encoding[] = ['br', 'gzip', 'identity'];
/** Browsers send a handful of different lines. */
const chosen = new Map<string, Encoding>();

function chooseEncoding(request: IncomingMessage): Encoding {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const known = chosen.get(accepted);
  if (known) return known;
  const acceptable = new Negotiator(request).encodings(encodings);
  const found = encodings.find((encoding) => acceptable.includes(encoding)) ?? 'identity';
  if (chosen.size > 100) chosen.clear();
  chosen.set(accepted, found);
  return found;
}

/** Pictures and fonts are compressed already. */
const isText = ({ 'content-type': type }: OutgoingHttpHeaders) =>
  /^(?:text\/|application\/(?:javascript|json|(?:\w+\+)?xml)|image\/svg)/.test(String(type));

export function keptPage(
  { status, headers, body, lasts }: FinishedPage,
  edition: number,
): KeptPage {
  const own = Object.entries(headers).filter(([name]) => !ownHeaders.has(name));
  return {
    edition: lasts === 'ever' ? null : edition,
    status,
    body,
    isText: isText(headers),
    headers: Object.fromEntries(own),
    vary: [headers.vary ?? [], 'Accept-Encoding'].flat().join(', '),
    tag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    encoded: new Map(),
    bytes: 0,
  };
}

function encodedPage(page: KeptPage, encoding: Encoding, body: Buffer): EncodedPage {
  const etag = `"${page.tag}-${encoding}"`;
  const headers = {
    ...page.headers,
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': body.length,
    etag,
    vary: page.vary,
  };
  // Node sends a flat list without a copy for each answer.
  return { etag, body, headers: Object.entries(headers).flatMap((entry) => entry.map(String)) };
}

/** True if the browser has the page already (RFC 9110, 13.1.2). */
function isKnown({ headers }: IncomingMessage, page: KeptPage, etag: string): boolean {
  const asked = headers['if-none-match'];
  if (asked === undefined || page.status !== 200) return false;
  return asked.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  { etag, body, headers }: EncodedPage,
): void {
  if (isKnown(request, page, etag)) {
    // The browser already has the page with its policy.
    const { 'content-security-policy': _, 'content-type': __, ...others } = page.headers;
    response.writeHead(304, { ...others, etag, vary: page.vary }).end();
    return;
  }
  response.writeHead(page.status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
}

/**
 * Sends a page in the smallest encoding that the visitor accepts, or 304.
 * @param onEncoded receives the bytes that a new encoding takes
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: KeptPage,
  onEncoded: (bytes: number) => void,
): void {
  const encoding = page.isText ? chooseEncoding(request) : 'identity';
  const known = page.encoded.get(encoding);
  if (known && 'body' in known) {
    write(request, response, page, known);
    return;
  }
  const encode = async () => {
    const made = encodedPage(page, encoding, await encoders[encoding](page.body));
    page.encoded.set(encoding, made);
    if (encoding !== 'identity') onEncoded(made.body.length);
    return made;
  };
  const making = known ?? encode();
  page.encoded.set(encoding, making);
  making.then(
    (made) => write(request, response, page, made),
    (error) => response.destroy(error),
  );
}
