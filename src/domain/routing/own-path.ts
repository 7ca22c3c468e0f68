/** `//host` and `/\host` would lead to somebody else’s site. */
const ownPath = /^\/(?![/\\])[^\\]*$/;

/** Whether an address that somebody sent stays on this site, so that we may send them there. */
export function isOwnPath(path: string): boolean {
  return ownPath.test(path);
}
