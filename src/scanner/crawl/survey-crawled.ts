import { textContent } from 'domutils';
import { linkRelations } from '../checks/seo/link-relations.ts';
import type { RawDocument } from '../gather/found.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { immediateRefresh, inHead, wordsOf } from '../page/head-elements.ts';
import type { ParsedPage } from '../page/parse-page.ts';
import { absolute, attribute, byTag } from '../page/parse-page.ts';
import { robotsDirectives } from '../page/robots-directives.ts';

/** A page that was opened, for the thread that reads it. */
export interface CrawlQuestion {
  document: RawDocument;
  headers: HeaderLines;
  /** The crawler’s name. */
  agent: string;
}

/** What a crawl wants to know of a page. Plain data, bounded. */
export interface CrawlSurvey {
  title: string | null;
  /** Addresses that it names as the original, in head and headers. */
  canonicals: readonly string[];
  isIndexable: boolean;
  /** Where it sends its visitors at once by itself. */
  refreshTo: string | null;
  links: readonly { url: string; isFollowed: boolean }[];
}

const MAX_TITLE = 200;
const MAX_LINKS = 2_000;
const MAX_CANONICALS = 5;

/** Those whose word counts for what search engines list. */
const searchEngines = [null, 'googlebot'] as const;

function titleOf(page: ParsedPage): string | null {
  const [title] = inHead(page, 'title');
  const text = title ? textContent(title).replace(/\s+/g, ' ').trim() : '';
  // By letters: half of a pair can’t be stored.
  return text === '' ? null : [...text].slice(0, MAX_TITLE).join('');
}

function linksOf(page: ParsedPage, mayFollow: boolean): CrawlSurvey['links'] {
  const found = new Map<string, boolean>();
  for (const link of byTag(page, 'a', 'area')) {
    const target = absolute(page, attribute(link, 'href'));
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    target.hash = '';
    const isFollowed = mayFollow && !wordsOf(link, 'rel').includes('nofollow');
    if (found.size < MAX_LINKS || found.has(target.href)) {
      found.set(target.href, isFollowed || found.get(target.href) === true);
    }
  }
  return [...found].map(([url, isFollowed]) => ({ url, isFollowed }));
}

/**
 * Looks a page over for a crawl. The same page gives the same survey.
 *
 * @param url the page’s own absolute address
 */
export function surveyCrawled(
  page: ParsedPage,
  url: string,
  { headers, agent }: Omit<CrawlQuestion, 'document'>,
): CrawlSurvey {
  const says = (crawler: string | null, ...names: string[]) =>
    robotsDirectives(page, headers, crawler).some(({ name }) => names.includes(name));
  const canonicals = linkRelations({ page, headers, url })
    .filter(({ rels }) => rels.includes('canonical'))
    .flatMap(({ url: target }) => target?.href ?? []);
  return {
    title: titleOf(page),
    canonicals: [...new Set(canonicals)].slice(0, MAX_CANONICALS),
    isIndexable: !searchEngines.some((engine) => says(engine, 'noindex', 'none')),
    refreshTo: immediateRefresh(page, url),
    links: linksOf(page, !says(agent, 'nofollow', 'none')),
  };
}
