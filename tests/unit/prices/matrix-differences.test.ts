import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countRows,
  type FeatureMatrixView,
  keepDifferences,
  type MatrixValue,
} from '@/prices/rules/comparisons';

const yes: MatrixValue = { kind: 'included' };
const no: MatrixValue = { kind: 'none' };
const addOn = (pence: number | null): MatrixValue => ({ kind: 'addOn', pence });
const choice = (text: string): MatrixValue => ({ kind: 'choice', text });

const group = (...rows: MatrixValue[][]): FeatureMatrixView['groups'][number] => ({
  name: 'Group',
  rows: rows.map((values, index) => ({ name: `Row ${index}`, values })),
});
const differ = (...values: MatrixValue[]) =>
  countRows(keepDifferences([group(values)], [...values.keys()])) === 1;

describe('a row of the comparison differs', () => {
  it.each([
    ['included and not', yes, no],
    ['included and bought', yes, addOn(0)],
    ['bought at two prices', addOn(100), addOn(200)],
    ['bought, once without a price', addOn(100), addOn(null)],
    ['chosen in other words', choice('as a list'), choice('as pages')],
  ])('%s', (_case, one, other) => {
    expect(differ(one, other)).toBe(true);
    expect(differ(one, one, other)).toBe(true);
  });

  it.each([
    ['included', yes],
    ['not included', no],
    ['bought at one price', addOn(100)],
    ['bought without a price', addOn(null)],
    ['chosen in the same words', choice('as pages')],
  ])('not where it is %s everywhere', (_case, value) => {
    expect(differ(value, { ...value }, { ...value })).toBe(false);
  });
});

describe('the differing rows of a comparison', () => {
  const groups = [group([yes, yes, no], [yes, yes, yes]), group([no, no, no])];

  it('have no empty group', () => {
    expect(keepDifferences(groups, [0, 1, 2])).toEqual([group([yes, yes, no])]);
  });

  it('depend on the shown packages only', () => {
    expect(keepDifferences(groups, [0, 1])).toEqual([]);
    expect(countRows(keepDifferences(groups, [1, 2]))).toBe(1);
  });

  it.each([[[]], [[0]]])('are empty with the packages %j', (shown) => {
    expect(keepDifferences(groups, shown)).toEqual([]);
  });

  const anyValue = fc.oneof(
    fc.constant(yes),
    fc.constant(no),
    fc.nat({ max: 2 }).map(addOn),
    fc.constantFrom('a', 'b').map(choice),
  );
  const anyRow = fc.array(anyValue, { minLength: 4, maxLength: 4 });

  it('are exactly those with unequal values, in their order', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const all = [group(...rows)];
        const [kept] = keepDifferences(all, [0, 1, 2, 3]);
        const expected = all[0]?.rows.filter(
          ({ values }) => new Set(values.map((value) => JSON.stringify(value))).size > 1,
        );
        expect(kept?.rows ?? []).toEqual(expected);
      }),
    );
  });

  it('do not depend on the order of the packages', () => {
    fc.assert(
      fc.property(fc.array(anyRow), (rows) => {
        const all = [group(...rows)];
        expect(keepDifferences(all, [3, 1, 0])).toEqual(keepDifferences(all, [0, 1, 3]));
      }),
    );
  });
});
