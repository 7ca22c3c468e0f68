import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

interface CsvFile {
  fileName: string;
  /** Titles of the columns. */
  columns: string[];
  /** The cells of each row, in the order of the columns. */
  rows: AsyncIterable<string[]>;
  /** Told that it broke off. The download does as well: a shorter file would look complete. */
  onBreak: (error: Error) => void;
}

/** Answers with a file for spreadsheets, written while it is read. */
export function csvAnswer({ fileName, columns, rows, onBreak }: CsvFile): Response {
  const csv = stringify({
    header: true,
    columns,
    // Without it, spreadsheets take the file for an old code page.
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  pipeline(rows, csv, (error) => {
    if (error) onBreak(error);
  });
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
      'cache-control': 'no-store',
    },
  });
}
