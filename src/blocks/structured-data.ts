import type { Thing } from 'schema-dts';
import { listFaqs } from '@/cms/queries/faqs';
import type { PageSection, PageView } from '@/cms/queries/pages';
import { getPriceBook } from '@/cms/queries/price-book';
import { getSiteIdentity } from '@/cms/queries/site';
import { listTestimonials } from '@/cms/queries/testimonials';
import { getEnv } from '@/config/env';
import { homePath } from '@/domain/routing/paths';
import {
  breadcrumbNode,
  businessNode,
  faqNode,
  reviewNode,
  serviceNode,
  webPageNode,
  websiteNode,
} from '@/domain/seo/structured-data';

/** How many packages are offered in structured data (specification, section 1). */
const offeredPackages = 3;

async function sectionNodes(section: PageSection, siteUrl: string): Promise<(Thing | null)[]> {
  switch (section.blockType) {
    case 'faq': {
      const faqs = await listFaqs(section.topics);
      return faqs.length > 0 ? [faqNode(faqs)] : [];
    }
    case 'testimonials':
      return (await listTestimonials(section.limit)).map((item) => reviewNode(siteUrl, item));
    case 'priceSummary':
    case 'packageGrid': {
      // One service for the whole page: the first section that shows the core packages carries it.
      if (section.blockType === 'packageGrid' && !section.groups.includes('core')) return [];
      const [{ packages }, identity] = await Promise.all([getPriceBook(), getSiteIdentity()]);
      return [serviceNode(siteUrl, identity, packages.slice(0, offeredPackages))];
    }
    default:
      return [];
  }
}

/** What a page says to machines: itself, who runs the site, and what its sections show. */
export async function pageStructuredData(page: PageView): Promise<(Thing | null)[]> {
  const { siteUrl } = getEnv();
  const identity = await getSiteIdentity();
  const nodes = await Promise.all(page.sections.map((section) => sectionNodes(section, siteUrl)));
  return [
    ...(page.path === homePath
      ? [businessNode(siteUrl, identity), websiteNode(siteUrl, identity)]
      : []),
    webPageNode(siteUrl, {
      path: page.path,
      title: page.metaTitle,
      description: page.metaDescription,
    }),
    breadcrumbNode(siteUrl, page.path),
    ...nodes.flat(),
  ];
}
