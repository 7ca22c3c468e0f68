type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE' | 'OPTIONS';
type Handler = (
  request: Request,
  args: { params: Promise<{ slug?: string[] }> },
) => Promise<Response>;

/** The exports of Next’s route for `/api`. */
type Handlers = Record<Method, Handler>;

export interface Answer {
  status: number;
  /** The parsed body, or the text when it is not JSON. */
  body: Record<string, never> & { [key: string]: unknown };
  text: string;
  headers: Headers;
  /** The session cookie set by the answer, as a request returns it. */
  cookie: string | null;
}

export interface Options {
  body?: unknown;
  form?: FormData;
  headers?: Record<string, string>;
}

/** Sends a request to a path below `/api`. */
export type Send = (method: Method, path: string, options?: Options) => Promise<Answer>;

const site = 'http://localhost:3000';

function cookieOf(response: Response): string | null {
  for (const line of response.headers.getSetCookie()) {
    const match = /^(payload-token=[^;]+)/.exec(line);
    if (match?.[1]) return match[1];
  }
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Imitates a browser: signed in with a cookie, and with the origin of its page. */
export function makeSend(handlers: unknown, cookie: string | null): Send {
  return async (method, path, { body, form, headers = {} } = {}) => {
    const url = new URL(`/api${path}`, site);
    const slug = url.pathname
      .slice('/api/'.length)
      .split('/')
      .map((segment) => decodeURIComponent(segment));
    const request = new Request(url, {
      method,
      headers: {
        Origin: site,
        ...(cookie ? { Cookie: cookie } : {}),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(form ? { body: form } : {}),
    });
    const response = await (handlers as Handlers)[method](request, {
      params: Promise.resolve({ slug }),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: parse(text) as Answer['body'],
      text,
      headers: response.headers,
      cookie: cookieOf(response),
    };
  };
}
