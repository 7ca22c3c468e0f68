import 'server-only';
import { cache } from 'react';
import type { Industry } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { industryPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { formatPenceRange } from '@/prices/rules/money';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { readMessage } from '../rules/enquiry-message';
import {
  documentMeta,
  findPublished,
  related,
  texts,
  toImageView,
  toQuestions,
  toRichText,
} from './published';

const readIndustries = rememberUntilChange(async () =>
  listPublished(await getCms(), 'industries', {
    sort: '_order',
    depth: 0,
    select: { name: true, slug: true, lead: true, package: true },
  }),
);

/** Published industries in the editor's order. */
export const listIndustries = cache(async () => {
  const [docs, book] = await Promise.all([readIndustries(), getPriceBook()]);
  return docs.map((doc) => {
    const item = book.packages.find(({ id }) => id === doc.package);
    return {
      id: doc.id,
      name: doc.name,
      href: industryPath(doc.slug),
      lead: resolvePrices(doc.lead, book),
      price: item ? formatPenceRange(item.priceFromPence, item.priceToPence) : null,
      package: item ?? null,
    };
  });
});

/** The three frames; `null` unless all is there. */
function toEnquiryFrames(stored: Industry['enquiryFrames']) {
  const found = { picture: toImageView(stored?.foundPicture), text: stored?.foundText };
  const asked = { picture: toImageView(stored?.askedPicture), text: stored?.askedText };
  const { message, arrivedText } = stored ?? {};
  if (!found.picture || !found.text || !asked.picture || !asked.text) return null;
  if (!message?.trim() || !arrivedText) return null;
  return {
    shown: [
      { picture: found.picture, text: found.text },
      { picture: asked.picture, text: asked.text },
    ],
    arrived: { ...readMessage(message), caption: arrivedText },
  };
}

/** What a new customer leaves; an example alone would stand beside another trade's amount. */
function toGuess(stored: Industry['newCustomer']) {
  const pence = stored?.profitPence;
  return pence ? { pence, example: stored.example || null } : null;
}

/** An industry's page; `null` if it is unpublished. */
export const getIndustryPage = cache(async (slug: string) => {
  const [page, book] = await Promise.all([
    findPublished('industries', { slug: { equals: slug } }),
    getPriceBook(),
  ]);
  if (!page) return null;
  const packageId = related(page.package)?.id;
  return {
    ...documentMeta(industryPath(slug), page, { title: page.heading, description: page.lead }),
    name: page.name,
    slug: page.slug,
    heading: page.heading,
    lead: page.lead,
    notice: page.notice || null,
    benefits: page.benefits,
    customers: page.customers,
    sitePlan: {
      intro: toRichText(page.sitePlan?.intro),
      parts: page.sitePlan?.parts ?? [],
    },
    enquiryFrames: toEnquiryFrames(page.enquiryFrames),
    newCustomer: toGuess(page.newCustomer),
    provide: texts(page.provide),
    questions: toQuestions(page.questions, book),
    places: toRichText(page.places),
    package: book.packages.find(({ id }) => id === packageId) ?? null,
    caseStudyId: related(page.caseStudy)?.id ?? null,
  };
});

export type IndustryPageView = NonNullable<Awaited<ReturnType<typeof getIndustryPage>>>;
