import { getDomain } from 'tldts';
import type { ScanEvidence } from '../../model/evidence.ts';
import { headerValues } from '../../model/headers.ts';

/** A cookie that the page’s answer sets and browsers take. */
export interface PageCookie {
  name: string;
  /** The line without the value, which is nobody’s business. */
  line: string;
  isSecure: boolean;
  isHttpOnly: boolean;
  /** In lower case; null when it was not sent. An empty one is `''`. */
  sameSite: string | null;
}

// Set by a hosting platform or website system for itself, with nothing in it that is worth stealing:
// which server answers, the language, the currency, how visits are counted.
const notTheSites = new Set([
  ...['heroku-session-affinity', 'AWSALB', 'AWSALBTG', 'AWSELB', 'ssr-caching', 'dps_site_id'],
  ...['dm_timezone_offset', 'localization', 'cart_currency', '_tracking_consent'],
  ...['_shopify_y', '_shopify_s', '_shopify_sa_p', '_shopify_sa_t'],
]);

/** Attributes of a `Set-Cookie` line, names in lower case; the last of a name counts (RFC 6265). */
function attributesOf(line: string): Map<string, string> {
  const [, ...parts] = line.split(';');
  return new Map(
    parts.map((part) => {
      const [name = '', ...value] = part.split('=');
      return [name.trim().toLowerCase(), value.join('=').trim()];
    }),
  );
}

/** A cookie for another domain, or for everybody under a public suffix, is refused by browsers. */
function isForThisHost(domain: string | undefined, host: string): boolean {
  const wanted = domain?.replace(/^\./, '').toLowerCase();
  if (!wanted || wanted === host) return true;
  return host.endsWith(`.${wanted}`) && getDomain(wanted) !== null;
}

/** The name promises what the attributes must keep, or browsers refuse the cookie (RFC 6265bis). */
function keepsPrefix(name: string, attributes: ReadonlyMap<string, string>): boolean {
  const isSecure = attributes.has('secure');
  if (/^__secure-/i.test(name)) return isSecure;
  if (!/^__host-/i.test(name)) return true;
  return isSecure && !attributes.get('domain') && attributes.get('path') === '/';
}

function isDeletion(attributes: ReadonlyMap<string, string>, now: string): boolean {
  const maxAge = attributes.get('max-age');
  if (maxAge && /^-?\d+$/.test(maxAge)) return Number(maxAge) <= 0;
  const expires = Date.parse(attributes.get('expires') ?? '');
  return expires <= Date.parse(now);
}

/**
 * Cookies of the page’s answer, those left out that browsers refuse (foreign domain, broken prefix)
 * or that are being deleted. One that is set twice counts once, as last set.
 */
export function pageCookies(evidence: ScanEvidence): PageCookie[] {
  const { url, cookies, headers, scannedAt } = evidence;
  const host = new URL(url).hostname;
  const found = new Map<string, PageCookie>();
  for (const line of new Set([...cookies, ...headerValues(headers, 'set-cookie')])) {
    const name = (/^([^=;]*)=/.exec(line)?.[1] ?? '').trim();
    if (!name || notTheSites.has(name)) continue;
    const attributes = attributesOf(line);
    if (!isForThisHost(attributes.get('domain'), host) || !keepsPrefix(name, attributes)) continue;
    const key = JSON.stringify([name, attributes.get('domain'), attributes.get('path')]);
    if (isDeletion(attributes, scannedAt)) {
      found.delete(key);
      continue;
    }
    found.set(key, {
      name,
      line: [
        `${name}=…`,
        ...line
          .split(';')
          .slice(1)
          .map((part) => part.trim()),
      ].join('; '),
      isSecure: attributes.has('secure'),
      isHttpOnly: attributes.has('httponly'),
      sameSite: attributes.get('samesite')?.toLowerCase() ?? null,
    });
  }
  return [...found.values()];
}
