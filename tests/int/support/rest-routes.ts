import type { SanitizedConfig } from 'payload';
import type { Send } from './rest';

export interface RestRoute {
  method: Parameters<Send>[0];
  /** The collection or global, as a path; empty for other routes. */
  below: string;
  path: string;
}

/** Every route below `/api` that the configuration has. */
export function routesBelowApi({ endpoints, collections, globals }: SanitizedConfig): RestRoute[] {
  return [
    { below: '', endpoints },
    ...collections.map(({ slug, endpoints }) => ({ below: `/${slug}`, endpoints })),
    ...globals.map(({ slug, endpoints }) => ({ below: `/globals/${slug}`, endpoints })),
  ].flatMap(({ below, endpoints }) =>
    (endpoints || []).map(({ method, path }) => ({
      method: method.toUpperCase() as RestRoute['method'],
      below,
      path: path === '/' ? '' : path,
    })),
  );
}

/** The address of a route, with this value for each parameter. */
export function fillRoute({ below, path }: RestRoute, value: string): string {
  return below + path.replace(/:\w+\??/g, value);
}
