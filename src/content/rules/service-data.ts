import type { CreativeWork, Offer, Service } from 'schema-dts';
import type { PictureView } from '@/design/view-models';
import { absoluteUrl, pricingPath } from '@/platform/paths';
import type { PackageView } from '@/prices/rules/price-book';
import { businessId } from './structured-data';
import type { SiteIdentity } from './view-models';

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

/** The stated price range of the agency's websites (policy settings), in pence. */
export interface StatedRange {
  fromPence: number;
  toPence: number;
}

/** Web design as a service, with the given packages as its offers. */
export function serviceNode(
  siteUrl: string,
  identity: SiteIdentity,
  packages: readonly PackageView[],
  range: StatedRange,
): Service {
  const offers = packages.flatMap((item) => offerNode(siteUrl, item) ?? []);
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
      lowPrice: pounds(range.fromPence),
      highPrice: pounds(range.toPence),
      offerCount: offers.length,
      offers,
    },
  };
}

/**
 * Web design for one kind of customer: an industry, a city, or a niche in a city.
 *
 * @param service its name and page, its place (`null`: all of Great Britain), and the offered
 *   package, if any
 */
export function specialServiceNode(
  siteUrl: string,
  service: {
    name: string;
    path: string;
    description: string;
    city: string | null;
    package: PackageView | null;
  },
): Service {
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

/** A finished project. */
export function caseStudyNode(
  siteUrl: string,
  study: {
    title: string;
    path: string;
    description: string;
    updatedAt: string;
    image: PictureView | null;
  },
): CreativeWork {
  return {
    '@type': 'CreativeWork',
    '@id': `${absoluteUrl(siteUrl, study.path)}#work`,
    name: study.title,
    description: study.description,
    url: absoluteUrl(siteUrl, study.path),
    ...(study.image ? { image: new URL(study.image.src, siteUrl).href } : {}),
    dateModified: study.updatedAt,
    inLanguage: 'en-GB',
    creator: { '@id': businessId(siteUrl) },
  };
}
