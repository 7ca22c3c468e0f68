import { describe, expect, it } from 'vitest';
import { readCsv } from '@/keywords/actions/read-csv';

const read = (content: string | Uint8Array) =>
  readCsv(typeof content === 'string' ? new TextEncoder().encode(content) : content);
const rows = [
  ['Keyword', 'Place'],
  ['café website', 'Bath'],
];

describe('a CSV file', () => {
  it.each([
    ['of commas', 'Keyword,Place\r\ncafé website,Bath\r\n'],
    ['of semicolons, with a mark at the beginning', '\ufeffKeyword;Place\ncafé website;Bath'],
    ['of tabs', 'Keyword\tPlace\rcafé website\tBath\r'],
    ['with everything in quotation marks', '"Keyword","Place"\n"café website","Bath"\n'],
  ])('%s is read', (_, text) => {
    expect(read(text)).toEqual({ status: 'read', rows });
  });

  it('is read in spreadsheets’ encodings', () => {
    const windows = Buffer.from('Keyword;Place\ncafé website;Bath', 'latin1');
    expect(read(windows)).toEqual({ status: 'read', rows });
    const planner = Buffer.from('\ufeffKeyword\tPlace\ncafé website\tBath', 'utf16le');
    expect(read(planner)).toEqual({ status: 'read', rows });
  });

  it('keeps empty lines, uneven lines and stray quotation marks', () => {
    expect(read('Keyword,Place\n\n5" screen,x,y\n')).toEqual({
      status: 'read',
      rows: [['Keyword', 'Place'], [''], ['5" screen', 'x', 'y']],
    });
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    ['a spreadsheet in its own format', 'PK\u0003\u0004', 'This is no CSV file.'],
    ['a quotation mark without an end', 'Keyword\n"open', 'A quotation mark opens'],
  ])('that is %s is refused with a message', (_, text, words) => {
    expect(read(text)).toEqual({ status: 'refused', problem: expect.stringContaining(words) });
  });
});
