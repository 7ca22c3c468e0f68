import type { NextRequest } from 'next/server';
import { visitSchema } from '@/content/rules/visit';
import { countView, getCountedPages } from '@/content/store/visits';
import { readSameOriginJson } from '@/platform/http/read-json';
import { takePoint } from '@/platform/rate-limit/take-points';

const maxBytes = 1_000;

/** Cookies of signed-in staff and of previews. */
const staffCookies = ['payload-token', '__prerender_bypass'];

/**
 * Counts a page view from a visitor who agreed. Stores no IP address, browser or visitor
 * identifier. The response does not reveal whether it counted.
 */
export async function POST(request: NextRequest): Promise<Response> {
  const visit = visitSchema.safeParse(await readSameOriginJson(request, maxBytes));
  if (!visit.success) return new Response(null, { status: 400 });
  const isStaff = staffCookies.some((name) => request.cookies.has(name));
  // Unknown paths are dropped before the limiter, so they leave no trace.
  if (!isStaff && (await getCountedPages()).has(visit.data.path)) {
    const { allowed } = await takePoint('visit', request);
    if (allowed) await countView(visit.data, new Date());
  }
  return new Response(null, { status: 204 });
}
