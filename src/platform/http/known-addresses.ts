import type { IncomingMessage } from 'node:http';
import { canonicalOf } from '../paths.ts';
import { addressReader } from '../public-addresses.ts';
import { currentEdition } from '../site-edition.ts';
import type { OwnRoutes } from './own-routes.ts';

/** The path whose document a request is about: Next sends other spellings of it on. */
function documentPath(path: string): string {
  const withoutExtraSlashes = path.replace(/\/{2,}/g, '/').replace(/(?!^)\/$/, '');
  // The picture of a shared link stands for the page that it names.
  return withoutExtraSlashes.replace(/^\/og(?=\/|$)/, '') || '/';
}

function isPreview({ headers }: IncomingMessage, previewId: string): boolean {
  const cookies = (headers.cookie ?? '').split(';').map((cookie) => cookie.trim());
  return cookies.includes(`__prerender_bypass=${previewId}`);
}

/**
 * Tells addresses that lead somewhere from those that don’t, before Next renders anything. Next would
 * render and keep a page for each address that is made up, and push out those that are read.
 *
 * @returns whether Next is to answer; where nothing is certain, it is
 */
export function knownAddresses(
  ownRoutes: OwnRoutes,
): (request: IncomingMessage, path: string) => Promise<boolean> {
  let kept: { edition: number; paths: Promise<ReadonlySet<string>> } | undefined;

  function readPaths(edition: number, read: () => Promise<Iterable<string>>) {
    if (kept?.edition === edition) return kept.paths;
    const paths = read().then((list) => new Set(list));
    const reading = { edition, paths };
    kept = reading;
    paths.catch(() => {
      if (kept === reading) kept = undefined;
    });
    return paths;
  }

  return async (request, path) => {
    if (path.startsWith('/_next/')) return ownRoutes.has(path);
    const asked = documentPath(path);
    if (ownRoutes.has(asked) || isPreview(request, ownRoutes.previewId)) return true;
    const read = addressReader();
    if (read === null) return true;
    try {
      const paths = await readPaths(currentEdition(), read);
      return paths.has(asked) || paths.has(canonicalOf(asked) ?? asked);
    } catch {
      // Without the database nothing is certain; Next says what is wrong.
      return true;
    }
  };
}
