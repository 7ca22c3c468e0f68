import { createHash, timingSafeEqual } from 'node:crypto';

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** True for requests of the supervisor. Equal hash lengths make the comparison constant in time. */
export function isInternalRequest(request: Request, internalSecret: string): boolean {
  const given = request.headers.get('authorization') ?? '';
  return timingSafeEqual(digest(given), digest(`Bearer ${internalSecret}`));
}

export function notFound(): Response {
  return new Response('Not found\n', { status: 404, headers: { 'cache-control': 'no-store' } });
}
