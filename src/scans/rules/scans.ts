import { type Column, numberCell, timeCell } from '@/platform/csv-table';
import { optionLabel } from '@/platform/option-label';
import { ukDay } from '@/platform/time/working-time';
import type { ScanReport } from '@/scanner/model/report';
import { scanStatuses, scanTools } from './scan-state';

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

/** Kinds of remedial work, in words for owners and staff. Values: the scanner’s own. */
export const remedyOptions = [
  { value: 'words', label: 'Texts, titles, headings' },
  { value: 'build', label: 'How the pages are built' },
  { value: 'speed', label: 'Speed and pictures' },
  { value: 'hosting', label: 'Hosting and security' },
  { value: 'access', label: 'Accessibility' },
  { value: 'visibility', label: 'Search engines and AI assistants' },
  { value: 'local', label: 'Business details for local customers' },
  { value: 'legal', label: 'Information the law may ask for' },
] as const;

/** Offers of the agency for one kind of fault. */
export interface OfferView {
  /** Text with live figures filled in; `null` when empty. */
  words: string | null;
  offers: {
    kind: 'packages' | 'retainers' | 'add-ons';
    label: string;
    href: string;
    price: string;
  }[];
}

export type OffersByRemedy = Readonly<Record<string, OfferView>>;

/** The fields of a scored scan that its summary needs. */
export interface SummarisedScan
  extends Pick<ScanReport, 'url' | 'scannedAt' | 'overall' | 'counts'> {
  categories: readonly { label: string; score: number | null }[];
  failing: readonly { severity: string; title: string }[];
}

const levels = ['critical', 'high', 'medium', 'low'] as const;

/** Characters; the limit of the enquiry’s field. */
const mostLetters = 6_000;

/** Findings as plain text for an enquiry, because the report may be deleted; most severe first. */
export function summariseScan(scan: SummarisedScan): string {
  const { categories, counts, failing } = scan;
  const lines = [
    scan.url,
    `Scanned on ${ukDay(new Date(scan.scannedAt))}: ${scan.overall} of 100`,
    categories.map(({ label, score }) => `${label} ${score ?? 'not scored'}`).join(', '),
    `Failing checks: ${levels.map((level) => `${counts[level]} ${level}`).join(', ')}`,
    ...levels.flatMap((level) =>
      failing.flatMap(({ severity, title }) => (severity === level ? `- ${level}: ${title}` : [])),
    ),
  ];
  let text = '';
  for (const line of lines) {
    const longer = text === '' ? line : `${text}\n${line}`;
    if (longer.length > mostLetters) break;
    text = longer;
  }
  return text;
}
