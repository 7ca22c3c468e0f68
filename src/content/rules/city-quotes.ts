import { orderCityPackages } from './city-packages';
import type { LexicalState } from './lexical';
import {
  caseStudyCard,
  findStored,
  nichePackage,
  priceOf,
  type Quote,
  type SiteContent,
  type Stored,
  tokensIn,
} from './price-quotes';

/** Prices that a city's page shows through its layout. */
export function cityQuotes(city: Stored, content: SiteContent): Quote[] {
  const niches = content.documents['city-niche-pages'].filter((page) => page.city === city.id);
  return [
    'span:express',
    'span:core-sites',
    'span:industry',
    ...trades(niches, content),
    ...demonstration(city, niches, content),
  ];
}

/** Every trade with its site: by its page in the city, or else by the trade's. */
function trades(niches: readonly Stored[], content: SiteContent): Quote[] {
  const own = niches.map((page) => {
    const niche = findStored(content, 'niches', page.niche);
    return {
      industry: findStored(content, 'industries', niche?.industry),
      item: nichePackage(content, page),
      caseStudy: niche?.caseStudy,
    };
  });
  const others = content.documents.industries
    .filter((industry) => !own.some((page) => page.industry === industry))
    .map((industry) => ({
      item: findStored(content, 'packages', industry.package),
      caseStudy: null,
    }));
  return [...own, ...others].flatMap(({ item, caseStudy }) => [
    ...priceOf(content, 'packages', item?.id),
    ...[caseStudy, item?.caseStudy].flatMap((id) =>
      tokensIn(findStored(content, 'case-studies', id)?.title),
    ),
  ]);
}

/** The demonstration on a city's page, with the price of its package. */
function demonstration(city: Stored, niches: readonly Stored[], content: SiteContent): Quote[] {
  const { packages } = content.documents;
  const order = orderCityPackages(
    city.build as LexicalState | null,
    niches.flatMap((page) => nichePackage(content, page)?.key?.toString() ?? []),
    packages.map(({ key }) => String(key)),
  );
  for (const key of order) {
    const item = packages.find((other) => other.key === key);
    const study = findStored(content, 'case-studies', item?.caseStudy);
    if (study?.image) return [`package:${key}`, ...caseStudyCard(study)];
  }
  return [];
}
