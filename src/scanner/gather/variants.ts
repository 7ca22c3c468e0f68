import { RefusedAddress, Unreachable } from '../fetch/contract.ts';
import type { Hop, HostVariant, Known } from '../model/evidence.ts';
import type { Budget } from './budget.ts';
import { glance } from './follow.ts';
import { findOut, found, notFound, reasonOf } from './found.ts';
import type { SiteClient } from './site-client.ts';

/** Nobody is there, as opposed to somebody who is slow or hangs up. */
function isNobody(error: unknown): boolean {
  return (
    error instanceof RefusedAddress ||
    (error instanceof Unreachable && ['dns', 'connect', 'tls'].includes(error.code))
  );
}

async function readVariant(site: SiteClient, asked: string, budget: Budget): Promise<HostVariant> {
  try {
    const { hops, answer } = await glance(site, asked, budget);
    return { asked, hops, finalUrl: answer.url, status: answer.status };
  } catch (error) {
    if (isNobody(error)) return { asked, hops: [], finalUrl: null, status: null };
    throw error;
  }
}

/**
 * Where `http://` and `https://`, with `www.` and without, lead. Known only when every one of them
 * was found out.
 *
 * @param url the page’s address
 */
export function readVariants(
  site: SiteClient,
  url: string,
  budget: Budget,
): Promise<Known<readonly HostVariant[]>> {
  const { hostname, port } = new URL(url);
  if (port !== '') {
    return Promise.resolve(notFound('The address names a port, so it has no other spellings.'));
  }
  const bare = hostname.replace(/^www\./, '');
  const asked = ['http', 'https'].flatMap((scheme) => [
    `${scheme}://${bare}/`,
    `${scheme}://www.${bare}/`,
  ]);
  return findOut(() => Promise.all(asked.map((address) => readVariant(site, address, budget))));
}

/**
 * What the address typed with `http://` answers.
 *
 * @param hops the page’s own visit, which may have begun there
 */
export async function readHttpVisit(
  site: SiteClient,
  askedUrl: string,
  hops: readonly Hop[],
  budget: Budget,
): Promise<Known<readonly Hop[]>> {
  const url = new URL(askedUrl);
  if (hops[0]?.url.startsWith('http:')) return found(hops);
  if (url.port !== '') return notFound('The address names a port.');
  url.protocol = 'http:';
  try {
    return found((await glance(site, url.href, budget)).hops);
  } catch (error) {
    if (isNobody(error)) return found([]);
    const because = reasonOf(error);
    if (because === null) throw error;
    return notFound(because);
  }
}
