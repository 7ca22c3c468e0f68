import type { Thing } from 'schema-dts';
import {
  breadcrumbNode,
  businessNode,
  faqNode,
  reviewNode,
  serviceNode,
  toJsonLd,
  webPageNode,
  websiteNode,
} from '@/content/rules/structured-data';
import type { QuestionView } from '@/content/rules/view-models';
import type { PageSection } from '@/content/store/pages';
import { getRating, listFaqs, listTestimonials } from '@/content/store/shared-content';
import { getSiteIdentity } from '@/content/store/site';
import { getEnv } from '@/platform/env';
import { getPriceBook } from '@/prices/store/price-book';

/** Number of packages listed in structured data (specification, section 1). */
const offeredPackages = 3;

type Questions = Pick<QuestionView, 'question' | 'answerText'>[];

function offersPackages(section: PageSection): boolean {
  return (
    section.blockType === 'priceSummary' ||
    (section.blockType === 'packageGrid' && (section.groups ?? []).includes('core'))
  );
}

async function questionsOf(sections: readonly PageSection[]): Promise<Questions> {
  const topics = sections.flatMap((section) => (section.blockType === 'faq' ? section.topics : []));
  return topics.length > 0 ? listFaqs([...new Set(topics)]) : [];
}

async function reviewsOf(sections: readonly PageSection[], siteUrl: string) {
  const limits = sections.flatMap((section) =>
    section.blockType === 'testimonials' ? section.limit : [],
  );
  if (limits.length === 0) return [];
  const shown = await listTestimonials(Math.max(...limits));
  return shown.map((item) => reviewNode(siteUrl, item));
}

async function serviceOf(sections: readonly PageSection[], siteUrl: string) {
  if (!sections.some(offersPackages)) return [];
  const [{ packages }, identity] = await Promise.all([getPriceBook(), getSiteIdentity()]);
  return [serviceNode(siteUrl, identity, packages.slice(0, offeredPackages))];
}

export interface DescribedPage {
  path: string;
  metaTitle: string;
  metaDescription: string;
  sections?: readonly PageSection[];
  questions?: Questions;
  /** Nodes specific to this kind of page. */
  nodes?: readonly Thing[];
}

/** Builds a page's structured data: the agency, the page and its contents. */
export async function pageStructuredData(page: DescribedPage): Promise<(Thing | null)[]> {
  const { siteUrl } = getEnv();
  const { sections = [], questions = [], nodes = [] } = page;
  const [identity, rating, asked, reviews, service] = await Promise.all([
    getSiteIdentity(),
    getRating(),
    questionsOf(sections),
    reviewsOf(sections, siteUrl),
    serviceOf(sections, siteUrl),
  ]);
  const all = [...questions, ...asked];
  return [
    businessNode(siteUrl, identity, rating),
    websiteNode(siteUrl, identity),
    webPageNode(siteUrl, {
      path: page.path,
      title: page.metaTitle,
      description: page.metaDescription,
    }),
    breadcrumbNode(siteUrl, page.path),
    ...service,
    ...nodes,
    all.length > 0 ? faqNode(all) : null,
    ...reviews,
  ];
}

export function JsonLd({ nodes }: { nodes: readonly (Thing | null)[] }) {
  const html = { __html: toJsonLd(nodes) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is JSON, escaped by toJsonLd
  return <script type="application/ld+json" dangerouslySetInnerHTML={html} />;
}
