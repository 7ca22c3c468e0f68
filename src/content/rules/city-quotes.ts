import { isGeneralSite } from '@/prices/rules/work-size';
import {
  findStored,
  nichePackage,
  packageCard,
  priceOf,
  type Quote,
  refund,
  type SiteContent,
  type Stored,
  siteNote,
  tokensIn,
} from './price-quotes';

/** Prices that a city's page shows through its layout. */
export function cityQuotes(city: Stored, content: SiteContent): Quote[] {
  const niches = content.documents['city-niche-pages'].filter((page) => page.city === city.id);
  return ['span:express', 'span:core-sites', 'span:industry', refund, ...trades(niches, content)];
}

/** Of the questions about prices, a trade's page in a city shows these many. */
export const mostPriceQuestions = 4;

/** The same of a trade's page in a city. */
export function cityNicheQuotes(page: Stored, content: SiteContent): Quote[] {
  const item = nichePackage(content, page);
  const asked = content.documents.faqs.filter(({ topic }) => topic === 'pricing');
  return [
    ...(item ? [...packageCard(item), refund] : []),
    ...siteNote(content, item, findStored(content, 'niches', page.niche)?.caseStudy),
    ...tokensIn(asked.slice(0, mostPriceQuestions)),
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
  const general = {
    item: content.documents.packages.find(({ key, group }) => isGeneralSite({ key, group })),
    caseStudy: null,
  };
  return [...own, ...others, general].flatMap(({ item, caseStudy }) => [
    ...priceOf(content, 'packages', item?.id),
    ...[caseStudy, item?.caseStudy].flatMap((id) =>
      tokensIn(findStored(content, 'case-studies', id)?.title),
    ),
  ]);
}
