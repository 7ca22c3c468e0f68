import { type Column, labelCell, numberCell, poundsCell } from '@/platform/csv-table';
import type { KeywordView } from './keyword-views';
import { keywordIntents } from './keyword-views';
import type { ImportFault } from './read-import';

/** The import reads all these headings. */
export const keywordColumns: readonly Column<KeywordView>[] = [
  ['Keyword', ({ keyword }) => keyword],
  ['Volume', ({ volume }) => numberCell(volume)],
  ['CPC (GBP)', ({ cpcPence }) => poundsCell(cpcPence)],
  ['Intent', ({ intent }) => labelCell(keywordIntents, intent)],
  ['Place', ({ place }) => place ?? ''],
  ['Topic', ({ topic }) => topic ?? ''],
  ['Page', ({ page }) => page ?? ''],
];

/** The report on rejected lines. */
export const faultColumns: readonly Column<ImportFault>[] = [
  ['Line', ({ row }) => String(row)],
  ['Keyword', ({ keyword }) => keyword],
  ['What is wrong', ({ problem }) => problem],
];
