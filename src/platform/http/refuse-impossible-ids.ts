import type { SanitizedConfig } from 'payload';

/** One of the CMS's routes below a collection or a global, e.g. `get` and `/versions/:id`. */
export interface RoutePattern {
  method: string;
  path: string;
}

/** The highest number that the database gives a document. */
const highestId = 2_147_483_647;

/** Whether a document can have this number. Text such as `12abc` is none, though it begins like one. */
function isDocumentId(text: string): boolean {
  return /^\d+$/.test(text) && Number(text) <= highestId;
}

const partsOf = (path: string) => path.split('/').filter(Boolean);

function fits(pattern: readonly string[], segments: readonly string[]): boolean {
  const needed = pattern.filter((part) => !part.endsWith('?')).length;
  return (
    segments.length >= needed &&
    segments.length <= pattern.length &&
    segments.every((segment, index) => {
      const part = pattern[index] ?? '';
      return part.startsWith(':') || part === segment;
    })
  );
}

/**
 * Whether a request names its document by something that is no document's number. The database
 * would answer it with an error.
 *
 * @param method in lower case
 * @param segments what follows the collection or global in the address, decoded
 * @param routes in the order in which the CMS tries them: the first that fits counts
 */
export function namesNoDocument(
  method: string,
  segments: readonly string[],
  routes: readonly RoutePattern[],
): boolean {
  const route = routes.find((each) => each.method === method && fits(partsOf(each.path), segments));
  return partsOf(route?.path ?? '').some((part, index) => {
    const segment = segments[index];
    return /^:id\??$/.test(part) && segment !== undefined && !isDocumentId(segment);
  });
}

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
