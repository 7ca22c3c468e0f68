import Link from 'next/link';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { privacyPath } from '@/platform/paths';

/** Who sends the proposal, with what a UK company has to state. */
export function ProposalFooter({ identity }: { identity: SiteIdentity }) {
  const { legalName, companyNumber, registeredAddress, vatStatus } = identity;
  return (
    <footer className="night bg-foot text-ink print:hidden">
      <Container className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 py-7 text-label text-muted">
        <p className="max-w-measure">
          {legalName}, registered in England and Wales, no. {companyNumber}. Registered office:{' '}
          {registeredAddress.replace(/\s*\n\s*/g, ', ')}. {vatStatus}
        </p>
        <Link href={privacyPath} prefetch={false} className="touch inline-flex items-center">
          Privacy policy
        </Link>
      </Container>
    </footer>
  );
}
