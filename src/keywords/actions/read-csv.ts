import { CsvError } from 'csv-parse';
import { parse } from 'csv-parse/sync';

export type ReadCsv = { status: 'read'; rows: string[][] } | { status: 'refused'; problem: string };

const refused = (problem: string): ReadCsv => ({ status: 'refused', problem });

/** Tools write UTF-8 or, for old spreadsheets, UTF-16; spreadsheets on Windows write its own. */
function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

const delimiters = [',', ';', '\t', '|'] as const;

/** The one that divides the line of headings most often. */
function delimiterOf(text: string): string {
  const lines = text.slice(0, 10_000).split(/\r\n|\r|\n/, 10);
  const header = lines.find((line) => /keyword|search term|query|phrase/i.test(line)) ?? '';
  const uses = (delimiter: string) => header.split(delimiter).length;
  return delimiters.toSorted((a, b) => uses(b) - uses(a))[0] ?? ',';
}

/** Archives, pictures and spreadsheets in their own format begin like this. */
function isText(bytes: Uint8Array): boolean {
  const begin = Buffer.from(bytes.subarray(0, 4)).toString('latin1');
  return !/^(PK|\x89PNG|%PDF|\xd0\xcf)/.test(begin);
}

export function readCsv(bytes: Uint8Array): ReadCsv {
  if (!isText(bytes)) {
    return refused('This is no CSV file. In your spreadsheet, choose “Save as” and “CSV”.');
  }
  const text = decode(bytes);
  if (text.trim() === '') return refused('The file is empty.');
  try {
    const rows = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      relax_quotes: true,
      // Lines are counted as the spreadsheet counts them.
      skip_empty_lines: false,
    });
    return { status: 'read', rows };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
      return refused('A quotation mark opens in the file and never closes.');
    }
    return refused('The file can’t be read as CSV. Save it again as “CSV UTF-8”.');
  }
}
