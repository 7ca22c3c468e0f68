import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';

interface CsvFile {
  fileName: string;
  columns: string[];
  /** Cells in the order of `columns`. */
  rows: AsyncIterable<string[]>;
  /** Called when the export fails. The download fails too: a truncated file would look complete. */
  onBreak: (error: Error) => void;
}

export function csvAnswer({ fileName, columns, rows, onBreak }: CsvFile): Response {
  const csv = stringify({
    header: true,
    columns,
    // Without the byte order mark, spreadsheets assume a legacy code page.
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
