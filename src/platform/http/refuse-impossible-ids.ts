import type { SanitizedConfig } from 'payload';
import { refuseAsPayload } from './read-json';

/** One of the CMS's routes below a collection or a global, e.g. `get` and `/versions/:id`. */
export interface RoutePattern {
  method: string;
  path: string;
}

const highestId = 2_147_483_647;

/** True for a possible document id. `12abc` is invalid, though it starts with a number. */
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
 * @param method in lower case
 * @param segments after the collection or global, decoded
 * @param routes in the CMS's order: the first match counts
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

/** Payload's handler for requests below `/api`. */
export type RestHandler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** A long query may be sent as the body of a POST with a header for GET. */
function methodOf({ method, headers }: Request): string {
  const asked =
    headers.get('x-payload-http-method-override') ?? headers.get('x-http-method-override');
  return method === 'POST' && asked === 'GET' ? 'get' : method.toLowerCase();
}

/** The collection or global of a request's path segments. */
export function findEntity(
  { collections, globals }: SanitizedConfig,
  [first, second]: readonly string[],
) {
  return first === 'globals'
    ? globals.find(({ slug }) => slug === second)
    : collections.find(({ slug }) => slug === first);
}

/** Answers 404 to invalid ids (`/api/packages/abc`), where Payload would report a server error. */
export function refuseImpossibleIds(
  config: Promise<SanitizedConfig>,
  handle: RestHandler,
): RestHandler {
  return async (request, args) => {
    const { slug = [] } = await args.params;
    const below = slug.slice(slug[0] === 'globals' ? 2 : 1);
    const routes = findEntity(await config, slug)?.endpoints || [];
    if (namesNoDocument(methodOf(request), below, routes)) return refuseAsPayload(404, 'Not Found');
    return handle(request, args);
  };
}
