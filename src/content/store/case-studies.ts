import 'server-only';
import { cache } from 'react';
import type { CaseStudy, Testimonial } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { getEnv } from '@/platform/env';
import { caseStudyPath, leadAnchorPath } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { pagesInWords } from '@/prices/rules/estimate';
import { formatPenceRange } from '@/prices/rules/money';
import { formatPriceBuilt, formatPriceWith, type PriceBook } from '@/prices/rules/price-book';
import { addOnsIn, resolvePrices } from '@/prices/rules/price-tokens';
import { pagesOf, priceOfPages } from '@/prices/rules/work-size';
import { getPriceBook } from '@/prices/store/price-book';
import { isPreviewAddress, isTall } from '../rules/projects';
import {
  documentMeta,
  findPicture,
  findPublished,
  idOf,
  related,
  texts,
  toImageView,
  toRichText,
} from './published';
import { toTestimonialView } from './shared-content';
import { isLaunched } from './site';

const cardFields = {
  slug: true,
  title: true,
  image: true,
  screenshots: true,
  category: true,
  filterCategory: true,
  description: true,
  tags: true,
  isSample: true,
  liveUrl: true,
  livePreviewEnabled: true,
  livePreviewUrl: true,
  pageCount: true,
  investment: { rates: true },
} as const;

type CardFields = Pick<CaseStudy, 'id' | keyof typeof cardFields>;

function previewOf({ livePreviewEnabled, livePreviewUrl }: CardFields): string | null {
  if (!livePreviewEnabled || !livePreviewUrl) return null;
  return isPreviewAddress(livePreviewUrl, getEnv().siteUrl) ? livePreviewUrl : null;
}

function toScreenshots({ screenshots }: Pick<CaseStudy, 'screenshots'>) {
  return (screenshots ?? []).flatMap(({ image, phoneImage, caption }) => {
    const picture = toImageView(image);
    return picture ? [{ image: picture, phoneImage: toImageView(phoneImage), caption }] : [];
  });
}

function toCard(doc: CardFields) {
  const screenshots = toScreenshots(doc);
  const further = screenshots.find(({ image }) => !isTall(image));
  return {
    id: doc.id,
    slug: doc.slug,
    href: caseStudyPath(doc.slug),
    title: doc.title,
    category: doc.category,
    filterCategory: doc.filterCategory,
    description: doc.description,
    tags: texts(doc.tags),
    image: toImageView(doc.image),
    /** The site on a phone. */
    phoneImage: screenshots.find(({ image }) => isTall(image))?.image ?? null,
    /** Another page of it, for a page that shows the first already. */
    further: further ? { picture: further.image, phonePicture: further.phoneImage } : null,
    isSample: doc.isSample ?? false,
    pageCount: doc.pageCount ?? null,
    liveUrl: doc.liveUrl || null,
    livePreviewUrl: previewOf(doc),
  };
}

function toMetrics(rows: CaseStudy['metrics']) {
  return (rows ?? []).map(({ value, label, prefix, suffix }) => ({
    value,
    label,
    prefix: prefix || null,
    suffix: suffix || null,
  }));
}

function toBeforeAfter(group: CaseStudy['beforeAfter']) {
  const [before, after] = [toImageView(group?.beforeImage), toImageView(group?.afterImage)];
  if (!before || !after) return null;
  return {
    before,
    after,
    afterPhone: toImageView(group?.afterPhoneImage),
    beforeLabel: group?.beforeLabel || 'Before',
    afterLabel: group?.afterLabel || 'After',
  };
}

const readCaseStudies = rememberUntilChange(async () =>
  listPublished(await getCms(), 'case-studies', { sort: '_order', depth: 1, select: cardFields }),
);

const readTradesShowing = rememberUntilChange(async () =>
  listPublished(await getCms(), 'niches', {
    sort: '_order',
    depth: 0,
    select: { caseStudy: true, package: true },
  }),
);

/** Published case studies in the editor's order, each with what such a site costs. */
export const listCaseStudies = cache(async () => {
  const [docs, niches, book] = await Promise.all([
    readCaseStudies(),
    readTradesShowing(),
    getPriceBook(),
  ]);
  return docs.map((doc) => {
    const offer = offerOf(doc, niches, book);
    return { ...resolvePrices(toCard(doc), book), offer, cost: wordCost(doc, offer) };
  });
});

type ShowingTrades = Awaited<ReturnType<typeof readTradesShowing>>;

/**
 * What a case study's site costs: the package that names it, or else that of the first trade that
 * shows it, and the add-ons that its description names the price of. `null` without a package.
 */
function offerOf(
  study: Pick<CardFields, 'id'> & Partial<CardFields>,
  niches: ShowingTrades,
  book: PriceBook,
) {
  const own = book.packages.find(({ caseStudyId }) => caseStudyId === study.id);
  const niche = niches.find(({ caseStudy }) => caseStudy === study.id);
  const item = own ?? book.packages.find(({ id }) => id === niche?.package);
  if (!item) return null;
  return {
    item,
    isNamed: own !== undefined,
    addOns: addOnsIn(study.description ?? '', book),
    /** Of this very site; `null` where its number of pages does not decide. */
    built: priceOfPages(item, study.pageCount ?? null, book.extraPagePence),
  };
}

export type SiteOffer = NonNullable<ReturnType<typeof offerOf>>;

/** The price of the very site, else the range of its package, else the study's own rate; and its size. */
function wordCost(study: CardFields, offer: SiteOffer | null) {
  if (!offer) {
    const [rate] = study.investment?.rates ?? [];
    return rate
      ? { price: formatPenceRange(rate.fromPence, rate.toPence), size: rate.duration ?? '' }
      : null;
  }
  const { item, addOns, built } = offer;
  const [price, pages] = built
    ? [formatPriceBuilt(built.pence, addOns), pagesInWords(built.pageCount)]
    : [formatPriceWith(item, []), pagesOf(item)];
  return { price, size: [item.timeline, pages].filter(Boolean).join(', ') };
}

export async function findSiteOffer(studyId: number): Promise<SiteOffer | null> {
  const [docs, niches, book] = await Promise.all([
    readCaseStudies(),
    readTradesShowing(),
    getPriceBook(),
  ]);
  return offerOf({ ...docs.find(({ id }) => id === studyId), id: studyId }, niches, book);
}

/** The portrait of a related testimonial is one relation too deep to come with it. */
async function withPortrait(testimonial: Testimonial) {
  const portrait = idOf(testimonial.portrait);
  return {
    ...toTestimonialView(testimonial),
    portrait: portrait === null ? null : await findPicture(portrait),
  };
}

/** A case study with all data of its page; `null` if it is unpublished. */
export const getCaseStudy = cache(async (slug: string) => {
  const [study, book, launched] = await Promise.all([
    findPublished('case-studies', { slug: { equals: slug } }),
    getPriceBook(),
    isLaunched(),
  ]);
  if (!study) return null;
  const comparison = related(study.investment?.comparison);
  const testimonials = await Promise.all(
    (study.testimonials ?? []).flatMap((item) => {
      const testimonial = related(item);
      return testimonial && !(launched && testimonial.isSample) ? withPortrait(testimonial) : [];
    }),
  );
  return {
    ...documentMeta(caseStudyPath(slug), study, {
      title: study.title,
      description: study.description,
    }),
    ...toCard(study),
    client: study.client || null,
    source: study.source || null,
    metrics: toMetrics(study.metrics),
    challenge: study.challenge,
    solution: study.solution,
    features: (study.features ?? []).map(({ title, description, technical, benefit, ...card }) => ({
      title,
      description,
      technical: technical || null,
      benefit: benefit || null,
      icon: card.icon ?? null,
      image: toImageView(card.image),
      phoneImage: toImageView(card.phoneImage),
      size: card.size,
    })),
    screenshots: toScreenshots(study),
    beforeAfter: toBeforeAfter(study.beforeAfter),
    architecture: study.architecture || null,
    timeline: study.timeline ?? [],
    technologies: texts(study.technologies),
    investment: {
      comparison: book.costComparisons.find(({ id }) => id === comparison?.id) ?? null,
      rates: (study.investment?.rates ?? []).map(({ label, duration, fromPence, toPence }) => ({
        label,
        duration: duration || null,
        fromPence,
        toPence,
      })),
      support: study.investment?.support ?? [],
      note: toRichText(study.investment?.note),
    },
    impact: toMetrics(study.impact),
    testimonials,
    sections: study.sections ?? [],
    cta: { ...study.cta, buttonLink: study.cta.buttonLink || leadAnchorPath },
  };
});

export type CaseStudyCardView = Awaited<ReturnType<typeof listCaseStudies>>[number];
export type CaseStudyView = NonNullable<Awaited<ReturnType<typeof getCaseStudy>>>;
export type MetricView = CaseStudyView['metrics'][number];
export type ScreenshotView = CaseStudyView['screenshots'][number];
