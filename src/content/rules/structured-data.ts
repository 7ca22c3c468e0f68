import type {
  Answer,
  BreadcrumbList,
  FAQPage,
  Offer,
  PostalAddress,
  ProfessionalService,
  Question,
  Review,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import { breadcrumbOf } from '@/platform/breadcrumb';
import { absoluteUrl, homePath, pricingPath, shareCardPath } from '@/platform/paths';
import { type PackageView, spanOf } from '@/prices/rules/price-book';
import type { QuestionView, SiteIdentity, TestimonialView } from './view-models';

/** Node ids are stable, so that the parts of a page's graph can refer to each other. */
export const businessId = (siteUrl: string) => `${siteUrl}/#business`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

export interface Rating {
  /** Mean of the published ratings, 1 to 5, one decimal. */
  value: number;
  count: number;
}

/** The mean of clients' ratings, rounded to one decimal; `null` without ratings. */
export function meanRating(ratings: readonly number[]): Rating | null {
  if (ratings.length === 0) return null;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  return { value: Math.round(mean * 10) / 10, count: ratings.length };
}

function postalAddress({ locality, address: part }: SiteIdentity): PostalAddress {
  return {
    '@type': 'PostalAddress',
    ...(part.street ? { streetAddress: part.street } : {}),
    addressLocality: part.town || locality,
    ...(part.county ? { addressRegion: part.county } : {}),
    ...(part.postcode ? { postalCode: part.postcode } : {}),
    addressCountry: 'GB',
  };
}

/** The agency itself, with the rating of published testimonials that are not samples. */
export function businessNode(
  siteUrl: string,
  identity: SiteIdentity,
  rating: Rating | null = null,
): ProfessionalService {
  const staff = identity.people.flatMap(({ name, role, isSample }) =>
    isSample ? [] : { '@type': 'Person' as const, name, jobTitle: role },
  );
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(siteUrl),
    name: identity.brandName,
    legalName: identity.legalName,
    description: identity.tagline,
    url: absoluteUrl(siteUrl, homePath),
    email: identity.email,
    ...(identity.phone && !identity.isContactSample ? { telephone: identity.phone } : {}),
    image: new URL(shareCardPath(homePath), siteUrl).href,
    logo: `${siteUrl}/apple-touch-icon.png`,
    priceRange: '££',
    address: postalAddress(identity),
    ...(staff.length > 0 ? { employee: staff } : {}),
    openingHours: `${identity.openingHours.schemaDays} ${identity.openingHours.opens}-${identity.openingHours.closes}`,
    ...(rating
      ? {
          aggregateRating: {
            '@type': 'AggregateRating' as const,
            ratingValue: rating.value,
            reviewCount: rating.count,
            bestRating: 5,
            worstRating: 1,
          },
        }
      : {}),
  };
}

export function websiteNode(siteUrl: string, identity: SiteIdentity): WebSite {
  return {
    '@type': 'WebSite',
    '@id': websiteId(siteUrl),
    name: identity.brandName,
    url: absoluteUrl(siteUrl, homePath),
    inLanguage: 'en-GB',
    publisher: { '@id': businessId(siteUrl) },
  };
}

export function webPageNode(
  siteUrl: string,
  page: { path: string; title: string; description: string },
): WebPage {
  return {
    '@type': 'WebPage',
    '@id': `${absoluteUrl(siteUrl, page.path)}#page`,
    url: absoluteUrl(siteUrl, page.path),
    name: page.title,
    description: page.description,
    inLanguage: 'en-GB',
    isPartOf: { '@id': websiteId(siteUrl) },
  };
}

/** Breadcrumb of a page; `null` on the home page. */
export function breadcrumbNode(siteUrl: string, path: string): BreadcrumbList | null {
  const crumbs = breadcrumbOf(path);
  if (crumbs.length === 0) return null;
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs
      .filter((crumb, index) => crumb.isLink || index === crumbs.length - 1)
      .map((crumb, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name: crumb.label,
        item: absoluteUrl(siteUrl, crumb.path),
      })),
  };
}

export function faqNode(faqs: readonly Pick<QuestionView, 'question' | 'answerText'>[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: faqs.map(
      ({ question, answerText }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answerText } satisfies Answer,
      }),
    ),
  };
}

/** A client's review; `null` for a sample text. */
export function reviewNode(siteUrl: string, item: TestimonialView): Review | null {
  if (item.isSample) return null;
  return {
    '@type': 'Review',
    itemReviewed: { '@id': businessId(siteUrl) },
    reviewBody: item.quote,
    datePublished: item.publishedOn.slice(0, 10),
    ...(item.reviewUrl ? { url: item.reviewUrl } : {}),
    reviewRating: { '@type': 'Rating', ratingValue: item.rating, bestRating: 5, worstRating: 1 },
    author: {
      '@type': 'Person',
      name: item.author,
      ...(item.role ? { jobTitle: item.role } : {}),
      ...(item.company ? { worksFor: { '@type': 'Organization', name: item.company } } : {}),
    },
  };
}

/** Serialises nodes as JSON-LD. `<` is escaped, so that no text can end the element (XSS). */
export function toJsonLd(nodes: readonly (Thing | null)[]): string {
  const graph = nodes.filter((node) => node !== null);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}

const pounds = (pence: number) => pence / 100;

/** A package as an offer in pounds; `null` when its price is on application. */
export function offerNode(siteUrl: string, item: PackageView): Offer | null {
  if (item.priceFromPence === null) return null;
  return {
    '@type': 'Offer',
    name: item.name,
    description: item.description || item.tagline,
    price: pounds(item.priceFromPence),
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'PriceSpecification',
      minPrice: pounds(item.priceFromPence),
      maxPrice: pounds(item.priceToPence ?? item.priceFromPence),
      priceCurrency: 'GBP',
    },
    url: `${absoluteUrl(siteUrl, pricingPath)}#${item.key}`,
    seller: { '@id': businessId(siteUrl) },
  };
}

/** Web design as a service, with the given packages as its offers; its range encloses them. */
export function serviceNode(
  siteUrl: string,
  identity: SiteIdentity,
  packages: readonly PackageView[],
): Service {
  const offers = packages.flatMap((item) => offerNode(siteUrl, item) ?? []);
  const { fromPence, toPence } = spanOf(
    packages.map((item) => ({ fromPence: item.priceFromPence, toPence: item.priceToPence })),
  );
  return {
    '@type': 'Service',
    '@id': `${siteUrl}/#web-design`,
    name: 'Web design and development',
    serviceType: 'Web design',
    description: identity.tagline,
    areaServed: 'GB',
    provider: { '@id': businessId(siteUrl) },
    offers: {
      '@type': 'AggregateOffer',
      priceCurrency: 'GBP',
      ...(fromPence === null ? {} : { lowPrice: pounds(fromPence) }),
      ...(toPence === null ? {} : { highPrice: pounds(toPence) }),
      offerCount: offers.length,
      offers,
    },
  };
}

export interface SpecialService {
  name: string;
  path: string;
  description: string;
  /** `null`: all of Great Britain. */
  city: string | null;
  /** The offered package. */
  package: PackageView | null;
}

/** Web design for one kind of customer: an industry, a city, or a niche in a city. */
export function specialServiceNode(siteUrl: string, service: SpecialService): Service {
  const offer = service.package && offerNode(siteUrl, service.package);
  return {
    '@type': 'Service',
    '@id': `${absoluteUrl(siteUrl, service.path)}#service`,
    name: service.name,
    serviceType: 'Web design',
    description: service.description,
    url: absoluteUrl(siteUrl, service.path),
    areaServed: service.city ? { '@type': 'City', name: service.city } : 'GB',
    provider: { '@id': businessId(siteUrl) },
    ...(offer ? { offers: offer } : {}),
  };
}
