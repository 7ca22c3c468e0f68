'use client';

import { auditPath } from '@/domain/routing/paths';
import { reportErrors } from '@/domain/scan/report-id';
import { ReportError } from '@/features/scan/report/ReportError';

/** What is shown when a page of the audit can’t be drawn (specification, section 8). */
export default function AuditFailed() {
  return (
    <ReportError error={reportErrors.unexpected} backHref={auditPath} backLabel="Back to Scanner" />
  );
}
