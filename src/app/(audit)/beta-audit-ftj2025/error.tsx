'use client';

import { auditPath } from '@/platform/paths';
import { reportErrors } from '@/scans/rules/scan-state';
import { ReportError } from '@/scans/ui/scan/report/ReportError';

/** Error page of the audit (specification, section 8). */
export default function AuditFailed() {
  return <ReportError error={reportErrors.unexpected} backHref={auditPath} />;
}
