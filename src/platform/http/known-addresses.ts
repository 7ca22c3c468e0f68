import type { IncomingMessage } from 'node:http';
import { canonicalOf } from '../paths.ts';
import { addressReader } from '../public-addresses.ts';
import { rememberUntilChange } from '../remember-for.ts';
import type { OwnRoutes } from './own-routes.ts';

/** The path of the requested document: Next redirects other spellings to it. */
function documentPath(path: string): string {
  const withoutExtraSlashes = path.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '');
  // A share picture's path contains the path of its page.
  return withoutExtraSlashes.replace(/^\/og(?=\/|$)/, '') || '/';
}

/** True for a request with Next's cookie for drafts. Next renders such a page for itself alone. */
export function isPreviewRequest({ headers }: IncomingMessage, routes: OwnRoutes | null): boolean {
  if (!headers.cookie?.includes('__prerender_bypass=') || !routes) return false;
  const cookies = headers.cookie.split(';').map((cookie) => cookie.trim());
  return cookies.includes(`__prerender_bypass=${routes.previewId}`);
}

/** Returns true if Next must answer: it would render and cache a page for any address. */
export function knownAddresses(
  ownRoutes: OwnRoutes,
): (request: IncomingMessage, path: string) => Promise<boolean> {
  const readPaths = rememberUntilChange(async () => new Set(await addressReader()?.()));

  return async (request, path) => {
    if (path.startsWith('/_next/')) return ownRoutes.has(path);
    const asked = documentPath(path);
    if (ownRoutes.has(asked) || isPreviewRequest(request, ownRoutes)) return true;
    if (addressReader() === null) return true;
    try {
      const paths = await readPaths();
      return paths.has(asked) || paths.has(canonicalOf(asked) ?? asked);
    } catch {
      // Addresses are unknown without the database; Next then reports the error.
      return true;
    }
  };
}
