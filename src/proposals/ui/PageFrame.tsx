import Link from 'next/link';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { Logo } from '@/design/layout/Logo';
import { privacyPath } from '@/platform/paths';
import type { FrozenProposal } from '../rules/frozen';

/** The letterhead, on screen and on paper. */
export function ProposalHeader({ identity }: { identity: SiteIdentity }) {
  const { brandName, email, phone } = identity;
  return (
    <header className="border-b border-rule print:border-ink">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 py-2">
        <Logo brandName={brandName} />
        <p className="-mx-2 flex flex-wrap text-small">
          <a href={`mailto:${email}`} className="touch inline-flex items-center px-2">
            {email}
          </a>
          {phone ? (
            <a
              href={`tel:${phone.replace(/[^\d+]/g, '')}`}
              className="touch inline-flex items-center px-2 font-mono"
            >
              {phone}
            </a>
          ) : null}
        </p>
      </Container>
    </header>
  );
}

/** The agency's details, with the statements required of a UK company. */
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

/** Escapes text for a style sheet; every character but plain letters becomes its code point. */
function cssString(text: string): string {
  const safe = text.replace(
    /[^a-z0-9 ]/gi,
    (letter) => `\\${letter.codePointAt(0)?.toString(16)} `,
  );
  return `"${safe}"`;
}

/** Footer of every printed page, beside the page number. */
export function PageFoot({ document }: { document: FrozenProposal }) {
  const words = `Proposal for ${document.client.business}, ${document.from.brandName}`;
  return <style>{`@media print{@page{@bottom-left{content:${cssString(words)}}}}`}</style>;
}
