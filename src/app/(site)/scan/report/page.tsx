import type { Metadata } from 'next';
import { markPageMissing } from '@/platform/missing-page';
import { scanPath } from '@/platform/paths';
import { reportErrors } from '@/scans/rules/scan-state';
import { ReportError } from '@/scans/ui/scan/report/ReportError';

/** Rendered on request: the layout reads the database, which is absent at build time. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Scan report',
  robots: { index: false, follow: false },
};

/** A report’s address without an id. */
export default function NoScanPage() {
  markPageMissing();
  return <ReportError error={reportErrors.noId} backHref={scanPath} />;
}
