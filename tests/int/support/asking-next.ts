import path from 'node:path';
import { NextRequest } from 'next/server';

/** The caller whose headers and cookies the mocks of Next return. */
export interface AskedBy {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined; set(): void; delete(): void };
}

const origin = 'http://localhost:3000';

/** Makes the calls of pages and actions come from the browser with this cookie. */
export function askAs(asked: AskedBy, cookie: string): void {
  const [name, ...value] = cookie.split('=');
  asked.headers = new Headers({ cookie, origin, 'sec-fetch-site': 'same-origin' });
  asked.cookies = {
    get: (wanted) => (wanted === name ? { value: value.join('=') } : undefined),
    set() {},
    delete() {},
  };
}

/** Loads a file below `src`, as Next does by its path. */
export const load = (file: string): Promise<Record<string, unknown>> =>
  import(path.resolve('src', file));

/** The outcome of a page: drawn, or the address of its redirect. */
export async function outcomeOf(draw: () => unknown): Promise<string> {
  try {
    const element = (await draw()) as { type?: unknown } | null;
    const type = element?.type;
    return typeof type === 'function' ? type.name : 'drawn';
  } catch (error) {
    if (error instanceof Redirected) return error.message;
    throw error;
  }
}

/** Replaces the error with which Next redirects. */
export class Redirected extends Error {}

/** A request from a caller’s browser, on one of the site’s own pages. */
export function requestOf(
  route: string,
  cookie: string,
  { query = {}, body, headers = {} }: RequestParts,
): NextRequest {
  const [method = 'GET'] = route.split(' ');
  const address = new URL(`/${route.split(' ')[1]}?${new URLSearchParams(query)}`, origin);
  return new NextRequest(address, {
    method,
    headers: {
      origin,
      cookie,
      'x-client-address': '192.0.2.44',
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...headers,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
}

interface RequestParts {
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
}
