'use client';

import { scanPath } from '@/domain/routing/paths';
import { reportErrors } from '@/domain/scan/report-id';
import { ReportError } from '@/features/scan/report/ReportError';

/** What is shown when a report can’t be drawn (specification, section 8). */
export default function ReportFailed() {
  return (
    <ReportError error={reportErrors.unexpected} backHref={scanPath} backLabel="Back to Scanner" />
  );
}
