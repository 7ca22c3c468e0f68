import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readPriceBook } from '@/prices/data/read-price-book';
import { siteSettings } from '../../../seed/data/site';
import { nextNumber } from '../support/documents';
import { editingAs } from '../support/editing';
import { makeData } from '../support/make-data';
import { startSite } from '../support/running-site';

const site = await startSite();
afterAll(site.stop);

const admin = editingAs(await site.as('admin'));

const fields = (slug: string, changes: object) => ({
  ...makeData[slug]?.(nextNumber()),
  _status: 'published',
  ...changes,
});

beforeAll(async () => {
  await site.payload.updateGlobal({
    slug: 'site-settings',
    data: siteSettings,
  });
});

describe('a comparison table', () => {
  const columns = [{ label: 'Us', isOurs: true }, { label: 'Them' }];
  const cell = { kind: 'yes' };

  it('needs a cell for every column of every row', async () => {
    for (const cells of [[], [cell], [cell, cell, cell]]) {
      const body = fields('comparison-tables', { columns, rows: [{ label: 'Speed', cells }] });
      expect(await admin.refusal('comparison-tables', body)).toEqual({
        'rows.0.cells': `The table has 2 columns, this row has ${cells.length} cells.`,
      });
    }
    const rows = [{ label: 'Speed', cells: [cell, cell] }];
    await admin.create('comparison-tables', { columns, rows });
  });

  it('is validated again when a column is removed', async () => {
    const rows = [{ label: 'Speed', cells: [cell, cell] }];
    const { id } = await admin.create('comparison-tables', { columns, rows });
    const refusal = await admin.refusal(
      'comparison-tables',
      { columns: columns.slice(0, 1), rows },
      id,
    );
    expect(refusal).toHaveProperty(['rows.0.cells']);
  });

  it('needs a source with a valid link', async () => {
    const body = fields('comparison-tables', { source: 'A survey', sourceHref: 'javascript:x' });
    expect(await admin.refusal('comparison-tables', body)).toHaveProperty('sourceHref');
  });
});

describe('a row of the feature comparison', () => {
  it('can have a package in only one of its lists', async () => {
    const { id } = await admin.create('packages');
    const body = fields('feature-matrix', { includedIn: [id], choiceIn: [id] });
    const message = 'A package stands in two of these lists.';
    expect(await admin.refusal('feature-matrix', body)).toEqual({
      includedIn: message,
      choiceIn: message,
    });
    const other = await admin.create('packages');
    await admin.create('feature-matrix', { includedIn: [id], addOnIn: [other.id] });
  });
});

describe('a line of a cost comparison', () => {
  const sides = (...lines: object[]) => [
    { label: 'Theirs', lines },
    {
      label: 'Ours',
      isOurs: true,
      lines: [{ label: 'All', from: 'amount', amountPence: 100, every: 'once' }],
    },
  ];
  const totals = async (key: unknown) => {
    const { costComparisons } = await readPriceBook('published', site.payload);
    const found = costComparisons.find((item) => item.key === key);
    return found?.theirs.lines.map(({ label, pence }) => [label, pence]);
  };

  it.each(['hiddenFee', 'packageFrom', 'packageTo', 'retainer'])(
    'needs a reference when its amount comes from %s',
    async (from) => {
      const line = { label: 'Line', from, every: 'month' };
      const body = fields('cost-comparisons', { sides: sides(line) });
      const refusal = await admin.refusal('cost-comparisons', body);
      expect(Object.values(refusal)).toEqual(['Pick one.']);
    },
  );

  it('follows its price, and is omitted when that price is unpublished', async () => {
    const { id: fee } = await admin.create('hidden-fees', { monthlyPence: 4_500 });
    const { id: item } = await admin.create('packages', {
      priceFromPence: 50_000,
      priceToPence: 70_000,
    });
    const { id: retainer } = await admin.create('retainers', { pricePerMonthPence: 9_900 });
    const { key } = await admin.create('cost-comparisons', {
      sides: sides(
        { label: 'Fee', from: 'hiddenFee', hiddenFee: fee, every: 'month' },
        { label: 'From', from: 'packageFrom', package: item, every: 'once' },
        { label: 'To', from: 'packageTo', package: item, every: 'once' },
        { label: 'Care', from: 'retainer', retainer, every: 'month' },
        { label: 'Typed', from: 'amount', amountPence: 1, every: 'year' },
      ),
    });
    expect(await totals(key)).toEqual([
      ['Fee', 4_500],
      ['From', 50_000],
      ['To', 70_000],
      ['Care', 9_900],
      ['Typed', 1],
    ]);
    await admin.publish('hidden-fees', fee, { monthlyPence: 5_000 });
    await admin.publish('packages', item, { priceToPence: null });
    await admin.unpublish('retainers', retainer);
    expect(await totals(key)).toEqual([
      ['Fee', 5_000],
      ['From', 50_000],
      ['To', 50_000],
      ['Typed', 1],
    ]);
  });

  it('needs two sides with lines', async () => {
    for (const wrong of [
      [],
      sides(),
      sides({ label: 'x', from: 'amount', every: 'once' }).slice(1),
    ]) {
      const body = fields('cost-comparisons', { sides: wrong });
      expect(Object.keys(await admin.refusal('cost-comparisons', body)).join()).toContain('sides');
    }
  });
});

describe('a territory', () => {
  it('can’t end before it begins', async () => {
    const { id } = await admin.create('territories', { startsOn: '2026-03-01T00:00:00.000Z' });
    expect(
      await admin.refusal(
        'territories',
        { startsOn: '2026-03-01T00:00:00.000Z', endsOn: '2026-02-28T00:00:00.000Z' },
        id,
      ),
    ).toEqual({ endsOn: 'The end can’t be before the start.' });
    expect(
      await admin.refusal('territories', { endsOn: '2026-02-28T00:00:00.000Z' }, id),
    ).toHaveProperty('endsOn');
  });
});
