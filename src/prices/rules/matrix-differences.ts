import type { FeatureMatrixView, MatrixValue } from './table-views';

function isSame(one: MatrixValue | undefined, other: MatrixValue | undefined): boolean {
  if (one?.kind === 'addOn' && other?.kind === 'addOn') return one.pence === other.pence;
  if (one?.kind === 'choice' && other?.kind === 'choice') return one.text === other.text;
  return one?.kind === other?.kind;
}

/**
 * Leaves only those rows of the comparison in which the packages in sight differ. A price for the
 * same add-on is a difference, and so are other words for a choice.
 *
 * @param shown places of the packages in sight, in the order of `matrix.packages`
 * @returns the groups that still have rows; none when all are alike, as with fewer than two packages
 */
export function keepDifferences(
  groups: FeatureMatrixView['groups'],
  shown: readonly number[],
): FeatureMatrixView['groups'] {
  const [first = 0, ...others] = shown;
  return groups
    .map(({ name, rows }) => ({
      name,
      rows: rows.filter(({ values }) =>
        others.some((place) => !isSame(values[first], values[place])),
      ),
    }))
    .filter(({ rows }) => rows.length > 0);
}

/** How many rows the groups have together. */
export function countRows(groups: FeatureMatrixView['groups']): number {
  return groups.reduce((sum, { rows }) => sum + rows.length, 0);
}
