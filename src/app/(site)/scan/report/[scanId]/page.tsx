import type { Metadata } from 'next';
import { getSiteIndex } from '@/content/store/site-index';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { markPageMissing } from '@/platform/missing-page';
import { contactPath, leadAnchorPath, scanPath } from '@/platform/paths';
import { compareReports } from '@/scans/rules/compare-reports';
import { getRemedyOffers } from '@/scans/store/scanner-settings';
import { findReport } from '@/scans/store/scans';
import { listTrades, readTradeStanding } from '@/scans/store/trades';
import { Report } from '@/scans/ui/scan/report/Report';
import { ReportError } from '@/scans/ui/scan/report/ReportError';
import { TradePanel } from '@/scans/ui/scan/report/TradePanel';
import { MailReport, PendingReport, ReportActions } from '@/site/lazy-parts';

interface Props {
  params: Promise<{ scanId: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await findReport((await params).scanId, 'scan', 'page-speed');
  return {
    title: found.kind === 'report' ? `Scan of ${found.view.report.host}` : 'Scan report',
    robots: { index: false, follow: false },
    // The address is a secret that grants access; linked sites must not receive it.
    referrer: 'same-origin',
  };
}

/** A scan's full report; the link is the only access control. */
export default async function ScanReportPage({ params }: Props) {
  const found = await findReport((await params).scanId, 'scan', 'page-speed');
  if (found.kind === 'error') {
    markPageMissing();
    return <ReportError backHref={scanPath} error={found.error} />;
  }
  if (found.kind === 'pending') {
    return (
      <>
        <PathBreadcrumb path={`${scanPath}/report`} />
        <PendingReport initial={found.state} />
      </>
    );
  }
  if (found.kind === 'unscored') {
    const { url, message } = found.state;
    return <ReportError backHref={scanPath} error={url} detail={message ?? undefined} />;
  }
  const { uuid, report, previous, productBrand, isOwn } = found.view;
  const [offers, { isLive }, standing, trades] = await Promise.all([
    getRemedyOffers(),
    getSiteIndex(),
    readTradeStanding(uuid),
    isOwn ? listTrades() : [],
  ]);
  return (
    <>
      <div
        hidden
        data-enquiry=""
        data-scan={uuid}
        data-message={`Please help with what the scan of ${report.host} found.`}
      />
      <PathBreadcrumb path={`${scanPath}/report`} />
      <Report
        report={report}
        brand={productBrand ?? 'Website scanner'}
        comparison={previous && compareReports(report, previous.report)}
        offers={offers}
        trade={<TradePanel id={uuid} overall={report.overall} {...{ standing, trades }} />}
        actions={
          <>
            <ReportActions
              id={uuid}
              ask={{
                for: 'enquiry',
                href: isLive(contactPath) ? `${contactPath}#lead-capture` : leadAnchorPath,
              }}
              backHref={scanPath}
              isOwner={isOwn}
            />
            <MailReport id={uuid} />
          </>
        }
      />
    </>
  );
}
