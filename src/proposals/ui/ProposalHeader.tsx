import type { SiteIdentity } from '@/content/rules/view-models';
import { Container } from '@/design/layout/Container';
import { Logo } from '@/design/layout/Logo';

/** The letterhead, on paper as well. */
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
