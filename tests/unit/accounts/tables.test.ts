import { describe, expect, it } from 'vitest';
import { auditColumns } from '@/accounts/rules/audit-events';
import { enquiryColumns } from '@/enquiries/data/enquiry-columns';
import {
  addOnColumns,
  chatbotTierColumns,
  packageColumns,
  proposalColumns,
  retainerColumns,
  territoryColumns,
} from '@/office/hooks/csv-columns';
import {
  type Column,
  cellsOf,
  dayCell,
  headerOf,
  poundsCell,
  relatedCell,
  timeCell,
} from '@/platform/csv-table';
import { scanColumns } from '@/scans/rules/scans';

/** Cells by header, of a record's fields that matter to the test. */
const named = <Row>(columns: readonly Column<Row>[], row: object) =>
  Object.fromEntries(
    cellsOf(columns, row as Row).map((cell, index) => [headerOf(columns)[index], cell]),
  );

describe('a cell', () => {
  it('shows UK time, also in summer', () => {
    expect(timeCell('2026-06-30T23:15:00.000Z')).toBe('2026-07-01 00:15');
    expect(dayCell('2026-11-23T23:59:00.000Z')).toBe('2026-11-23');
    expect(timeCell(null)).toBe('');
  });

  it('shows money in pounds that a spreadsheet can sum', () => {
    expect([0, 5, 9_900, 123_456_789].map(poundsCell)).toEqual([
      '0.00',
      '0.05',
      '99.00',
      '1234567.89',
    ]);
    expect(poundsCell(undefined)).toBe('');
  });

  it('shows the name of a related record if readable, otherwise its ID', () => {
    expect(relatedCell({ id: 3, name: 'Fay' }, 'Account')).toBe('Fay');
    expect(relatedCell({ id: 3, title: 'Plumbers' }, 'Page')).toBe('Plumbers');
    expect(relatedCell({ id: 3 }, 'Account')).toBe('Account 3');
    expect(relatedCell(3, 'Account')).toBe('Account 3');
    expect(relatedCell(null, 'Account')).toBe('');
  });
});

it.each([
  ['enquiries', enquiryColumns],
  ['proposals', proposalColumns],
  ['territories', territoryColumns],
  ['scans', scanColumns],
  ['the audit log', auditColumns],
  ['packages', packageColumns],
  ['retainers', retainerColumns],
  ['add-ons', addOnColumns],
  ['chatbot tiers', chatbotTierColumns],
] as const)('no two columns of %s have the same name', (_name, columns) => {
  const header = headerOf(columns as readonly Column<never>[]);
  expect(new Set(header).size).toBe(header.length);
});

describe('a row', () => {
  it('shows status and value of a proposal', () => {
    const row = named(proposalColumns, {
      title: 'A website',
      clientName: 'Nairobi Salon',
      status: 'questions',
      accessMode: 'private',
      totalOncePence: 120_000,
      totalMonthlyPence: 0,
      validUntil: '2026-12-01T00:00:00.000Z',
      owner: 4,
      acceptance: { name: null, at: null },
      createdAt: '2026-11-20T10:00:00.000Z',
      updatedAt: '2026-11-21T10:00:00.000Z',
    });
    expect(row).toMatchObject({
      Status: 'Questions asked',
      'Once in £': '1200.00',
      'Every month in £': '0.00',
      'Valid until': '2026-12-01',
      'Looked after by': 'Account 4',
      'Accepted by': '',
    });
  });

  it('lists the districts of a territory', () => {
    const row = named(territoryColumns, {
      clientName: 'Tenant',
      niche: { id: 1, name: 'Plumbers' },
      place: 'Reading',
      postcodeAreas: [{ text: 'RG1' }, { text: 'RG2' }],
      startsOn: '2026-01-05T00:00:00.000Z',
      tailMonths: 0,
    });
    expect(row).toMatchObject({
      Niche: 'Plumbers',
      'Postcode districts': 'RG1 RG2',
      'Months reserved afterwards': '0',
      'May be named': 'No',
      'Retainer ended on': '',
    });
  });

  it('distinguishes a score of 0 from no score', () => {
    const scan = {
      url: 'https://a.example/',
      host: 'a.example',
      status: 'scored',
      tool: 'scan',
      createdAt: '2026-11-20T10:00:00.000Z',
    };
    expect(named(scanColumns, { ...scan, overallScore: 0 }).Score).toBe('0');
    expect(named(scanColumns, { ...scan, status: 'blocked' })).toMatchObject({
      Score: '',
      Status: 'The site turned us away',
    });
  });

  it('words the events of the audit log', () => {
    const entry = { createdAt: '2026-11-20T10:00:00.000Z', event: 'sign-in-blocked' };
    expect(named(auditColumns, entry).What).toBe('Sign-in blocked: too many tries');
  });

  it('shows whether the site displays a price', () => {
    const listed = { name: 'Growth', key: 'growth', updatedAt: '2026-11-20T10:00:00.000Z' };
    expect(
      named(packageColumns, { ...listed, priceFromPence: 240_000, _status: 'published' }),
    ).toMatchObject({ 'Price from in £': '2400.00', 'Price to in £': '', 'On the site': 'Yes' });
    expect(named(retainerColumns, { ...listed, _status: 'draft' })['On the site']).toBe('No');
    expect(named(addOnColumns, { ...listed, kind: 'retainer' })['Added to']).toBe('A retainer');
    expect(named(chatbotTierColumns, listed)['Conversations per month']).toBe('');
  });
});
