import 'server-only';
import { cache } from 'react';
import type { CityNichePage, Niche } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { cityNichePath } from '@/platform/paths';
import { resolvePrices } from '@/prices/rules/price-text';
import type { LexicalState } from '../rules/lexical';
import { isThin } from '../rules/own-words';
import type { CityNichePageView } from '../rules/view-models';
import { toTravel } from './cities';
import { documentMeta, related, toQuestions, toRichText } from './document-meta';
import { getPriceBook } from './price-book';
import { readAs } from './reader';
import { getSiteIndex, type SiteEntry } from './site-index';

/** Most links to neighbouring pages that one page shows. */
const maxSiblings = 8;

/** The same niche in other cities first, then the other niches of this city. */
function siblingsOf(
  path: string,
  city: string,
  niche: string,
  entries: readonly SiteEntry[],
): CityNichePageView['siblings'] {
  const others = entries.filter(
    (entry) => entry.collection === 'city-niche-pages' && entry.path !== path,
  );
  return [
    ...others.filter((entry) => entry.niche === niche),
    ...others.filter((entry) => entry.city === city && entry.niche !== niche),
  ]
    .slice(0, maxSiblings)
    .map(({ title, path: href }) => ({ label: title, href }));
}

async function findPage(city: string, niche: string): Promise<CityNichePage | null> {
  const cms = await getCms();
  const { docs } = await cms.find({
    collection: 'city-niche-pages',
    ...(await readAs()),
    where: { and: [{ 'city.slug': { equals: city } }, { 'niche.slug': { equals: niche } }] },
    limit: 1,
    depth: 2,
  });
  return docs[0] ?? null;
}

async function nicheView(niche: Niche): Promise<CityNichePageView['niche']> {
  const { pathOfDocument } = await getSiteIndex();
  const industry = related(niche.industry);
  return {
    name: niche.name,
    slug: niche.slug,
    industryHref: industry ? pathOfDocument('industries', industry.id) : null,
    industryName: industry?.name ?? null,
  };
}

/**
 * The page of a niche in a city. It is on the site only while city and niche are.
 *
 * @returns `null` when nothing is published there
 */
export const getCityNichePage = cache(
  async (citySlug: string, nicheSlug: string): Promise<CityNichePageView | null> => {
    const [book, { entries, pathOfDocument }] = await Promise.all([getPriceBook(), getSiteIndex()]);
    const doc = await findPage(citySlug, nicheSlug);
    const city = related(doc?.city);
    const niche = related(doc?.niche);
    if (!doc || !city || !niche) return null;
    const page = resolvePrices(doc, book);
    const path = cityNichePath(citySlug, nicheSlug);
    const meta = documentMeta(path, page, { title: page.heading, description: page.lead });
    const packageId = related(doc.package)?.id ?? related(niche.package)?.id ?? null;
    return {
      ...meta,
      noIndex: meta.noIndex || isThin(page.ownWords),
      city: {
        name: city.name,
        slug: city.slug,
        href: pathOfDocument('cities', city.id),
        travel: toTravel(city),
      },
      niche: await nicheView(niche),
      heading: page.heading,
      lead: page.lead,
      content: page.content as unknown as LexicalState,
      questions: toQuestions(page.questions, book),
      offer: toRichText(page.offer),
      package: book.packages.find(({ id }) => id === packageId) ?? null,
      siblings: siblingsOf(path, citySlug, nicheSlug, entries),
    };
  },
);
