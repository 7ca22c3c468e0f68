import { pipeline, Readable } from 'node:stream';
import { stringify } from 'csv-stringify';
import { getCms } from '@/cms/client';
import { type Column, cellsOf, csvFileName, headerOf } from '@/domain/export/table';

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/**
 * Answers with a file for spreadsheets, written while it is read.
 *
 * @param what the file holds, for its name
 */
export async function csvResponse<Row>(
  what: string,
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
): Promise<Response> {
  const { logger } = await getCms();
  async function* rows() {
    for await (const batch of batches) for (const row of batch) yield cellsOf(columns, row);
  }
  const csv = stringify({
    header: true,
    columns: headerOf(columns),
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  });
  // A failure on the way breaks the download off: a shorter file would look complete.
  pipeline(rows(), csv, (error) => {
    if (error) logger.warn(`A file of ${what} broke off: ${error.message}`);
  });
  return new Response(Readable.toWeb(csv) as ReadableStream, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${csvFileName(what, new Date())}"`,
      'cache-control': 'no-store',
    },
  });
}
