import path from 'node:path';
import { NextRequest } from 'next/server';

/** Who asks, for what stands in for Next’s own headers. */
export interface AskedBy {
  headers: Headers;
  cookies: { get(name: string): { value: string } | undefined; set(): void; delete(): void };
}

const origin = 'http://localhost:3000';

/** Has pages and actions be asked for by whoever sends this cookie. */
export function askAs(asked: AskedBy, cookie: string): void {
  const [name, ...value] = cookie.split('=');
  asked.headers = new Headers({ cookie, origin, 'sec-fetch-site': 'same-origin' });
  asked.cookies = {
    get: (wanted) => (wanted === name ? { value: value.join('=') } : undefined),
    set() {},
    delete() {},
  };
}

/** Loads a file below `src`, as Next does by its place. */
export const load = (file: string): Promise<Record<string, unknown>> =>
  import(path.resolve('src', file));

/** What a page comes to: what it draws, or where it sends. */
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

/** Stands in for Next’s way of sending somebody elsewhere. */
export class Redirected extends Error {}

/** A request of a caller’s browser, on one of our own pages. */
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
