import { type OutgoingHttpHeaders, request } from 'node:http';
import { text } from 'node:stream/consumers';

export type InternalSite = { port: number; bindAddress?: string; internalSecret: string };

/** Longer than any batch of jobs; a longer run hangs. */
const LIMIT_MS = 15 * 60_000;

/** Address of the site's server on this machine. */
export function reachableAddress(bindAddress: string | undefined): string {
  if (!bindAddress || bindAddress === '0.0.0.0') return '127.0.0.1';
  return bindAddress === '::' ? '::1' : bindAddress;
}

/**
 * Asks the site on this machine with the supervisor's rights. `fetch` gives up after five minutes.
 * @throws Error if the site does not answer
 */
export function askSite(
  { port, bindAddress, internalSecret }: InternalSite,
  method: 'GET' | 'POST',
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        ...{ host: reachableAddress(bindAddress), port, path, method, agent: false },
        headers: { authorization: `Bearer ${internalSecret}`, 'content-length': 0, ...headers },
      },
      (response) => {
        const status = response.statusCode ?? 0;
        text(response).then((body) => resolve({ status, body }), reject);
      },
    );
    call.setTimeout(LIMIT_MS, () => call.destroy(new Error('The site did not answer in time.')));
    call.once('error', reject);
    call.end();
  });
}

/** Resolves with the status of `/api/internal/jobs`. */
export const requestJobs = async (site: InternalSite): Promise<number> =>
  (await askSite(site, 'POST', '/api/internal/jobs')).status;
