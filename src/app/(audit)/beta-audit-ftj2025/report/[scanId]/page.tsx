import type { Metadata } from 'next';
import { auditArea, isOpenHere } from '@/accounts/store/areas';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { markPageMissing } from '@/platform/missing-page';
import { auditPath, auditReportPath } from '@/platform/paths';
import { compareReports } from '@/scans/rules/compare-reports';
import { readReportId, reportErrors } from '@/scans/rules/scan-state';
import { getRemedyOffers } from '@/scans/store/scanner-settings';
import { findReport } from '@/scans/store/scans';
import { Report } from '@/scans/ui/scan/report/Report';
import { ReportError } from '@/scans/ui/scan/report/ReportError';
import { Gate } from '@/site/audit/AuditFrame';
import { OrderSection } from '@/site/audit/OrderSection';
import { PendingReport, ReportActions } from '@/site/lazy-parts';

interface Props {
  params: Promise<{ scanId: string }>;
}

/** The existence of a report is only revealed behind the password. */
async function find(params: Props['params']) {
  const read = readReportId((await params).scanId);
  if ('error' in read) return { kind: 'error', error: reportErrors[read.error] } as const;
  const { id } = read;
  if (!(await isOpenHere(auditArea))) return { kind: 'locked', id } as const;
  return findReport(id, 'audit');
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const found = await find(params);
  return {
    title: found.kind === 'report' ? `Audit of ${found.view.report.host}` : 'Scan report',
  };
}

/** A report of the beta audit, for testers who have its link. */
export default async function AuditReportPage({ params }: Props) {
  const found = await find(params);
  if (found.kind === 'locked') return <Gate path={auditReportPath(found.id)} />;
  if (found.kind === 'error') {
    markPageMissing();
    return <ReportError backHref={auditPath} error={found.error} />;
  }
  if (found.kind === 'pending') {
    return (
      <>
        <PathBreadcrumb path={`${auditPath}/report`} />
        <PendingReport initial={found.state} />
      </>
    );
  }
  if (found.kind === 'unscored') {
    const { url, message } = found.state;
    return <ReportError backHref={auditPath} error={url} detail={message ?? undefined} />;
  }
  const { uuid, report, previous, productBrand, isOwn } = found.view;
  const offers = await getRemedyOffers();
  return (
    <>
      <PathBreadcrumb path={`${auditPath}/report`} />
      <Container className="pt-5 print:hidden">
        <Button href={auditPath} size="small">
          Back to Scanner
        </Button>
      </Container>
      <Report
        report={report}
        brand={productBrand ?? 'Website audit'}
        comparison={previous && compareReports(report, previous.report)}
        offers={offers}
        actions={
          <ReportActions
            id={uuid}
            ask={{ for: 'order', href: '#order-heading' }}
            backHref={auditPath}
            isOwner={isOwn}
          />
        }
      />
      <OrderSection path={auditReportPath(uuid)} scan={{ id: uuid, url: report.url }} />
    </>
  );
}
