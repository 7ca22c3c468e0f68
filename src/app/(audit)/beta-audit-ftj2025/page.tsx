import type { Metadata } from 'next';
import { auditArea, isOpenHere } from '@/accounts/store/areas';
import { getSiteIndex } from '@/content/store/site-index';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Eyebrow } from '@/design/ui/SectionHead';
import { auditPath, scannerTermsPath } from '@/platform/paths';
import { getAudit, getScannerSettings } from '@/scans/store/scanner-settings';
import { DialDrawing, Gate } from '@/site/audit/AuditFrame';
import { OrderSection } from '@/site/audit/OrderSection';
import { ScanForm } from '@/site/lazy-parts';

export async function generateMetadata(): Promise<Metadata> {
  return { title: `${(await getAudit()).scannerBrand} Beta` };
}

/** The beta audit: a scan with the full report, and the order form. */
export default async function AuditPage() {
  if (!(await isOpenHere(auditArea))) return <Gate path={auditPath} />;
  const [{ scannerBrand, heading, intro }, { closedMessage }, { isLive }] = await Promise.all([
    getAudit(),
    getScannerSettings(),
    getSiteIndex(),
  ]);
  return (
    <>
      <PathBreadcrumb path={auditPath} />
      <Container className="pt-8 pb-16 lg:pt-12 lg:pb-24">
        <div className="grid grid-cols-1 items-end gap-x-12 lg:grid-cols-12">
          <div className="lg:col-span-8">
            <Eyebrow className="mb-5">{scannerBrand} Beta</Eyebrow>
            <h1 className="max-w-[16em] text-h1 font-[670]">{heading}</h1>
            {intro ? <p className="mt-6 max-w-[36em] text-lead">{intro}</p> : null}
          </div>
          <DialDrawing className="h-auto w-full max-lg:hidden lg:col-span-3 lg:col-start-10" />
        </div>
        <div className="mt-9">
          {closedMessage ? (
            <p className="max-w-note border-y border-ink py-4">{closedMessage}</p>
          ) : (
            <ScanForm
              id="scanner"
              path={auditPath}
              tool="audit"
              label="Website address"
              buttonText="Scan it"
              placeholder="your-business.co.uk"
              termsHref={isLive(scannerTermsPath) ? scannerTermsPath : null}
              note="Testers need no CAPTCHA and no e-mail address. You can scan a site three times an hour."
            />
          )}
        </div>
      </Container>
      <OrderSection path={auditPath} scan={null} />
    </>
  );
}
