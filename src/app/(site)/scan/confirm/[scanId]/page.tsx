import type { Metadata } from 'next';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { scanPath } from '@/platform/paths';
import { readReportId } from '@/scans/rules/scan-state';
import { ConfirmForm } from '@/scans/ui/scan/ConfirmForm';

interface Props {
  params: Promise<{ scanId: string }>;
  searchParams: Promise<{ token?: string | string[] }>;
}

export const metadata: Metadata = {
  title: 'Confirm your e-mail address',
  robots: { index: false, follow: false },
};

/** Target of the link in the mail that confirms a visitor's e-mail address for scans. */
export default async function ConfirmScanPage({ params, searchParams }: Props) {
  const read = readReportId((await params).scanId);
  const { token } = await searchParams;
  const isUsable = 'id' in read && typeof token === 'string';
  return (
    <>
      <PathBreadcrumb path={`${scanPath}/confirm`} />
      <Container className="py-16 lg:py-24">
        <h1 className="text-h2">Confirm your e-mail address</h1>
        {isUsable ? (
          <>
            <p className="mt-4 mb-7 max-w-note">
              One press, and the scan that you asked for begins. Your address then counts as
              confirmed on this device for 30 days.
            </p>
            <ConfirmForm id={read.id} token={token} />
          </>
        ) : (
          <>
            <p className="mt-4 mb-7 max-w-note">
              This link is not complete. Please open it from the mail once more, or start the scan
              again.
            </p>
            <Button href={scanPath} variant="primary">
              Back to Scanner
            </Button>
          </>
        )}
      </Container>
    </>
  );
}
