import type { NicheWords } from '@/keywords/rules/keyword-text';
import { indexPages, suggestPage, type TargetPage } from '@/keywords/rules/suggest-page';
import { type Addressed, type PagedCollection, pathOf, pricingPath } from '@/platform/paths';
import type { SeedCollection } from './create-missing';
import type { KeywordSeed } from './data/keywords';
import type { ReferenceMark } from './references';

/** The first content's fields that choose a keyword's page. */
interface Source {
  slug: string;
  name?: string;
  title?: string;
  city?: ReferenceMark;
  niche?: ReferenceMark;
  industry?: ReferenceMark;
  synonyms?: { text: string }[];
  meta?: { description?: string };
}

/** Collections with pages for search engines. */
const found: readonly PagedCollection[] = [
  'pages',
  'posts',
  'cities',
  'city-niche-pages',
  'industries',
  'case-studies',
];

function targetsOf(content: readonly SeedCollection[]): TargetPage[] {
  const sources = (name: string) =>
    (content.find(({ collection }) => collection === name)?.documents ?? []) as unknown as Source[];
  const niches = sources('niches').map((niche): NicheWords & { industry: string | undefined } => ({
    slug: niche.slug,
    name: niche.name ?? niche.slug,
    synonyms: (niche.synonyms ?? []).map(({ text }) => text),
    industry: niche.industry?.$reference.key,
  }));
  const names = new Map(sources('cities').map(({ slug, name }) => [slug, name ?? slug]));
  return found.flatMap((collection) =>
    sources(collection).flatMap((source): TargetPage[] => {
      const [city, niche] = [source.city?.$reference.key, source.niche?.$reference.key];
      const addressed = { ...source, city: { slug: city }, niche: { slug: niche } } as Addressed;
      const path = pathOf(collection, addressed);
      if (!path) return [];
      const isOf = (known: (typeof niches)[number]) =>
        collection === 'industries' ? known.industry === source.slug : known.slug === niche;
      return [
        {
          path,
          title: source.title ?? source.name ?? path,
          description: source.meta?.description ?? '',
          city: names.get(collection === 'cities' ? source.slug : (city ?? '')) ?? null,
          niches: niches.filter(isOf),
          isPriceList: path === pricingPath,
        },
      ];
    }),
  );
}

/** The first keywords, each with its page. */
export function answeredKeywords(
  keywords: readonly KeywordSeed[],
  content: readonly SeedCollection[],
) {
  const index = indexPages(targetsOf(content));
  return keywords.map(({ cpc: _, ...keyword }) => ({
    ...keyword,
    page: suggestPage(keyword, index),
  }));
}
