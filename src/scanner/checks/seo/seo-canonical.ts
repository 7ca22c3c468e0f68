import { type Check, fail, notApplicable, note, pass } from '../../model/check.ts';
import { type LinkRelation, listLinkRelations } from '../../page/head-elements.ts';
import { isSameDomain } from '../../page/resources.ts';

const homePages = /^\/(?:index|default|home)(?:\.\w{2,5})?\/?$/i;

function proofsOf(relations: readonly LinkRelation[]) {
  return relations.map(({ proof }) => proof);
}

/** All crawlers accept protocol-relative addresses. */
function isAbsolute({ address }: LinkRelation): boolean {
  return URL.parse(address) !== null || address.trim().startsWith('//');
}

function isHome({ pathname }: URL): boolean {
  return pathname === '/' || homePages.test(pathname);
}

/** Lighthouse's rule, but `/index.html` may point to `/`. */
export const seoCanonical: Check = {
  id: 'seo-canonical',
  severity: 'medium',
  title: 'The page’s preferred address is set wrongly',
  passed: 'Preferred address of the page',
  why: 'A page can tell search engines which of its addresses to show. If that is wrong, they may show another page instead of this one, or ignore it.',
  fix: 'Keep one <link rel="canonical"> in the <head>, with the full address of this very page, beginning with https://.',
  remedy: 'build',
  sourceName: 'Google Search Central, canonical URLs',
  sourceUrl:
    'https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls',
  judge(evidence) {
    const relations = listLinkRelations(evidence);
    const canonicals = relations.filter(
      ({ rels, address }) => rels.includes('canonical') && address !== '',
    );
    const invalid = canonicals.filter(({ url }) => url === null);
    if (invalid.length > 0) {
      return fail('The canonical link is not a valid address.', proofsOf(invalid));
    }
    const relative = canonicals.filter((canonical) => !isAbsolute(canonical));
    if (relative.length > 0) {
      return fail('The canonical link is not a full address.', proofsOf(relative));
    }
    const targets = new Map(canonicals.map(({ url }) => [url?.href, url]));
    const [target] = targets.values();
    const proofs = proofsOf(canonicals);
    if (!target) return notApplicable('The page names no preferred address of its own.');
    if (targets.size > 1) {
      return fail(`There are ${targets.size} canonical links that contradict each other.`, proofs);
    }

    const own = new URL(evidence.url);
    const languages = new Set(
      relations
        .filter(({ rels, hreflang }) => rels.includes('alternate') && hreflang !== '')
        .map(({ url }) => url?.href),
    );
    if (own.href !== target.href && languages.has(own.href) && languages.has(target.href)) {
      return fail('The canonical link points to the page in another language.', proofs);
    }
    if (target.origin === own.origin && target.pathname === '/' && !isHome(own)) {
      return fail('The canonical link points to the home page instead of this page.', proofs);
    }
    return isSameDomain(target, own)
      ? pass('The page names one preferred address.', proofs)
      : note(
          `The page names an address on another website as the original: ${target.host}.`,
          proofs,
        );
  },
};
