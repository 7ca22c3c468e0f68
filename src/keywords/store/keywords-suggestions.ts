import 'server-only';
import { cache } from 'react';
import { getSiteIndex, type SiteEntry } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { idOf } from '@/platform/jobs/id-of';
import { pricingPath } from '@/platform/paths';
import { defaultKeywordFilter } from '../rules/keyword-filter';
import type { NicheWords } from '../rules/keyword-text';
import {
  type KeywordProposal,
  listEveryProposal,
  mostProposals,
  type ProposalFilter,
  type ProposalSource,
  removeListedKeywords,
} from '../rules/propose-keywords';
import { indexPages, suggestPage, type TargetPage } from '../rules/suggest-page';
import { queryKeywords, writeKeywordOrder } from './read-keywords';

interface Place {
  id: number;
  slug: string;
  name: string;
}

const readCities = cache(async (): Promise<Place[]> => {
  const cms = await getCms();
  const docs = await listPublished(cms, 'cities', {
    depth: 0,
    sort: '_order',
    select: { name: true, slug: true },
  });
  return docs.flatMap(({ id, slug, name }) => (slug ? [{ id, slug, name }] : []));
});

type Niche = NicheWords & { id: number; industry: number | null };

const readNiches = cache(async (): Promise<Niche[]> => {
  const cms = await getCms();
  const docs = await listPublished(cms, 'niches', {
    depth: 0,
    sort: '_order',
    select: { name: true, slug: true, synonyms: true, industry: true },
  });
  return docs.flatMap(({ id, slug, name, ...niche }) => {
    const synonyms = (niche.synonyms ?? []).map(({ text }) => text);
    return slug ? [{ id, slug, name, synonyms, industry: idOf(niche.industry) ?? null }] : [];
  });
});

export async function readProposalSource(): Promise<ProposalSource> {
  const [cities, niches] = await Promise.all([readCities(), readNiches()]);
  return { cities, niches };
}

function nichesOf({ collection, id, niche }: SiteEntry, niches: readonly Niche[]): Niche[] {
  if (collection === 'industries') return niches.filter(({ industry }) => industry === id);
  return niches.filter(({ slug }) => slug === niche);
}

/** Published pages for search engines: no legal texts, no noindex pages. */
export const listTargetPages = cache(async (): Promise<TargetPage[]> => {
  const [{ entries }, cities, niches] = await Promise.all([
    getSiteIndex(),
    readCities(),
    readNiches(),
  ]);
  const names = new Map(cities.map(({ slug, name }) => [slug, name]));
  return entries
    .filter(({ collection, noIndex }) => collection !== 'legal-pages' && !noIndex)
    .map((entry) => ({
      path: entry.path,
      title: entry.title,
      description: entry.description,
      city: entry.city === null ? null : (names.get(entry.city) ?? null),
      niches: nichesOf(entry, niches),
      isPriceList: entry.path === pricingPath,
    }));
});

export interface AnsweredProposal extends KeywordProposal {
  page: string | null;
}

export interface ProposalSet {
  proposals: AnsweredProposal[];
  total: number;
}

async function readUnlisted(wish: ProposalFilter): Promise<KeywordProposal[]> {
  const [{ db }, source] = await Promise.all([getCms(), readProposalSource()]);
  const every = listEveryProposal(source, wish);
  const { rows } = await db.pool.query('select keyword from keywords where keyword = any($1)', [
    every.map(({ keyword }) => keyword),
  ]);
  const listed = new Set(rows.map(({ keyword }: { keyword: string }) => keyword));
  return removeListedKeywords(every, listed);
}

async function answer(proposals: readonly KeywordProposal[]): Promise<AnsweredProposal[]> {
  const index = indexPages(await listTargetPages());
  return proposals.map((proposal) => ({ ...proposal, page: suggestPage(proposal, index) }));
}

/** The next unlisted keywords from cities × niches × intents. */
export async function listProposals(wish: ProposalFilter): Promise<ProposalSet> {
  const unlisted = await readUnlisted(wish);
  return { proposals: await answer(unlisted.slice(0, mostProposals)), total: unlisted.length };
}

export async function findProposals(chosen: ReadonlySet<string>): Promise<AnsweredProposal[]> {
  const unlisted = await readUnlisted({ city: null, niche: null, intent: null });
  return answer(unlisted.filter(({ keyword }) => chosen.has(keyword)).slice(0, mostProposals));
}

export interface PageSuggestion {
  id: number;
  keyword: string;
  volume: number | null;
  /** The current page, which is not live any more. */
  before: string | null;
  page: string;
  title: string;
}

export interface SuggestionSet {
  suggestions: PageSuggestion[];
  withoutAnswer: number;
  isPart: boolean;
}

/** Limit, by searches. */
const lookedAt = 5_000;

interface Gap {
  id: number;
  keyword: string;
  volume: number | null;
  place: string | null;
  topic: string | null;
  target: string | null;
}

export async function listPageSuggestions(): Promise<SuggestionSet> {
  const targets = await listTargetPages();
  const filter = { ...defaultKeywordFilter, gap: 'no-page' } as const;
  const rows = await queryKeywords<Gap>(
    filter,
    (condition) =>
      `select id, keyword, volume::float8 as volume, place, topic, target from listed ${condition} ${writeKeywordOrder(filter)} limit ${lookedAt + 1}`,
  );
  const gaps = rows.slice(0, lookedAt);
  const index = indexPages(targets);
  const titles = new Map(targets.map(({ path, title }) => [path, title]));
  const suggestions: PageSuggestion[] = [];
  let withoutAnswer = 0;
  for (const { id, keyword, volume, place: borough, topic: cluster, target: before } of gaps) {
    const page = suggestPage({ keyword, borough, cluster }, index);
    if (page === null) withoutAnswer += 1;
    else if (suggestions.length < mostProposals) {
      suggestions.push({ id, keyword, volume, before, page, title: titles.get(page) ?? page });
    }
  }
  return { suggestions, withoutAnswer, isPart: rows.length > lookedAt };
}
