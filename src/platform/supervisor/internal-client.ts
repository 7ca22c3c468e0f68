import { request } from 'node:http';

export type InternalSite = { port: number; bindAddress?: string; internalSecret: string };

/** Longer than any batch of jobs; a longer run hangs. */
const LIMIT_MS = 15 * 60_000;

/** Address of the site's server on this machine. */
export function reachableAddress(bindAddress: string | undefined): string {
  if (!bindAddress || bindAddress === '0.0.0.0') return '127.0.0.1';
  return bindAddress === '::' ? '::1' : bindAddress;
}

/** Resolves with the status of `/api/internal/jobs`. `fetch` gives up after five minutes. */
export function requestJobs(site: InternalSite): Promise<number> {
  return new Promise((resolve, reject) => {
    const call = request(
      {
        host: reachableAddress(site.bindAddress),
        port: site.port,
        path: '/api/internal/jobs',
        method: 'POST',
        headers: { authorization: `Bearer ${site.internalSecret}`, 'content-length': 0 },
        agent: false,
      },
      (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode ?? 0));
        response.once('error', reject);
      },
    );
    call.setTimeout(LIMIT_MS, () => call.destroy(new Error('The site did not answer in time.')));
    call.once('error', reject);
    call.end();
  });
}
