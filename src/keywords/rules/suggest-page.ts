import {
  containsPhrase,
  listNichePhrases,
  type NicheWords,
  nationwide,
  toStems,
} from './keyword-text';

export interface TargetPage {
  path: string;
  title: string;
  /** One sentence; may be empty. */
  description: string;
  city: string | null;
  /** The page's niches: one of a niche page, all of an industry's. */
  niches: readonly NicheWords[];
  isPriceList: boolean;
}

export interface SearchedFor {
  /** As `normaliseKeyword` writes it. */
  keyword: string;
  borough: string | null;
  cluster: string | null;
}

interface Indexed {
  page: TargetPage;
  head: ReadonlySet<string>;
  body: ReadonlySet<string>;
}

export interface PageIndex {
  pages: readonly Indexed[];
  cities: readonly (readonly [name: string, stems: string[]])[];
  /** Phrases of niches with a page, longest first. */
  phrases: readonly (readonly [niche: string, stems: string[]])[];
  /** Weight of a word: lower when many pages contain it. */
  weightOf: (stem: string) => number;
}

/** Words of every web design keyword, or of every sentence. */
const sayLittle = new Set(
  toStems(
    'a an and are as at best by can design designer designers do does for from get have how i in into is it me my near need of on or should site sites t than that the their they to uk united kingdom us we web website websites what when which who why will with you your',
  ),
);

const priceWords = new Set(
  toStems(
    'price prices pricing cost costs much cheap affordable fixed quote package packages fee fees rates',
  ),
);

/** Share of a keyword's weight that a page must match. */
const leastShare = 0.5;

export function indexPages(targets: readonly TargetPage[]): PageIndex {
  // Sorted, so that the same keyword always gets the same page.
  const pages = targets
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
    .map((page) => ({
      page,
      head: new Set(toStems(`${page.title} ${page.path}`)),
      body: new Set(toStems(page.description)),
    }));
  const cities = new Map(
    pages.flatMap(({ page }) => (page.city ? [[page.city, toStems(page.city)] as const] : [])),
  );
  const niches = new Map(
    pages.flatMap(({ page }) => page.niches.map((niche) => [niche.slug, niche] as const)),
  );
  const uses = new Map<string, number>();
  for (const { head, body } of pages) {
    for (const stem of new Set([...head, ...body])) uses.set(stem, (uses.get(stem) ?? 0) + 1);
  }
  return {
    pages,
    cities: [...cities],
    phrases: [...niches.values()]
      .flatMap((niche) => listNichePhrases(niche).map((phrase) => [niche.slug, phrase] as const))
      .toSorted((a, b) => b[1].length - a[1].length),
    weightOf: (stem) => Math.log(1 + pages.length / (uses.get(stem) ?? 0.5)),
  };
}

function cityOf({ keyword, borough }: SearchedFor, { cities }: PageIndex): string | null {
  const stems = toStems(keyword);
  const named = cities.filter(([, city]) => containsPhrase(stems, city));
  const longest = named.toSorted((a, b) => b[1].length - a[1].length)[0];
  if (longest) return longest[0];
  return cities.find(([name]) => name.toLowerCase() === borough?.toLowerCase())?.[0] ?? null;
}

function nicheOf({ keyword, cluster }: SearchedFor, { phrases }: PageIndex): string | null {
  for (const text of [keyword, cluster ?? '']) {
    const stems = toStems(text);
    const found = phrases.find(([, phrase]) => containsPhrase(stems, phrase));
    if (found) return found[0];
  }
  return null;
}

/** The best matching page, or none below half of the keyword's weight. */
function byWords(stems: readonly string[], { pages, weightOf }: PageIndex): string | null {
  const telling = [...new Set(stems)].filter((stem) => !sayLittle.has(stem));
  const whole = telling.reduce((sum, stem) => sum + weightOf(stem), 0);
  let best: { path: string; share: number } | null = null;
  for (const { page, head, body } of pages) {
    // A page about one city does not answer searches without a place.
    if (page.city !== null) continue;
    const shared = telling.reduce((sum, stem) => {
      const part = head.has(stem) ? 1 : body.has(stem) ? 0.5 : 0;
      return sum + part * weightOf(stem);
    }, 0);
    const share = whole === 0 ? 0 : shared / whole;
    if (share >= leastShare && (best === null || share > best.share))
      best = { path: page.path, share };
  }
  return best?.path ?? null;
}

/** Niche in the city, city, industry, matching words, or the price list; `null` for none. */
export function suggestPage(searched: SearchedFor, index: PageIndex): string | null {
  const stems = toStems(searched.keyword);
  const [city, niche] = [cityOf(searched, index), nicheOf(searched, index)];
  const find = (is: (page: TargetPage) => boolean) =>
    index.pages.find(({ page }) => is(page))?.page.path ?? null;
  const ofNiche = (page: TargetPage) => page.niches.some(({ slug }) => slug === niche);
  if (city !== null) {
    const both = niche && find((page) => page.city === city && ofNiche(page));
    return both || find((page) => page.city === city && page.niches.length === 0);
  }
  // For a place without a page, no other page is an answer.
  const { borough } = searched;
  if (borough && borough.toLowerCase() !== nationwide.toLowerCase()) return null;
  const isPrice = stems.some((stem) => priceWords.has(stem));
  return (
    (niche && find((page) => page.city === null && ofNiche(page))) ||
    byWords(stems, index) ||
    (isPrice ? find((page) => page.isPriceList) : null)
  );
}
