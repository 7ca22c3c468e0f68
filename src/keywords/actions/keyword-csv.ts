import { getCms } from '@/platform/cms';
import { csvAnswer } from '@/platform/csv-answer';
import {
  type Column,
  cellsOf,
  csvFileName,
  headerOf,
  numberCell,
  poundsCell,
} from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { type KeywordView, keywordIntents } from '../rules/keyword-views';
import type { ImportFault } from '../rules/read-import';

/** The import reads all these headings. */
export const keywordColumns: readonly Column<KeywordView>[] = [
  ['Keyword', ({ keyword }) => keyword],
  ['Volume', ({ volume }) => numberCell(volume)],
  ['CPC (GBP)', ({ cpcPence }) => poundsCell(cpcPence)],
  ['Intent', ({ intent }) => optionLabel(keywordIntents, intent)],
  ['Place', ({ place }) => place ?? ''],
  ['Topic', ({ topic }) => topic ?? ''],
  ['Page', ({ page }) => page ?? ''],
];

export const faultColumns: readonly Column<ImportFault>[] = [
  ['Line', ({ row }) => String(row)],
  ['Keyword', ({ keyword }) => keyword],
  ['What is wrong', ({ problem }) => problem],
];

type Batches<Row> = AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>;

/** Answers with a file for spreadsheets, written while it is read. */
export async function csvResponse<Row>(
  what: string,
  columns: readonly Column<Row>[],
  batches: Batches<Row>,
): Promise<Response> {
  const { logger } = await getCms();
  async function* rows() {
    for await (const batch of batches) for (const row of batch) yield cellsOf(columns, row);
  }
  return csvAnswer({
    fileName: csvFileName(what, new Date()),
    columns: headerOf(columns),
    rows: rows(),
    onBreak: ({ message }) => logger.warn(`A file of ${what} broke off: ${message}`),
  });
}
