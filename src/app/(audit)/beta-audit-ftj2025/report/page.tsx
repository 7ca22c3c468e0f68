import type { Metadata } from 'next';
import { missingPageMetadata } from '@/config/missing-page';
import { auditPath } from '@/domain/routing/paths';
import { reportErrors } from '@/domain/scan/report-id';
import { ReportError } from '@/features/scan/report/ReportError';

/** The build has no database; what stands around the page needs one. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = { title: 'Scan report', other: missingPageMetadata };

/** A report’s address without an id. */
export default function NoAuditReportPage() {
  return <ReportError error={reportErrors.noId} backHref={auditPath} backLabel="Back to Scanner" />;
}
