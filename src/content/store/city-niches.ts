import 'server-only';
import type { Where } from 'payload';
import { cache } from 'react';
import type { Niche } from '@/payload-types';
import { cityNichePath } from '@/platform/paths';
import { getPriceBook } from '@/prices/store/price-book';
import { isThin } from '../rules/own-words';
import type { CityNichePageView } from '../rules/view-models';
import { toTravel } from './cities';
import { documentMeta, related, toQuestions, toRichText } from './document-meta';
import { findPublished } from './published';
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
    const where: Where = {
      and: [{ 'city.slug': { equals: citySlug } }, { 'niche.slug': { equals: nicheSlug } }],
    };
    const [page, book, { entries, pathOfDocument }] = await Promise.all([
      findPublished('city-niche-pages', where, 2),
      getPriceBook(),
      getSiteIndex(),
    ]);
    const city = related(page?.city);
    const niche = related(page?.niche);
    if (!page || !city || !niche) return null;
    const path = cityNichePath(citySlug, nicheSlug);
    const meta = documentMeta(path, page, { title: page.heading, description: page.lead });
    const packageId = related(page.package)?.id ?? related(niche.package)?.id ?? null;
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
      content: page.content,
      questions: toQuestions(page.questions, book),
      offer: toRichText(page.offer),
      package: book.packages.find(({ id }) => id === packageId) ?? null,
      siblings: siblingsOf(path, citySlug, nicheSlug, entries),
    };
  },
);
