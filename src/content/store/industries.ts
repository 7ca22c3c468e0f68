import 'server-only';
import { cache } from 'react';
import { getCms } from '@/platform/cms';
import { caseStudyPath, industryPath } from '@/platform/paths';
import { formatPenceRange } from '@/prices/rules/money';
import { resolvePrices } from '@/prices/rules/price-text';
import type { IndustryCardView } from '@/prices/rules/table-views';
import type { LexicalState } from '../rules/lexical';
import type { IndustryPageView } from '../rules/view-models';
import { documentMeta, related, texts, toQuestions, toRichText } from './document-meta';
import { getPriceBook } from './price-book';
import { readAs } from './reader';

/** Published industries, in the order that staff gave them. */
export const listIndustries = cache(async (): Promise<IndustryCardView[]> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'industries',
    overrideAccess: false,
    draft: false,
    pagination: false,
    where: { _status: { equals: 'published' } },
    sort: '_order',
    depth: 0,
    select: { name: true, slug: true, lead: true, package: true },
  });
  return docs.map((doc) => {
    const item = book.packages.find(({ id }) => id === doc.package);
    return {
      name: doc.name,
      href: industryPath(doc.slug),
      lead: resolvePrices(doc.lead, book),
      price: item ? formatPenceRange(item.priceFromPence, item.priceToPence) : null,
      seed: doc.slug,
    };
  });
});

/**
 * An industry's page.
 *
 * @returns `null` when nothing is published under that slug
 */
export const getIndustryPage = cache(async (slug: string): Promise<IndustryPageView | null> => {
  const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
  const { docs } = await cms.find({
    collection: 'industries',
    ...(await readAs()),
    where: { slug: { equals: slug } },
    limit: 1,
    depth: 1,
  });
  const [doc] = docs;
  if (!doc) return null;
  const page = resolvePrices(doc, book);
  const study = related(page.caseStudy);
  const packageId = related(page.package)?.id;
  return {
    ...documentMeta(industryPath(slug), page, { title: page.heading, description: page.lead }),
    name: page.name,
    slug: page.slug,
    heading: page.heading,
    lead: page.lead,
    notice: page.notice || null,
    benefits: page.benefits.map(({ title, text }) => ({ title, text })),
    customers: page.customers as unknown as LexicalState,
    sitePlan: {
      intro: toRichText(page.sitePlan?.intro),
      parts: (page.sitePlan?.parts ?? []).map(({ title, text }) => ({ title, text })),
    },
    provide: texts(page.provide),
    questions: toQuestions(page.questions, book),
    places: toRichText(page.places),
    package: book.packages.find(({ id }) => id === packageId) ?? null,
    caseStudy: study
      ? { title: study.title, href: caseStudyPath(study.slug), description: study.description }
      : null,
  };
});
