import { parse } from 'tldts';

/**
 * Ends of names that never lead to the public web: RFC 6761 and 8375, ICANN's `.internal`, and what
 * home routers, offices and clusters use. `.example` is missing on purpose: our cases use it for
 * ordinary sites, and nobody can register one.
 */
const privateEnds = new Set([
  'alt',
  'arpa',
  'corp',
  'domain',
  'home',
  'internal',
  'intranet',
  'invalid',
  'lan',
  'local',
  'localdomain',
  'localhost',
  'mail',
  'onion',
  'private',
  'test',
  'workgroup',
]);

const MAX_HOST = 253;
const MAX_LABEL = 63;

/** What DNS and certificates can name; the URL Standard lets more through. */
const usualLabel = /^[a-z0-9_-]+$/;

/**
 * Why a host name can't be a public site's; null when it can.
 *
 * @param hostname as the URL parser gives it: lower case, Punycode; without a final dot
 * @returns `malformed`, `special-name` or `unknown-suffix`
 */
export function nameProblem(
  hostname: string,
): 'malformed' | 'special-name' | 'unknown-suffix' | null {
  const labels = hostname.split('.');
  const areUsual = labels.every((label) => label.length <= MAX_LABEL && usualLabel.test(label));
  if (hostname.length > MAX_HOST || !areUsual) return 'malformed';
  const end = labels.at(-1) ?? '';
  if (labels.length < 2 || privateEnds.has(end)) return 'special-name';
  if (end === 'example') return null;
  const { isIcann, isPrivate } = parse(hostname, { allowPrivateDomains: true });
  return isIcann || isPrivate ? null : 'unknown-suffix';
}
