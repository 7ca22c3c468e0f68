import 'server-only';
import type { Where } from 'payload';
import { cache } from 'react';
import type { City, Niche } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { cityNichePath, cityPath, pricingPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { formatPenceRange } from '@/prices/rules/money';
import { isGeneralSite } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { isThin } from '../rules/own-words';
import { listIndustries } from './industries';
import {
  documentMeta,
  findPublished,
  idOf,
  related,
  texts,
  toQuestions,
  toRichText,
} from './published';
import { getSiteIndex, type SiteEntry } from './site-index';

/** Distance of a city from the studio; `null` if the field is empty. */
function toTravel(city: City) {
  if (!city.travelMinutes || !city.travelMiles) return null;
  return { minutes: city.travelMinutes, miles: city.travelMiles, route: city.travelRoute ?? '' };
}

/** Published cities in the editor's order. */
export const listCities = rememberUntilChange(async () => {
  const docs = await listPublished(await getCms(), 'cities', {
    sort: '_order',
    depth: 0,
    select: { name: true, slug: true, region: true, travelMinutes: true },
  });
  return docs.map(({ name, slug, region, travelMinutes }) => ({
    name,
    slug,
    region,
    href: cityPath(slug),
    travelMinutes: travelMinutes ?? null,
  }));
});

type CityView = Awaited<ReturnType<typeof listCities>>[number];

/** Published niche pages of this city, in the order of the niches. */
async function listNichesOf(city: City) {
  const [cms, { pathOfDocument }, { packages }] = await Promise.all([
    getCms(),
    getSiteIndex(),
    getPriceBook(),
  ]);
  const docs = await listPublished(cms, 'city-niche-pages', {
    where: { city: { equals: city.id } },
    sort: 'niche._order',
    depth: 1,
    select: { city: true, niche: true, package: true },
  });
  return docs.flatMap((doc) => {
    const niche = related(doc.niche);
    const href = pathOfDocument('city-niche-pages', doc.id);
    if (!niche || !href) return [];
    const chosen = related(doc.package)?.id ?? niche.package;
    const item = packages.find(({ id }) => id === chosen);
    return [
      {
        name: niche.name,
        isHere: true,
        href,
        industryId: idOf(niche.industry),
        caseStudyId: idOf(niche.caseStudy),
        package: item ?? null,
      },
    ];
  });
}

/** For businesses of no trade listed here: the first package of several pages. */
async function findGeneralTrade() {
  const [{ packages }, { isLive }] = await Promise.all([getPriceBook(), getSiteIndex()]);
  const item = packages.find(isGeneralSite);
  return item && isLive(pricingPath)
    ? { name: 'Cafés, shops and others', href: `${pricingPath}#${item.key}`, package: item }
    : null;
}

/** Each industry's pages in this city, or else the industry's own page, and what suits others. */
async function listTradesOf(niches: Awaited<ReturnType<typeof listNichesOf>>) {
  const [industries, general] = await Promise.all([listIndustries(), findGeneralTrade()]);
  const trades = [
    ...industries.flatMap(({ id, name, href, package: item }): typeof niches => {
      const own = niches.filter(({ industryId }) => industryId === id);
      if (own.length > 0) return own;
      return [{ name, isHere: false, href, industryId: id, caseStudyId: null, package: item }];
    }),
    ...niches.filter(({ industryId }) => !industries.some(({ id }) => id === industryId)),
    ...(general ? [{ ...general, isHere: false, industryId: null, caseStudyId: null }] : []),
  ];
  return trades.map(({ name, isHere, href, caseStudyId, package: item }) => ({
    name,
    /** The page is about the trade in this city. */
    isHere,
    href,
    price: item ? formatPenceRange(item.priceFromPence, item.priceToPence) : null,
    caseStudyId,
    package: item,
  }));
}

/** The other cities, the shortest driving time first. */
function nearest(own: City, cities: readonly CityView[]) {
  const distance = ({ travelMinutes }: CityView) =>
    Math.abs((travelMinutes ?? 0) - (own.travelMinutes ?? 0));
  return cities
    .filter(({ slug }) => slug !== own.slug)
    .sort((a, b) => distance(a) - distance(b))
    .map(({ name, href }) => ({ name, href }));
}

/** A city's page; `null` if it is unpublished. */
export const getCityPage = cache(async (slug: string) => {
  const city = await findPublished('cities', { slug: { equals: slug } });
  if (!city) return null;
  const [book, niches, cities] = await Promise.all([
    getPriceBook(),
    listNichesOf(city),
    listCities(),
  ]);
  // A city without a written page has only a name.
  const heading = city.heading || `Web design in ${city.name}`;
  const meta = documentMeta(cityPath(slug), city, {
    title: heading,
    description: city.lead ?? '',
  });
  return {
    ...meta,
    noIndex: meta.noIndex || isThin(city.ownWords),
    name: city.name,
    slug: city.slug,
    region: city.region,
    heading,
    lead: city.lead ?? '',
    travel: toTravel(city),
    postcodeAreas: texts(city.postcodeAreas),
    nearby: texts(city.nearby),
    market: toRichText(city.market),
    build: toRichText(city.build),
    places: city.places ?? [],
    visit: toRichText(city.visit),
    questions: toQuestions(city.questions, book),
    offer: toRichText(city.offer),
    trades: await listTradesOf(niches),
    cities: cities.map(({ name, href }) => ({ name, href })),
    otherCities: nearest(city, cities),
  };
});

export type CityPageView = NonNullable<Awaited<ReturnType<typeof getCityPage>>>;

const maxSiblings = 8;

/** The same niche in other cities first, then the other niches of this city. */
function siblingsOf(path: string, city: string, niche: string, entries: readonly SiteEntry[]) {
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

async function nicheView(niche: Niche) {
  const { pathOfDocument } = await getSiteIndex();
  const industry = related(niche.industry);
  return {
    name: niche.name,
    slug: niche.slug,
    industryHref: industry ? pathOfDocument('industries', industry.id) : null,
    industryName: industry?.name ?? null,
    caseStudyId: related(niche.caseStudy)?.id ?? null,
  };
}

/** The page of a niche in a city; `null` unless it, the city and the niche are published. */
export const getCityNichePage = cache(async (citySlug: string, nicheSlug: string) => {
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
    cities: (await listCities()).map(({ name, href }) => ({ name, href })),
    siblings: siblingsOf(path, citySlug, nicheSlug, entries),
  };
});

export type CityNichePageView = NonNullable<Awaited<ReturnType<typeof getCityNichePage>>>;
