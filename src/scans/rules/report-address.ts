import { auditReportPath, scanReportPath } from '@/platform/paths';
import type { ScanTool } from './statuses';

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

/**
 * Reads a report’s id from its address (specification, section 5).
 *
 * @param raw id as in the URL, percent-encoded; `undefined` when there is none
 * @returns the id in lower case, or the error to show
 */
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
