import 'server-only';
import { cache } from 'react';
import type { ComparisonTable, FeatureMatrix } from '@/payload-types';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import type { FeatureMatrixView, MatrixValue } from '@/prices/rules/comparisons';
import type { PackageGroup } from '@/prices/rules/price-book';
import { resolvePrices } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import type { ComparisonCell, ComparisonTableView } from '../rules/view-models';
import { related } from './document-meta';

function toCell({
  kind,
  text,
}: {
  kind: 'text' | 'yes' | 'no';
  text?: string | null;
}): ComparisonCell {
  return kind === 'text' ? { kind, text: text ?? '' } : { kind, text: text || null };
}

/**
 * The comparison table of a relation, with its figures resolved.
 *
 * @returns `null` if the table is unpublished
 */
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

/** Comparison of packages: the published rows by group. */
export const getFeatureMatrix = cache(
  async (groups: readonly PackageGroup[]): Promise<FeatureMatrixView> => {
    const [cms, book] = await Promise.all([getCms(), getPriceBook()]);
    const packages = book.packages.filter(({ group }) => groups.includes(group));
    const docs = await listPublished(cms, 'feature-matrix', {
      sort: '_order',
      depth: 1,
    });
    const parts = [...new Set(docs.map(({ group }) => group))];
    return resolvePrices(
      {
        packages: packages.map(({ key, name }) => ({ key, name })),
        groups: parts.map((part) => ({
          name: part,
          rows: docs
            .filter(({ group }) => group === part)
            .map((row) => ({
              name: row.name,
              values: packages.map(({ id }) => valueFor(row, id)),
            })),
        })),
      },
      book,
    );
  },
);
