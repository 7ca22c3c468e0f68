import type { Metadata } from 'next';
import { markPageMissing } from '@/platform/missing-page';
import { auditPath } from '@/platform/paths';
import { reportErrors } from '@/scans/rules/report-address';
import { ReportError } from '@/scans/ui/scan/report/ReportError';

/** The build has no database; what stands around the page needs one. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Scan report' };

/** A report’s address without an id. */
export default function NoAuditReportPage() {
  markPageMissing();
  return <ReportError error={reportErrors.noId} backHref={auditPath} backLabel="Back to Scanner" />;
}
