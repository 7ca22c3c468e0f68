/** The part of an address that says which page is asked for, and the rest of it. */
export interface Address {
  /** Starts with `/`. One spelling for each page: what needs no percent-encoding has none. */
  path: string;
  /** Empty, or starts with `?`; as it was sent. */
  search: string;
}

/** No page’s address holds any, and PostgreSQL refuses the first of them. */
const controlCharacter = /\p{Cc}/u;

/** Letters, digits and signs that mean the same with and without percent-encoding (RFC 3986, 2.3). */
const unreserved = /^[\w.~-]$/;

function parsePath(target: string): string | undefined {
  if (target.startsWith('/')) return URL.parse(`http://site.invalid${target}`)?.pathname;
  // A proxy may send the whole address (RFC 9112, 3.2.2).
  return /^https?:\/\//i.test(target) ? URL.parse(target)?.pathname : undefined;
}

/**
 * Reads the address that a request asks for.
 *
 * @param target as it stands in the request’s first line
 * @returns `null` for what no page can have as its address
 */
export function readAddress(target: string): Address | null {
  const [beforeQuery = '', ...query] = target.split('?');
  const path = parsePath(beforeQuery);
  if (path === undefined) return null;
  try {
    if (controlCharacter.test(decodeURIComponent(path))) return null;
  } catch {
    // Broken percent-encoding is the sender’s mistake; Next would report it as a fault of ours.
    return null;
  }
  const oneSpelling = path.replace(/%[\da-f]{2}/gi, (encoded) => {
    const character = String.fromCharCode(Number.parseInt(encoded.slice(1), 16));
    return unreserved.test(character) ? character : encoded.toUpperCase();
  });
  return { path: oneSpelling, search: query.length > 0 ? `?${query.join('?')}` : '' };
}
