import type { Metadata } from 'next';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { reportMailPath } from '@/platform/paths';
import { readReportId } from '@/scans/rules/scan-state';
import { readReportMail } from '@/scans/store/report-mails';
import { ReportMailForm } from '@/scans/ui/scan/ReportMailForm';

interface Props {
  searchParams: Promise<{ key?: string | string[] }>;
}

/** Rendered on request, because the state belongs to the key. */
export const dynamic = 'force-dynamic';

export const metadata: Metadata = {
  title: 'Reports by mail',
  robots: { index: false, follow: false },
  // The address is a secret that grants access; linked sites must not receive it.
  referrer: 'same-origin',
};

/** Target of the links in mails about reports: confirms the address, or ends the mails. */
export default async function ReportMailPage({ searchParams }: Props) {
  const { key } = await searchParams;
  const read = readReportId(typeof key === 'string' ? key : undefined);
  const state = 'id' in read ? await readReportMail(read.id) : ({ status: 'ended' } as const);
  return (
    <>
      <PathBreadcrumb path={reportMailPath} />
      <Container className="py-16 lg:py-24">
        <h1 className="text-h2">Reports by mail</h1>
        <ReportMailForm id={'id' in read ? read.id : ''} initial={state} />
      </Container>
    </>
  );
}
