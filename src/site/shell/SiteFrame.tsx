import type { ReactNode } from 'react';
import type { SiteIdentity } from '@/content/rules/view-models';
import type { NavigationView } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { LinkRow } from '@/design/layout/LinkRow';
import { Logo } from '@/design/layout/Logo';
import { Button } from '@/design/ui/Button';
import { HeaderNav, MobileMenu, type MobileMenuProps } from './SiteNav';

/** Logo, links and the one action; stays at the upper edge. */
export function SiteHeader(props: MobileMenuProps) {
  const { brandName, links, action } = props;
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:static">
      <Container className="flex h-header items-center gap-8 lg:h-18">
        <Logo brandName={brandName} />
        <div className="ms-auto flex items-center gap-4 print-hidden">
          <HeaderNav links={links} />
          <Button href={action.href} variant="primary" size="small" className="max-lg:hidden">
            {action.label}
          </Button>
          <MobileMenu {...props} />
        </div>
      </Container>
    </header>
  );
}

interface SiteFooterProps {
  identity: SiteIdentity;
  navigation: Pick<NavigationView, 'footer' | 'legal'>;
  /** For the copyright line. */
  year: number;
  settings?: ReactNode;
}

/** Links, and who runs the site: the details a UK company has to state on its website. */
export function SiteFooter({ identity, navigation, year, settings }: SiteFooterProps) {
  const { openingHours: hours } = identity;
  return (
    <footer className="night bg-foot text-ink print:hidden">
      <Container className="pt-16 pb-10 lg:pt-20">
        <div className="grid grid-cols-1 gap-x-12 gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo brandName={identity.brandName} />
            <p className="mt-4 max-w-[26em] text-small text-muted">{identity.tagline}</p>
            <p className="mt-4">
              <a href={`mailto:${identity.email}`} className="touch inline-flex items-center">
                {identity.email}
              </a>
              {identity.phone ? (
                <>
                  <br />
                  <a
                    href={`tel:${identity.phone.replace(/[^\d+]/g, '')}`}
                    className="touch inline-flex items-center font-mono text-small"
                  >
                    {identity.phone}
                  </a>
                </>
              ) : null}
            </p>
          </div>
          <nav
            id="footer-nav"
            aria-label="Footer"
            tabIndex={-1}
            className="grid grid-cols-2 gap-x-8 gap-y-10 sm:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] lg:col-span-8"
          >
            {navigation.footer.map((column) => (
              <div key={column.heading}>
                <h2 className="border-b border-rule pb-2.5 font-mono text-label font-medium tracking-normal text-muted">
                  {column.heading}
                </h2>
                <ul className="pt-1.5">
                  {column.links.map((link) => (
                    <li key={link.href}>
                      <a
                        href={link.href}
                        className="touch flex items-center text-small no-underline hover:underline"
                      >
                        {link.label}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            ))}
          </nav>
        </div>

        <dl className="mt-14 grid grid-cols-1 gap-x-12 gap-y-4 border-t border-rule pt-6 text-label sm:grid-cols-2 lg:grid-cols-4">
          <Detail term={identity.isSample ? 'Registered name (sample)' : 'Registered name'}>
            {identity.legalName}
            <br />
            England and Wales, no. {identity.companyNumber}
          </Detail>
          <Detail term="Registered office">{identity.registeredAddress}</Detail>
          <Detail term="VAT">{identity.vatStatus}</Detail>
          <Detail term="Open">
            {hours.days}
            <br />
            {hours.opens}–{hours.closes}
          </Detail>
        </dl>

        <div className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-rule pt-4 text-label text-muted">
          <p>
            © {year} {identity.legalName}
          </p>
          <LinkRow links={navigation.legal}>{settings ? <li>{settings}</li> : null}</LinkRow>
        </div>
      </Container>
    </footer>
  );
}

function Detail({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="font-mono text-muted">{term}</dt>
      <dd className="mt-1">{children}</dd>
    </div>
  );
}
