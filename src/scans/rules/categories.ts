import { ukDay } from '@/platform/time/working-time';

/** The scanner’s categories in plain words, in the order of the report. */
export const categoryLabels = {
  seo: 'Search engines',
  performance: 'Speed estimate',
  accessibility: 'Accessibility',
  security: 'Security',
  mobile: 'Mobile',
  'ai-search': 'AI search',
  'local-business': 'Local business',
} as const;
export type CategoryKey = keyof typeof categoryLabels;

/** Kinds of remedial work, in words for staff. Values: the scanner’s own. */
export const remedyOptions = [
  { value: 'words', label: 'Texts, titles, headings' },
  { value: 'build', label: 'HTML and templates' },
  { value: 'speed', label: 'Weight, pictures, scripts' },
  { value: 'hosting', label: 'Server, HTTPS, headers' },
  { value: 'access', label: 'Accessibility' },
  { value: 'visibility', label: 'Search engines and AI assistants' },
  { value: 'local', label: 'Business details for local customers' },
  { value: 'legal', label: 'Information the law may ask for' },
] as const;

/** The fields of a scored scan that its summary needs. */
export interface SummarisedScan {
  url: string;
  /** ISO 8601. */
  scannedAt: string;
  overall: number;
  categories: readonly { label: string; score: number | null }[];
  counts: { critical: number; high: number; medium: number; low: number };
  failing: readonly { severity: string; title: string }[];
}

const levels = ['critical', 'high', 'medium', 'low'] as const;

/** Characters; the limit of the enquiry’s field. */
const mostLetters = 6_000;

/**
 * A scan’s findings as plain text for an enquiry’s record, because the report may be deleted. At
 * most 6,000 characters; the most severe findings have priority.
 */
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
