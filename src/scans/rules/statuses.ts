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

/** Status of a sitemap crawl. */
export const crawlStatuses = [
  { value: 'queued', label: 'Waiting' },
  { value: 'running', label: 'Running' },
  { value: 'done', label: 'Done' },
  { value: 'blocked', label: 'The site turned us away' },
  { value: 'unreachable', label: 'No answer' },
  { value: 'failed', label: 'Our fault' },
] as const;
export type CrawlStatus = (typeof crawlStatuses)[number]['value'];

/** True once a scan or crawl has its final status. */
export function isOver(status: ScanStatus | CrawlStatus): boolean {
  return !['unconfirmed', 'queued', 'running'].includes(status);
}

/** Products of the beta audit (specification, section 1), paid by invoice for now. */
export const orderKinds = [
  { value: 'technical-report', label: 'Technical report' },
  { value: 'strategy-call', label: 'Strategy call' },
] as const;
export type OrderKind = (typeof orderKinds)[number]['value'];
