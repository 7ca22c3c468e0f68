'use client';

import { scanPath } from '@/platform/paths';
import { reportErrors } from '@/scans/rules/scan-state';
import { ReportError } from '@/scans/ui/scan/report/ReportError';

/** Error page of reports (specification, section 8). */
export default function ReportFailed() {
  return <ReportError error={reportErrors.unexpected} backHref={scanPath} />;
}
