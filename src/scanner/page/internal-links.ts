import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { getDomain } from 'tldts';
import { absolute, attribute, byTag, type ParsedPage, parsePage } from './parse-page.ts';

const MAX_NOSCRIPTS = 10;
const MAX_LETTERS = 20_000;

/** A link to another page of the same site. */
export interface InternalLink {
  /** Absolute, without a fragment. */
  url: string;
  /** What is written on it, or its description. */
  text: string;
}

/** `www.` or not, it is the same site. */
export function isSameSite(a: URL, b: URL): boolean {
  const bare = ({ host }: URL) => host.replace(/^www\./, '');
  return bare(a) === bare(b);
}

function textOf(link: Element): string {
  const words = textContent(link).replace(/\s+/g, ' ').trim();
  return words || (attribute(link, 'aria-label') ?? attribute(link, 'title') ?? '').trim();
}

/** Links that stand in for a menu which a script builds. */
function linksWithoutScripts(page: ParsedPage): Element[] {
  return byTag(page, 'noscript')
    .map((element) => textContent(element))
    .filter((html) => /<a\s/i.test(html))
    .slice(0, MAX_NOSCRIPTS)
    .flatMap((html) => byTag(parsePage(html.slice(0, MAX_LETTERS), page.baseUrl), 'a'));
}

/**
 * The page’s links to other pages of its site, each address once, in document order.
 *
 * @param url the page’s own address
 */
export function internalLinks(page: ParsedPage, url: string): InternalLink[] {
  const own = new URL(url);
  own.hash = '';
  const found = new Map<string, InternalLink>();
  for (const link of [...byTag(page, 'a', 'area'), ...linksWithoutScripts(page)]) {
    const target = absolute(page, attribute(link, 'href'));
    if (!target || !/^https?:$/.test(target.protocol) || !isSameSite(target, own)) continue;
    target.hash = '';
    if (target.href === own.href) continue;
    const known = found.get(target.href);
    if (!known) found.set(target.href, { url: target.href, text: textOf(link) });
    else if (known.text === '') found.set(target.href, { ...known, text: textOf(link) });
  }
  return [...found.values()];
}

export type SideKind = 'contact' | 'privacy' | 'legal' | 'about';

const MAX_LINKS = 10;
const MAX_SIDE_PAGES = 3;

/** In the order in which they are worth reading. */
const sideKinds: readonly { kind: SideKind; text: RegExp; path: RegExp }[] = [
  {
    kind: 'contact',
    text: /^(?:contact|get in touch|find us|visit us|cysylltu|cysylltwch)/i,
    path: /(?:^|[/-])(?:contact|contact-?us|get-in-touch|find-us|cysylltu)(?:[/.-]|$)/i,
  },
  {
    kind: 'privacy',
    text: /privacy|data protection|gdpr|preifatrwydd/i,
    path: /privacy|data-?protection|gdpr|preifatrwydd/i,
  },
  {
    kind: 'legal',
    text: /terms|conditions|\blegal\b|imprint|company (?:details|information)|telerau/i,
    path: /(?:^|[/-])(?:terms|t-and-c|tandc|legal|imprint|company-(?:details|information)|telerau)/i,
  },
  {
    kind: 'about',
    text: /^(?:about|our story|who we are|amdanom)/i,
    path: /(?:^|\/)(?:about|about-?us|our-story|who-we-are|amdanom)(?:[/.-]|$)/i,
  },
];

/** Files rather than pages, by the end of the path. */
export const fileNames =
  /\.(?:avif|css|csv|docx?|gif|ics|jpe?g|js|json|mp[34]|odt|pdf|png|pptx?|rss|svg|txt|vcf|webm|webp|xlsx?|xml|zip)$/i;

/**
 * What a stranger does not ask for unasked: doors to the back office, and addresses that may do
 * something when they are opened.
 */
const leftAlone =
  /(?:^|[/._-])(?:wp-admin|wp-login|admin|administrator|login|log-in|signin|sign-in|logout|log-out|signout|sign-out|register|account|basket|cart|checkout|add-to-cart|remove|delete|unsubscribe|cgi-bin|xmlrpc)(?:[/._-]|$)/i;

/** Parameters that order something to be done. */
export const actionQueries =
  /[?&](?:add-to-cart|action|delete|remove|logout|unsubscribe|wc-ajax|replytocom)=?/i;

function isHarmless({ url }: InternalLink): boolean {
  const { pathname, search } = new URL(url);
  return !leftAlone.test(pathname) && !actionQueries.test(search);
}

/**
 * At most ten links to try, spread evenly over the page: broken ones hide further down than the
 * menu. Nothing that may be a back door or do something when it is opened.
 */
export function chooseLinks(links: readonly InternalLink[]): string[] {
  const harmless = links.filter(isHarmless);
  const count = Math.min(MAX_LINKS, harmless.length);
  return Array.from(
    { length: count },
    (_, index) => harmless[Math.floor((index * harmless.length) / count)]?.url ?? '',
  );
}

/**
 * At most three pages that may tell who runs the site: how to reach them, what happens to personal
 * data, their terms or, failing that, who they are.
 */
export function chooseSidePages(links: readonly InternalLink[]): { url: string; kind: SideKind }[] {
  const pages = links.filter(
    (link) => isHarmless(link) && !fileNames.test(new URL(link.url).pathname),
  );
  const chosen = new Map<string, { url: string; kind: SideKind }>();
  for (const { kind, text, path } of sideKinds) {
    const open = pages.filter(({ url }) => !chosen.has(url));
    const link =
      open.find((page) => text.test(page.text)) ??
      open.find(({ url }) => path.test(new URL(url).pathname));
    if (link) chosen.set(link.url, { url: link.url, kind });
  }
  return [...chosen.values()].slice(0, MAX_SIDE_PAGES);
}

/**
 * The domain that somebody registered, e.g. `shop.co.uk` for `www.shop.co.uk`; the host itself where
 * there is none (`localhost`, a bare suffix).
 */
export function siteDomain({ hostname }: URL): string {
  return getDomain(hostname) ?? hostname;
}

/** Both belong to the same registered domain, so to the same owner as far as an address tells. */
export function isSameDomain(a: URL, b: URL): boolean {
  return siteDomain(a) === siteDomain(b);
}
