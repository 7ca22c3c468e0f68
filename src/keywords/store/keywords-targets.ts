import 'server-only';
import { cache } from 'react';
import { getSiteIndex, type SiteEntry } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { pricingPath } from '@/platform/paths';
import type { NicheWords } from '../rules/keyword-text';
import type { ProposalSource } from '../rules/propose-keywords';
import type { TargetPage } from '../rules/suggest-page';

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
  return docs.flatMap(({ id, slug, name, synonyms, industry }) =>
    slug
      ? [
          {
            id,
            slug,
            name,
            synonyms: (synonyms ?? []).map(({ text }) => text),
            industry: typeof industry === 'object' ? (industry?.id ?? null) : (industry ?? null),
          },
        ]
      : [],
  );
});

/** Published cities and niches in list order. */
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
