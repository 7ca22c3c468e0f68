/** Any address of ours would do: a path must lead to the same origin wherever the site runs. */
const ourOrigin = 'https://site.invalid';

/** Browsers take tabs and line breaks out of an address, and read a backslash as a slash. */
const misread = /[\\\p{Cc}]/u;

/**
 * Whether an address from a request stays on this site, so that the visitor may be sent there. It is
 * read by the rules of browsers: `//host` would lead to another site.
 */
export function isOwnPath(path: string): boolean {
  return (
    path.startsWith('/') && !misread.test(path) && URL.parse(path, ourOrigin)?.origin === ourOrigin
  );
}
