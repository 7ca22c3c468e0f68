import { type Column, numberCell, timeCell } from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { scanStatuses, scanTools } from './statuses';

type Figures<Name extends string> =
  | { [name in Name]?: number | null | undefined }
  | null
  | undefined;

/** An exported scan. Scores are out of 100, times ISO 8601. */
export interface ExportedScan {
  url: string;
  host: string;
  overallScore?: number | null | undefined;
  status: string;
  tool: string;
  scores?: Figures<
    'seo' | 'performance' | 'accessibility' | 'security' | 'mobile' | 'aiSearch' | 'localBusiness'
  >;
  counts?: Figures<'critical' | 'high' | 'medium' | 'low'>;
  because?: string | null | undefined;
  email?: string | null | undefined;
  createdAt: string;
  finishedAt?: string | null | undefined;
}

/** The columns of the list of scans. */
export const scanColumns: readonly Column<ExportedScan>[] = [
  ['Address', ({ url }) => url],
  ['Site', ({ host }) => host],
  ['Asked for', ({ createdAt }) => timeCell(createdAt)],
  ['Finished', ({ finishedAt }) => timeCell(finishedAt)],
  ['Status', ({ status }) => optionLabel(scanStatuses, status)],
  ['Score', ({ overallScore }) => numberCell(overallScore)],
  ['SEO', ({ scores }) => numberCell(scores?.seo)],
  ['Speed estimate', ({ scores }) => numberCell(scores?.performance)],
  ['Accessibility', ({ scores }) => numberCell(scores?.accessibility)],
  ['Security', ({ scores }) => numberCell(scores?.security)],
  ['Mobile', ({ scores }) => numberCell(scores?.mobile)],
  ['AI search', ({ scores }) => numberCell(scores?.aiSearch)],
  ['Local business', ({ scores }) => numberCell(scores?.localBusiness)],
  ['Critical', ({ counts }) => numberCell(counts?.critical)],
  ['High', ({ counts }) => numberCell(counts?.high)],
  ['Medium', ({ counts }) => numberCell(counts?.medium)],
  ['Low', ({ counts }) => numberCell(counts?.low)],
  ['Asked for in', ({ tool }) => optionLabel(scanTools, tool)],
  ['Confirmed e-mail', ({ email }) => email ?? ''],
  ['Why there is no score', ({ because }) => because ?? ''],
];
