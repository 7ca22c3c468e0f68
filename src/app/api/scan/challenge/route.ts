import { takePoint } from '@/platform/rate-limit/take-points';
import { makeChallenge } from '@/scans/actions/visitor-proofs';

const headers = { 'cache-control': 'no-store' };

/** A proof-of-work challenge for the CAPTCHA. */
export async function GET(request: Request): Promise<Response> {
  const point = await takePoint('scanChallenge', request);
  if (!point.allowed) {
    const retry = { 'retry-after': String(point.retryAfterSeconds) };
    return new Response(null, { status: 429, headers: { ...headers, ...retry } });
  }
  return Response.json(await makeChallenge(Date.now()), { headers });
}
