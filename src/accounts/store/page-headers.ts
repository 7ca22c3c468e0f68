/**
 * Headers that identify a page’s visitor. Payload ignores its cookie after a cross-site link, such
 * as one in a mail. Pages only read, so the cookie is safe here. Writes are server actions, whose
 * origin Next checks.
 */
export function pageHeaders(given: Pick<Headers, 'get'>): Headers {
  return new Headers({ cookie: given.get('cookie') ?? '', 'sec-fetch-site': 'same-origin' });
}
