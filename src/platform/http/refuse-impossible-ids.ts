import type { SanitizedConfig } from 'payload';
import { namesNoDocument, type RoutePattern } from './document-ids';

/** What Payload answers requests below `/api` with. */
export type RestHandler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** A long question may be sent as the body of a POST that says so. */
function methodOf({ method, headers }: Request): string {
  const asked =
    headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override');
  return method === 'POST' && asked === 'GET' ? 'get' : method.toLowerCase();
}

function routesOf(
  { collections, globals }: SanitizedConfig,
  [first, second]: readonly string[],
): readonly RoutePattern[] {
  const found =
    first === 'globals'
      ? globals.find(({ slug }) => slug === second)
      : collections.find(({ slug }) => slug === first);
  return found?.endpoints || [];
}

/**
 * Answers “not found” to requests for a document whose number is none (`/api/packages/abc`), for
 * every collection. Payload alone would ask the database and tell of a fault of ours.
 */
export function refuseImpossibleIds(
  config: Promise<SanitizedConfig>,
  handle: RestHandler,
): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params;
    const below = slug.slice(slug[0] === 'globals' ? 2 : 1);
    if (namesNoDocument(methodOf(request), below, routesOf(await config, slug))) {
      return Response.json({ errors: [{ message: 'Not Found' }] }, { status: 404 });
    }
    return handle(request, args);
  };
}
