import { cache } from 'react';
import { readReportId, reportErrors } from '../rules/report-address';
import { isOver, type ScanState } from '../rules/scan-state';
import type { ScanTool } from '../rules/statuses';
import { getScanState } from './scans';
import { getScanReport, type ReportView } from './scans-reports';

export type FoundReport =
  | { kind: 'report'; view: ReportView }
  /** Still being made. */
  | { kind: 'pending'; state: ScanState }
  /** There is no score, and this is why. */
  | { kind: 'unscored'; state: ScanState }
  | { kind: 'error'; error: string };

async function find(raw: string, tools: readonly ScanTool[]): Promise<FoundReport> {
  const read = readReportId(raw);
  if ('error' in read) return { kind: 'error', error: reportErrors[read.error] };
  const state = await getScanState(read.id);
  if (!state || !tools.includes(state.tool)) return { kind: 'error', error: reportErrors.missing };
  if (!isOver(state.status)) return { kind: 'pending', state };
  const view = await getScanReport(read.id);
  return view ? { kind: 'report', view } : { kind: 'unscored', state };
}

/**
 * A report by the id in its address, or what to say instead (specification, section 8).
 *
 * @param raw as it stands in the address
 * @param tools whose reports may be read here
 */
export const findReport = cache(
  async (raw: string, ...tools: readonly ScanTool[]): Promise<FoundReport> => {
    try {
      return await find(raw, tools);
    } catch (error) {
      console.error('A scan report could not be loaded:', error);
      return { kind: 'error', error: reportErrors.failed };
    }
  },
);
