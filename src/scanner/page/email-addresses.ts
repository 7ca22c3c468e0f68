import type { ParsedPage } from './parsed-page.ts';
import { attribute, byTag } from './query.ts';
import { textLines } from './text-lines.ts';

const plain = /(?<![\w.+-])[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,5}[a-z]{2,24}(?![\w-])/gi;
/** `info [at] shop [dot] co.uk`, which keeps the laziest robots away. */
const spelled =
  /(?<![\w.+-])([\w.+-]{1,64}) ?(?:\[at\]|\(at\)|\{at\}| AT ) ?([a-z0-9-]{1,63}(?: ?(?:\.|\[dot\]|\(dot\)| DOT ) ?[a-z0-9-]{1,63}){1,4})/g;

/** Names of files (`logo@2x.png`) look like addresses. */
const isFile = /\.(?:png|jpe?g|gif|webp|avif|svg|css|js)$/i;

/**
 * Cloudflare’s protection: the first byte is XORed into every other one.
 *
 * @param hex what stands in `data-cfemail`; null when it is no such text
 */
export function decodeCloudflareEmail(hex: string): string | null {
  if (!/^(?:[0-9a-f]{2}){4,200}$/i.test(hex)) return null;
  const [key = 0, ...bytes] = (hex.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const text = String.fromCharCode(...bytes.map((byte) => byte ^ key));
  const [email] = text.match(plain) ?? [];
  return email ?? null;
}

function linked(href: string): string | null {
  const [, mailto] = /^\s*mailto:([^?]+)/i.exec(href) ?? [];
  if (mailto !== undefined) return URL.parse(`mailto:${mailto}`)?.pathname ?? null;
  const [, hex] = /\/cdn-cgi\/l\/email-protection#([0-9a-f]+)/i.exec(href) ?? [];
  return hex === undefined ? null : decodeCloudflareEmail(hex);
}

/**
 * Email addresses that a visitor of a page gets to see: links, text (also spelled out) and those
 * that Cloudflare hides from robots. In small letters, each once.
 */
export function emailAddresses(page: ParsedPage): string[] {
  const text = textLines(page);
  const fromLinks = byTag(page, 'a', 'area').map((link) => linked(attribute(link, 'href') ?? ''));
  const hidden = page.elements.map((element) =>
    decodeCloudflareEmail(attribute(element, 'data-cfemail') ?? ''),
  );
  const inText = text.match(plain) ?? [];
  const inWords = [...text.matchAll(spelled)].map(
    ([, name, host = '']) => `${name}@${host.replace(/ ?(?:\[dot\]|\(dot\)|DOT) ?/g, '.')}`,
  );
  const all = [...fromLinks, ...hidden, ...inText, ...inWords]
    .map((email) => email?.trim().toLowerCase() ?? '')
    .filter((email) => /^[^@\s]+@[^@\s]+\.[a-z]{2,}$/.test(email) && !isFile.test(email));
  return [...new Set(all)];
}
