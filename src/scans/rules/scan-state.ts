import { auditReportPath, scannerBotPath, scanReportPath } from '@/platform/paths';
import type { Category, Check } from '@/scanner/model/check';
import type {
  CategoryScore,
  CheckResult,
  ScanReport,
  ScanStep,
  StepEvent,
} from '@/scanner/model/report';

/** Status of a scan. The last five are results. */
export const scanStatuses = [
  { value: 'unconfirmed', label: 'Waits for its e-mail address' },
  { value: 'queued', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'scored', label: 'Scored' },
  { value: 'blocked', label: 'The site turned us away' },
  { value: 'no-page', label: 'No page to judge' },
  { value: 'unreachable', label: 'No answer' },
  { value: 'failed', label: 'Our fault' },
] as const;
export type ScanStatus = (typeof scanStatuses)[number]['value'];

/** The tool that requested the scan. */
export const scanTools = [
  { value: 'scan', label: 'Website scan' },
  { value: 'page-speed', label: 'Page speed' },
  { value: 'audit', label: 'Beta audit' },
] as const;
export type ScanTool = (typeof scanTools)[number]['value'];

export const crawlStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'blocked', label: 'The site turned us away' },
  { value: 'unreachable', label: 'No answer' },
  { value: 'failed', label: 'Our fault' },
] as const;
export type CrawlStatus = (typeof crawlStatuses)[number]['value'];

export function isOver(status: ScanStatus | CrawlStatus): boolean {
  return !['unconfirmed', 'queued', 'running'].includes(status);
}

/** Products of the beta audit (specification, section 1), paid by invoice for now. */
export const orderKinds = [
  { value: 'technical-report', label: 'Technical report' },
  { value: 'strategy-call', label: 'Strategy call' },
] as const;
export type OrderKind = (typeof orderKinds)[number]['value'];

/** The steps of a scan in order, in words for a shop owner. */
export const stepLabels: Readonly<Record<ScanStep, string>> = {
  address: 'Find the site',
  page: 'Open the page',
  files: 'Look for a sitemap',
  read: 'Read contact and legal pages',
  parts: 'Try pictures and links',
  checks: 'Check what we found',
};

export interface TaskProgress {
  /** Number of starts; 2 after the first process died. */
  attempt: number;
  /** The visitor typed no `https://`, so the site may answer on http only. */
  isBare: boolean;
}

export interface ScanProgress extends TaskProgress {
  steps: Partial<Record<ScanStep, { state: StepEvent['state']; detail: string | null }>>;
}

export function newProgress(isBare: boolean): ScanProgress {
  return { attempt: 0, isBare, steps: {} };
}

/** Reads stored progress; missing fields get the initial values. */
export function readProgress(stored: Partial<ScanProgress> | null | undefined): ScanProgress {
  return { ...newProgress(false), ...stored };
}

export interface StepView {
  key: string;
  label: string;
  state: 'waiting' | StepEvent['state'];
  /** E.g. “212 kB in 0.31 s”. */
  detail: string | null;
}

export function stepViews({ steps }: ScanProgress): StepView[] {
  return Object.entries(stepLabels).map(([key, label]) => {
    const { state, detail } = steps[key as ScanStep] ?? { state: 'waiting', detail: null };
    return { key, label, state, detail };
  });
}

/** The scanner’s categories in plain words, in the order of the report. */
export const categoryLabels: Readonly<Record<Category, string>> = {
  seo: 'Search engines',
  performance: 'Speed estimate',
  accessibility: 'Accessibility',
  security: 'Security',
  mobile: 'Mobile',
  'ai-search': 'AI search',
  'local-business': 'Local business',
};

/** One check of the speed estimate, with its explanation. */
export type SpeedFinding = Pick<CheckResult, 'id' | 'outcome' | 'summary'> &
  Pick<Check, 'title' | 'why' | 'fix'>;

/** The content of a free result (decisions: score, categories, counts, three titles). */
export interface FreeResult
  extends Pick<
    ScanReport,
    'url' | 'overall' | 'counts' | 'isPartial' | 'byOurLimit' | 'scannedAt'
  > {
  reportPath: string;
  /** 0 to 100; null when nothing was scored. */
  categories: ({ key: Category; label: string } & Omit<CategoryScore, 'category'>)[];
  top: string[];
  /** Basis of the speed estimate; only for the page speed tool. */
  speed: SpeedFinding[] | null;
}

export interface ScanState {
  id: string;
  url: string;
  tool: ScanTool;
  status: ScanStatus;
  /** Number of scans ahead in the queue; null when it does not wait. */
  place: number | null;
  steps: StepView[];
  /** Reason for a missing score; null while it runs and when there is one. */
  message: string | null;
  result: FreeResult | null;
}

/** What a partial scan lacks, and whose fault it is. */
export const partialWords = ({ byOurLimit }: { byOurLimit?: true | undefined }): string =>
  byOurLimit
    ? 'We ran out of time before we could check everything. That’s us, not the site: scan it again in a few minutes.'
    : 'We couldn’t check more than 30% of what counts. Each section lists what.';

/** In place of a category's score. */
export const unscoredWords = ({ byOurLimit }: { byOurLimit?: true | undefined }): string =>
  byOurLimit ? 'no score, we ran out of time' : 'nothing to score';

/** Specification, sections 5 and 8. */
export const urlRequired = {
  title: 'URL Required',
  text: 'Please enter a website URL to scan',
} as const;
export const scanFailed = {
  title: 'Scan Failed',
  text: 'Failed to scan website. Please check the URL and try again.',
} as const;

/** The scanner’s result of a scan without a score. */
export interface Ending {
  status: Extract<ScanStatus, 'blocked' | 'no-page' | 'unreachable' | 'failed'>;
  httpStatus?: number | null;
  /** Reason for the missing page, in the scanner’s words. */
  reason?: string | null;
}

const letIn = `The site’s owner can let our scanner in: see ${scannerBotPath}.`;

function blockedWords({ httpStatus, reason }: Ending): string {
  if (reason === 'robots') {
    return `The site asks programs like our scanner to leave this page alone (in its robots.txt), so we didn’t open it. If it asks that of every program, search engines stay away too. ${letIn}`;
  }
  const how = httpStatus ? ` (error ${httpStatus})` : '';
  return `The site turned our scanner away${how}. Many sites do that to programs. It’s no fault, but there’s no page to check. ${letIn}`;
}

function noPageWords({ httpStatus, reason }: Ending): string {
  switch (reason) {
    case 'empty':
      return 'The site answered, but the page is empty. Please check the address.';
    case 'not-html':
      return 'There’s a file at this address, not a web page. Please enter the address of a page.';
    case 'too-many-redirects':
      return 'The address leads from one place to the next and never to a page. Ask the person who looks after the site.';
    case 'too-large':
      return 'The page holds far more than a page should, perhaps only once it’s unpacked, so our scanner stopped reading. Ask the person who looks after the site.';
    default:
      return `The site answered with an error${httpStatus ? ` (${httpStatus})` : ''} instead of a page. Please check the address, or try again later.`;
  }
}

const headersTooLarge =
  'The site answers, but sends more than 16 kB of hidden details (headers) before the page. Our scanner stops there, and some browsers do too. Cookies are the usual cause: ask the person who looks after the site.';

/** Why there is no score. Blocked addresses read like unreachable ones, to hide the network. */
export function endingWords(ending: Ending): string {
  switch (ending.status) {
    case 'blocked':
      return blockedWords(ending);
    case 'no-page':
      return noPageWords(ending);
    case 'unreachable':
      return ending.reason === 'headers-too-large' ? headersTooLarge : scanFailed.text;
    case 'failed':
      return 'Something went wrong on our side, not on the site. Please try again in a few minutes.';
  }
}

const format = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Time of a scan, in UK time: `21 November 2026 at 22:40`. */
export function formatScanMoment(moment: Date): string {
  const part = Object.fromEntries(
    format.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part.day} ${part.month} ${part.year} at ${part.hour}:${part.minute}`;
}

/** Errors of a report page (specification, section 8). */
export const reportErrors = {
  noId: 'No scan ID provided',
  placeholder: 'Invalid scan ID in URL',
  format: 'Invalid scan ID format',
  failed: 'Failed to load scan results',
  missing: 'Scan not found',
  unexpected: 'An unexpected error occurred',
} as const;
export const reportErrorFallback =
  'Unable to load scan results. The scan may not exist or you may not have access to it.';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Reads a report’s id from its percent-encoded address (specification, section 5). */
export function readReportId(
  raw: string | undefined,
): { id: string } | { error: 'noId' | 'placeholder' | 'format' } {
  const text = (raw ?? '').trim();
  if (text === '') return { error: 'noId' };
  // Unfilled placeholders of the route’s pattern, from a broken link.
  if ([':scanId', '%3AscanId', '[scanId]', '{scanId}', 'undefined', 'null'].includes(text)) {
    return { error: 'placeholder' };
  }
  return uuid.test(text) ? { id: text.toLowerCase() } : { error: 'format' };
}

/** Path of a scan’s report: reports of the beta audit are behind its password. */
export function reportPathOf(tool: ScanTool, uuid: string): string {
  return tool === 'audit' ? auditReportPath(uuid) : scanReportPath(uuid);
}
