import type { CorsProbe, Known } from '../model/evidence.ts';
import { header } from '../model/headers.ts';
import type { Budget } from './budget.ts';
import { follow } from './follow.ts';
import { findOut } from './found.ts';
import type { SiteClient } from './site-client.ts';

/** A site that surely has no business with the page. */
const STRANGER = 'https://origin-check.example';
const SMALL = 1024;

/**
 * Asks for the page once more as if a stranger’s site wanted it.
 *
 * @returns what it was allowed, and the time to the first byte in milliseconds
 */
export function probeCors(
  site: SiteClient,
  url: string,
  budget: Budget,
): Promise<Known<CorsProbe & { ttfbMs: number }>> {
  return findOut(async () => {
    const headers = { origin: STRANGER };
    const answer = await site.ask({ url, headers, maxBytes: SMALL }, budget);
    return {
      sentOrigin: STRANGER,
      allowOrigin: header(answer.headers, 'access-control-allow-origin'),
      allowCredentials: header(answer.headers, 'access-control-allow-credentials'),
      ttfbMs: answer.timing.ttfbMs,
    };
  });
}

/**
 * Asks for a page that cannot exist. A site may first send it elsewhere, e.g. to add a slash.
 *
 * @param name a random one
 */
export function probeRandomPath(
  site: SiteClient,
  origin: string,
  name: string,
  budget: Budget,
): Promise<Known<{ url: string; status: number }>> {
  return findOut(async () => {
    const url = `${origin}/${name}`;
    const { answer } = await follow(site, { url, maxBytes: SMALL }, budget);
    return { url, status: answer.status };
  });
}
