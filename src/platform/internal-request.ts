import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * True if the request has the secret of supervisor and site. Comparing hashes of equal length takes
 * constant time, so timing reveals nothing about the secret.
 */
export function isInternalRequest(request: Request, internalSecret: string): boolean {
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${internalSecret}`));
}

/** The answer to all other requests, identical to that of a missing address. */
export function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });
}
