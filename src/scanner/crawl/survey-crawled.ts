import type { RawDocument } from '../gather/request-budget.ts';
import type { HeaderLines } from '../model/evidence.ts';
import { readTokens } from '../page/find-role.ts';
import {
  findImmediateRefresh,
  findInHead,
  listLinkRelations,
  readRobotsDirectives,
} from '../page/head-elements.ts';
import { findByTag, type ParsedPage, readWords, resolveAddress } from '../page/parse-page.ts';

export interface CrawlQuestion {
  document: RawDocument;
  headers: HeaderLines;
  agent: string;
}

export interface CrawlSurvey {
  title: string | null;
  canonicals: readonly string[];
  isIndexable: boolean;
  refreshTo: string | null;
  links: readonly { url: string; isFollowed: boolean }[];
}

const MAX_TITLE = 200;
const MAX_LINKS = 2_000;
const MAX_CANONICALS = 5;

const searchEngines = [null, 'googlebot'] as const;

function titleOf(page: ParsedPage): string | null {
  const [title] = findInHead(page, 'title');
  const text = title ? readWords(title) : '';
  // Cut by code point: PostgreSQL rejects half a surrogate pair.
  return text === '' ? null : [...text].slice(0, MAX_TITLE).join('');
}

function linksOf(page: ParsedPage, mayFollow: boolean): CrawlSurvey['links'] {
  const found = new Map<string, boolean>();
  for (const link of findByTag(page, 'a', 'area')) {
    const target = resolveAddress(page, link.attribs.href);
    if (!target || !/^https?:$/.test(target.protocol)) continue;
    target.hash = '';
    const isFollowed = mayFollow && !readTokens(link, 'rel').includes('nofollow');
    if (found.size < MAX_LINKS || found.has(target.href)) {
      found.set(target.href, isFollowed || found.get(target.href) === true);
    }
  }
  return [...found].map(([url, isFollowed]) => ({ url, isFollowed }));
}

/** Surveys a page for a crawl; deterministic. */
export function surveyCrawled(
  page: ParsedPage,
  url: string,
  { headers, agent }: Omit<CrawlQuestion, 'document'>,
): CrawlSurvey {
  const says = (crawler: string | null, ...names: string[]) =>
    readRobotsDirectives(page, headers, crawler).some(({ name }) => names.includes(name));
  const canonicals = listLinkRelations({ page, headers, url })
    .filter(({ rels }) => rels.includes('canonical'))
    .flatMap(({ url: target }) => target?.href ?? []);
  return {
    title: titleOf(page),
    canonicals: [...new Set(canonicals)].slice(0, MAX_CANONICALS),
    isIndexable: !searchEngines.some((engine) => says(engine, 'noindex', 'none')),
    refreshTo: findImmediateRefresh(page, url),
    links: linksOf(page, !says(agent, 'nofollow', 'none')),
  };
}
