import { auditReportPath, scanReportPath } from '@/platform/paths';
import type { ScanTool } from './statuses';

/** Where the report of a scan is read: the beta audit’s stay behind its password. */
export function reportPathOf(tool: ScanTool, uuid: string): string {
  return tool === 'audit' ? auditReportPath(uuid) : scanReportPath(uuid);
}
