import { getEnv } from '../env';

/**
 * True for a request of our own pages. Other sites' pages can send requests with a visitor's
 * browser, but no JSON without preflight, and browsers state the origin.
 */
export function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get('origin');
  const site = headers.get('sec-fetch-site');
  if (site !== null && site !== 'same-origin') return false;
  return origin === null || origin === getEnv().siteUrl || origin === originAsked(headers);
}

/** The origin in the visitor's address bar if it differs from the public one (127.0.0.1, tests). */
function originAsked(headers: Headers): string | null {
  const host = headers.get('host');
  return host && URL.canParse(`http://${host}`) ? `http://${host}` : null;
}

export async function readBounded(
  body: ReadableStream<Uint8Array>,
  maxBytes: number,
): Promise<Buffer<ArrayBuffer> | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** `null` for a foreign origin, another type, an oversized body or invalid JSON. */
export async function readSameOriginJson(request: Request, maxBytes: number): Promise<unknown> {
  const type = request.headers.get('content-type') ?? '';
  if (!isSameOrigin(request) || !type.toLowerCase().startsWith('application/json')) return null;
  if (request.body === null) return null;
  try {
    const bytes = await readBounded(request.body, maxBytes);
    return bytes === null ? null : (JSON.parse(bytes.toString('utf8')) as unknown);
  } catch {
    return null;
  }
}

/** Refuses a request as Payload’s own routes do. */
export function refuseAsPayload(status: number, message: string, headers: HeadersInit = {}) {
  return Response.json({ errors: [{ message }] }, { status, headers });
}
