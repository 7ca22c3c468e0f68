import type { Element } from 'domhandler';
import { textContent } from 'domutils';
import { parsePage } from './parse-page.ts';
import type { ParsedPage } from './parsed-page.ts';
import { absolute, attribute, byTag } from './query.ts';

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
