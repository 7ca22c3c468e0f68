import type { Metadata } from 'next';
import { markPageMissing } from '@/platform/missing-page';
import { auditPath } from '@/platform/paths';
import { reportErrors } from '@/scans/rules/scan-state';
import { ReportError } from '@/scans/ui/scan/report/ReportError';

/** Rendered on request: the layout reads the database, which is absent at build time. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Scan report' };

/** A report’s address without an id. */
export default function NoAuditReportPage() {
  markPageMissing();
  return <ReportError error={reportErrors.noId} backHref={auditPath} />;
}
