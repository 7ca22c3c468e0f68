import Link from 'next/link';
import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import type { LinkView } from '@/design/view-models';
import { homePath } from '@/platform/paths';
import { DialMark } from './DialMark';

export interface AuditFooterProps {
  brand: string;
  identity: SiteIdentity;
  links: readonly LinkView[];
}

/** Footer of the audit, with the statements required of a UK company. */
export function AuditFooter({ brand, identity, links }: AuditFooterProps) {
  const { brandName, legalName, companyNumber, registeredAddress, email } = identity;
  return (
    <footer className="night bg-foot text-ink print:hidden">
      <Container className="pt-10 pb-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3">
          <p className="flex items-center gap-2.5">
            <DialMark />
            <span>
              {brand}, by <Link href={homePath}>{brandName}</Link>
            </span>
          </p>
          <a href={`mailto:${email}`} className="touch inline-flex items-center">
            {email}
          </a>
        </div>
        <nav aria-label="Legal" className="mt-5 border-t border-rule pt-2">
          <ul className="-mx-2 flex flex-wrap text-small">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="touch flex items-center px-2 no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="mt-3 border-t border-rule pt-4 text-label text-muted">
          {legalName}, registered in England and Wales, no. {companyNumber}. Registered office:{' '}
          {registeredAddress.replace(/\s*\n\s*/g, ', ')}.
        </p>
      </Container>
    </footer>
  );
}
