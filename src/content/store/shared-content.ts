import 'server-only';
import type { Where } from 'payload';
import { cache } from 'react';
import type { AddOn, ComparisonTable, FeatureMatrix, Testimonial } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import { rememberUntilChange } from '@/platform/remember-for';
import type { FeatureMatrixView, MatrixValue } from '@/prices/rules/comparisons';
import { buildEstimatorConfig, type EstimatorConfig } from '@/prices/rules/estimator-config';
import type { PackageGroup } from '@/prices/rules/price-book';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { meanRating, type Rating } from '../rules/structured-data';
import type {
  ComparisonCell,
  ComparisonTableView,
  FaqTopic,
  QuestionView,
  TestimonialView,
} from '../rules/view-models';
import { related, toImageView, toQuestions } from './published';
import { isLaunched } from './site';

const readFaqs = rememberUntilChange(async (topics: readonly FaqTopic[]) =>
  listPublished(await getCms(), 'faqs', {
    where: { topic: { in: [...topics] } },
    sort: '_order',
    depth: 1,
  }),
);

/** Published questions of the given topics in the editor's order. */
export async function listFaqs(topics: readonly FaqTopic[]): Promise<QuestionView[]> {
  const [docs, book] = await Promise.all([readFaqs(topics), getPriceBook()]);
  return toQuestions(docs, book);
}

/** A client's testimonial as shown on the site. */
export function toTestimonialView(doc: Testimonial): TestimonialView {
  return {
    id: doc.id,
    quote: doc.quote,
    author: doc.author,
    role: doc.role || null,
    company: doc.company || null,
    rating: doc.rating,
    project: doc.project || null,
    website: doc.website || null,
    reviewUrl: doc.reviewUrl || null,
    portrait: toImageView(doc.portrait),
    publishedOn: doc.createdAt,
    isSample: doc.isSample ?? false,
  };
}

const isReal: Where = { isSample: { not_equals: true } };

/**
 * The first published testimonials: clients' before samples, each in the editor's order. After the
 * launch, no samples.
 */
export const listTestimonials = rememberUntilChange(
  async (limit: number): Promise<TestimonialView[]> => {
    const docs = await listPublished(await getCms(), 'testimonials', {
      ...((await isLaunched()) ? { where: isReal } : {}),
      ...{ sort: ['isSample', '_order'], limit, depth: 1 },
    });
    return docs.map(toTestimonialView);
  },
);

/** Mean of published client ratings, without samples; `null` without any. */
export const getRating = rememberUntilChange(async (): Promise<Rating | null> => {
  const docs = await listPublished(await getCms(), 'testimonials', {
    where: isReal,
    sort: '_order',
    depth: 0,
    select: { rating: true },
  });
  return meanRating(docs.map(({ rating }) => rating));
});

type StoredCell = NonNullable<ComparisonTable['rows'][number]['cells']>[number];

function toCell({ kind, text }: StoredCell): ComparisonCell {
  return kind === 'text' ? { kind, text: text ?? '' } : { kind, text: text || null };
}

/** The comparison table of a relation, with its figures resolved; `null` if it is unpublished. */
export function toComparisonTable(
  value: ComparisonTable | number | null | undefined,
): ComparisonTableView | null {
  const table = related(value);
  if (!table) return null;
  // If all columns are ours, a mark on them has no meaning.
  const marksOurs = table.columns.some(({ isOurs }) => !isOurs);
  return {
    title: table.title,
    columns: table.columns.map(({ label, isOurs }) => ({
      label,
      isOurs: marksOurs && (isOurs ?? false),
    })),
    rows: table.rows.map(({ label, cells }) => ({ label, cells: (cells ?? []).map(toCell) })),
    note: table.note || null,
    source: table.source ? { text: table.source, href: table.sourceHref || null } : null,
  };
}

const holds = (list: FeatureMatrix['includedIn'], id: number) =>
  (list ?? []).some((item) => (typeof item === 'number' ? item : item.id) === id);

function valueFor(row: FeatureMatrix, packageId: number): MatrixValue {
  if (holds(row.includedIn, packageId)) return { kind: 'included' };
  if (holds(row.choiceIn, packageId)) return { kind: 'choice', text: row.choiceText || 'Choice' };
  if (holds(row.addOnIn, packageId)) {
    return { kind: 'addOn', pence: related(row.addOn)?.pricePence ?? null };
  }
  return { kind: 'none' };
}

const readMatrix = rememberUntilChange(async () =>
  listPublished(await getCms(), 'feature-matrix', { sort: '_order', depth: 1 }),
);

/** Comparison of packages: the published rows by group. */
export const getFeatureMatrix = cache(
  async (groups: readonly PackageGroup[]): Promise<FeatureMatrixView> => {
    const [docs, book] = await Promise.all([readMatrix(), getPriceBook()]);
    const packages = book.packages.filter(({ group }) => groups.includes(group));
    const rowsByGroup = Map.groupBy(docs, ({ group }) => group);
    const matrix = {
      packages: packages.map(({ key, name }) => ({ key, name })),
      groups: [...rowsByGroup].map(([name, rows]) => ({
        name,
        rows: rows.map((row) => ({
          name: row.name,
          values: packages.map(({ id }) => valueFor(row, id)),
        })),
      })),
    };
    return resolvePrices(matrix, book);
  },
);

const keysOf = (addOns: readonly (number | AddOn)[] | null | undefined): string[] =>
  (addOns ?? []).flatMap((item) => related(item)?.key ?? []);

const readEstimator = rememberUntilChange(async () => {
  const cms = await getCms();
  return cms.findGlobal({ slug: 'estimator-settings', depth: 1, overrideAccess: false });
});

/** Configuration of the estimator; `null` if no kind of project has a published price. */
export const getEstimatorConfig = cache(async (): Promise<EstimatorConfig | null> => {
  const [settings, book] = await Promise.all([readEstimator(), getPriceBook()]);
  const config = buildEstimatorConfig(
    {
      projectTypes: (settings.projectTypes ?? []).map((type) => ({
        key: type.key,
        label: type.label,
        description: type.description,
        packageKey: related(type.package)?.key ?? null,
        included: keysOf(type.included),
        unavailable: (type.unavailable ?? []).flatMap(({ addOn, reason }) =>
          keysOf([addOn]).map((key) => ({ addOn: key, reason })),
        ),
      })),
      defaultType: settings.defaultType,
      includedPages: settings.includedPages,
      defaultPages: settings.defaultPages,
      maxPages: settings.maxPages,
      budgetBands: (settings.budgetBands ?? []).map((band) => ({
        packageKey: related(band.package)?.key ?? null,
        belowPence: band.belowPence ?? null,
      })),
      message: settings.message || null,
    },
    book,
  );
  return config && resolvePrices(config, book);
});
