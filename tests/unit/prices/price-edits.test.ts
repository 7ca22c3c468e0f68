import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPoundsInput } from '@/prices/rules/money';
import {
  allCells,
  formatDifference,
  matchesSearch,
  type PriceGroup,
  type PriceRow,
  raiseRows,
  readEdits,
  whyReadOnly,
} from '@/prices/rules/price-board';

function row(id: number, name: string, low: number | null, high?: number | null): PriceRow {
  const figure = (field: string) => `packages/${id}/${field}`;
  return {
    id: `packages/${id}`,
    name,
    note: null,
    isOnApplication: low === null,
    hasDraft: false,
    href: '',
    low:
      low === null
        ? null
        : { figure: figure('priceFromPence'), label: name, pence: low, isOptional: false },
    high:
      high === undefined
        ? null
        : { figure: figure('priceToPence'), label: name, pence: high, isOptional: true },
  };
}

const groups: PriceGroup[] = [
  {
    key: 'packages',
    label: 'Packages',
    isEditable: true,
    rows: [
      row(1, 'Growth', 240_000, 320_000),
      row(2, 'Express', 50_000, null),
      row(3, 'Custom', null),
    ],
  },
];

const read = (typed: Record<string, string>) =>
  readEdits(groups, new Map(Object.entries(typed).map(([key, text]) => [`packages/${key}`, text])));

describe('a typed edit', () => {
  it('is a new price with the one last seen', () => {
    expect(read({ '1/priceFromPence': '£2,500.50', '2/priceToPence': '700' })).toEqual({
      edits: [
        { figure: 'packages/1/priceFromPence', seenPence: 240_000, pence: 250_050 },
        { figure: 'packages/2/priceToPence', seenPence: null, pence: 70_000 },
      ],
      problems: new Map(),
    });
  });

  it('is dropped if it equals the present price', () => {
    expect(read({ '1/priceFromPence': '2,400.00', '2/priceToPence': ' ' }).edits).toEqual([]);
  });

  it('can clear an upper end, but not a lower one', () => {
    expect(read({ '1/priceToPence': '' }).edits).toMatchObject([{ pence: null }]);
    expect(read({ '1/priceFromPence': '' })).toEqual({
      edits: [],
      problems: new Map([['packages/1/priceFromPence', 'Enter an amount.']]),
    });
  });

  it.each([
    ['five', 'Enter pounds and whole pence, e.g. 1200 or 74.50.'],
    ['12.345', 'Enter pounds and whole pence, e.g. 1200 or 74.50.'],
    ['-5', 'Enter pounds and whole pence, e.g. 1200 or 74.50.'],
    ['1000001', 'That is more than a million pounds; please check.'],
    ['3300', 'The highest price can’t be below the lowest.'],
  ])('is explained when it is no price: %s', (text, words) => {
    const { edits, problems } = read({ '1/priceFromPence': text });
    expect(problems.get('packages/1/priceFromPence')).toBe(words);
    if (text !== '3300') expect(edits).toEqual([]);
  });

  it('is validated together with the other end as typed', () => {
    expect(read({ '1/priceFromPence': '3300', '1/priceToPence': '3400' }).problems.size).toBe(0);
  });

  it('keeps every valid amount', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (pence) => {
        const { edits } = read({ '2/priceFromPence': toPoundsInput(pence) });
        expect(edits[0]?.pence ?? 50_000).toBe(pence);
      }),
    );
  });
});

describe('a percentage over ticked rows', () => {
  const all = new Set(['packages/1', 'packages/2', 'packages/3']);

  it('changes both ends, and skips rows without a figure or tick', () => {
    expect(raiseRows(groups, all, 5, 1_000)).toEqual(
      new Map([
        ['packages/1/priceFromPence', 252_000],
        ['packages/1/priceToPence', 336_000],
        ['packages/2/priceFromPence', 53_000],
      ]),
    );
    expect(raiseRows(groups, new Set(['packages/2']), 5, 1_000).size).toBe(1);
  });

  it('changes nothing where rounding keeps the price', () => {
    expect(raiseRows(groups, all, 1, 5_000).has('packages/2/priceFromPence')).toBe(false);
  });

  it('always gives prices that can be saved', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -5_000, max: 10_000 }),
        fc.constantFrom(100, 500, 1_000, 5_000),
        (hundredths, step) => {
          const raised = raiseRows(groups, all, hundredths / 100, step);
          const typed = new Map([...raised].map(([key, pence]) => [key, toPoundsInput(pence)]));
          const { edits, problems } = readEdits(groups, typed);
          expect(problems.size).toBe(0);
          expect(new Map(edits.map(({ figure, pence }) => [figure, pence]))).toEqual(raised);
        },
      ),
    );
  });
});

describe('the board', () => {
  it('has a cell for each price', () => {
    expect(allCells(groups)).toHaveLength(4);
  });

  it('matches search words in any order, including the group’s name', () => {
    const [growth] = groups[0]?.rows ?? [];
    expect(growth && matchesSearch(growth, 'Packages', 'pack GROW')).toBe(true);
    expect(growth && matchesSearch(growth, 'Packages', 'growth hosting')).toBe(false);
    expect(growth && matchesSearch(growth, 'Packages', '')).toBe(true);
  });

  it('says who may change read-only prices', () => {
    expect(whyReadOnly({ editor: 'yes', viewer: 'yes' })).toBeNull();
    expect(whyReadOnly({ editor: 'no', viewer: 'no' })).toContain('Only admins');
    expect(whyReadOnly({ editor: 'yes', viewer: 'no' })).toContain('Editors and admins');
  });

  it.each([
    [100, 6_100, '+£60'],
    [6_100, 100, '−£60'],
    [null, 100, ''],
    [100, null, ''],
  ])('writes by how much a price changes: %s to %s', (before, after, words) => {
    expect(formatDifference(before, after)).toBe(words);
  });
});

it.each([
  [7_450, '74.50'],
  [120_000, '1200'],
])('a field holds %i pence as %s', (pence, text) => {
  expect(toPoundsInput(pence)).toBe(text);
});
