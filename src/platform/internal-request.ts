import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/**
 * True if the request carries the secret that the supervisor and the site share. The comparison
 * takes the same time however much of a guess is right; hashing makes the lengths equal.
 */
export function isInternalRequest(request: Request, internalSecret: string): boolean {
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${internalSecret}`));
}

/** What everybody else gets: the same answer as for an address that doesn't exist. */
export function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });
}
