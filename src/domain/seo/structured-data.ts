import type {
  Answer,
  BlogPosting,
  BreadcrumbList,
  FAQPage,
  Offer,
  ProfessionalService,
  Question,
  Review,
  Service,
  Thing,
  WebPage,
  WebSite,
} from 'schema-dts';
import type { FaqView, PackageView, SiteIdentity, TestimonialView } from '../content/view-models';
import { breadcrumbOf } from '../routing/breadcrumb';
import { absoluteUrl, homePath } from '../routing/paths';

/** Node ids are stable, so that the parts of a page's graph can refer to each other. */
const businessId = (siteUrl: string) => `${siteUrl}/#business`;
const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

const pounds = (pence: number) => pence / 100;

/** The agency itself. Phone and hours come from the site settings. */
export function businessNode(siteUrl: string, identity: SiteIdentity): ProfessionalService {
  return {
    '@type': 'ProfessionalService',
    '@id': businessId(siteUrl),
    name: identity.brandName,
    legalName: identity.legalName,
    description: identity.tagline,
    url: absoluteUrl(siteUrl, homePath),
    email: identity.email,
    ...(identity.phone ? { telephone: identity.phone } : {}),
    address: { '@type': 'PostalAddress', addressLocality: identity.locality, addressCountry: 'GB' },
    openingHours: `${identity.openingHours.schemaDays} ${identity.openingHours.opens}-${identity.openingHours.closes}`,
  };
}

/** The website as a whole. */
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

/** One page. */
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

/** The way to a page; `null` on the home page. */
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
    url: `${absoluteUrl(siteUrl, '/pricing')}#${item.key}`,
    seller: { '@id': businessId(siteUrl) },
  };
}

/** Web design as a service, with the given packages as its offers. */
export function serviceNode(
  siteUrl: string,
  identity: SiteIdentity,
  packages: readonly PackageView[],
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
    offers,
  };
}

/** Questions that stand on the page with their answers. */
export function faqNode(faqs: readonly FaqView[]): FAQPage {
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

/** A client's words. Sample texts are no reviews: they give `null`. */
export function reviewNode(siteUrl: string, item: TestimonialView): Review | null {
  if (item.isSample) return null;
  return {
    '@type': 'Review',
    itemReviewed: { '@id': businessId(siteUrl) },
    reviewBody: item.quote,
    reviewRating: { '@type': 'Rating', ratingValue: item.rating, bestRating: 5, worstRating: 1 },
    author: {
      '@type': 'Person',
      name: item.author,
      ...(item.role ? { jobTitle: item.role } : {}),
      ...(item.company ? { worksFor: { '@type': 'Organization', name: item.company } } : {}),
    },
  };
}

/** An article of the blog. */
export function blogPostingNode(
  siteUrl: string,
  identity: SiteIdentity,
  post: {
    path: string;
    title: string;
    description: string;
    publishedOn: string;
    updatedAt: string;
  },
): BlogPosting {
  return {
    '@type': 'BlogPosting',
    headline: post.title,
    description: post.description,
    datePublished: post.publishedOn,
    dateModified: post.updatedAt,
    inLanguage: 'en-GB',
    url: absoluteUrl(siteUrl, post.path),
    mainEntityOfPage: absoluteUrl(siteUrl, post.path),
    author: {
      '@type': 'Organization',
      name: identity.brandName,
      url: absoluteUrl(siteUrl, homePath),
    },
    publisher: { '@id': businessId(siteUrl) },
  };
}

/**
 * Writes nodes as the content of a JSON-LD script element.
 *
 * `<` is escaped: a text that holds `</script>` must not end the element.
 */
export function toJsonLd(nodes: readonly (Thing | null)[]): string {
  const graph = nodes.filter((node) => node !== null);
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  );
}
