import type { ReactNode } from 'react';
import type { SiteIdentity } from '@/content/rules/view-models';
import type { NavigationView } from '@/content/store/site';
import { Container } from '@/design/layout/Container';
import { LinkRow } from '@/design/layout/LinkRow';
import { Logo } from '@/design/layout/Logo';
import { Button } from '@/design/ui/Button';
import { Icon } from '@/design/ui/Icon';
import { pricingPath, searchPath } from '@/platform/paths';
import { phoneHref, whatsappHref } from '@/platform/phone';
import { HeaderNav, MobileMenu, type MobileMenuProps, type QuickWay } from './SiteNav';

/** Says that samples are shown; on every page until the launch. */
export function PreviewMark({ isLaunched }: Pick<SiteIdentity, 'isLaunched'>) {
  if (isLaunched) return null;
  return (
    <aside
      aria-label="Sample content"
      className="border-b border-rule bg-mist px-gutter py-0.5 text-center font-mono text-label text-muted print-hidden"
    >
      Preview with sample content
    </aside>
  );
}

type Numbers = Pick<SiteIdentity, 'phone' | 'whatsapp' | 'isContactSample'>;

/** Ring and WhatsApp, as far as the site has the numbers. */
function waysOf({ phone, whatsapp, isContactSample }: Numbers): QuickWay[] {
  const sample = isContactSample ? ', a sample number' : '';
  const chat = whatsapp && whatsappHref(whatsapp);
  return [
    ...(phone
      ? [
          {
            label: 'Ring',
            name: `Ring ${phone}${sample}`,
            href: phoneHref(phone),
            icon: 'phone' as const,
          },
        ]
      : []),
    ...(chat
      ? [
          {
            label: 'WhatsApp',
            name: `WhatsApp ${whatsapp}${sample}`,
            href: chat,
            icon: 'whatsapp' as const,
          },
        ]
      : []),
  ];
}

/** On a phone: ring, WhatsApp, prices. */
function QuickWays({ ways }: { ways: QuickWay[] }) {
  return (
    <ul className="me-1 flex md:me-2 lg:hidden">
      {ways.map(({ name, href, icon }) => (
        <li key={href}>
          <a
            href={href}
            aria-label={name}
            className="grid size-11 place-items-center rounded-control text-ink"
          >
            <Icon name={icon} />
          </a>
        </li>
      ))}
      <li>
        <a
          href={pricingPath}
          className="touch grid min-w-11 place-items-center px-1.5 text-small font-semibold no-underline"
        >
          <span className="max-[23.4rem]:sr-only">Prices</span>
          <Icon name="pound" className="min-[23.4rem]:hidden" />
        </a>
      </li>
    </ul>
  );
}

type SiteHeaderProps = Omit<MobileMenuProps, 'ways'> & { numbers: Numbers };

/** Logo, links and the one action; stays at the upper edge. */
export function SiteHeader({ numbers, ...props }: SiteHeaderProps) {
  const { brandName, links, action } = props;
  const ways = waysOf(numbers);
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:static">
      <Container className="flex h-header items-center gap-3 sm:gap-8 lg:h-18">
        <Logo brandName={brandName} />
        <div className="ms-auto flex items-center gap-1 print-hidden lg:gap-4">
          <HeaderNav links={links} />
          {numbers.phone ? (
            <a
              href={phoneHref(numbers.phone)}
              className="touch flex items-center font-mono text-small whitespace-nowrap max-xl:hidden"
            >
              {numbers.phone}
              {numbers.isContactSample ? ' (sample)' : null}
            </a>
          ) : null}
          <QuickWays ways={ways} />
          {/* A report has the one primary button itself. */}
          <Button
            href={action.href}
            variant="primary"
            size="small"
            className="max-md:hidden md:max-lg:me-2 [body:has([data-scan])_&]:border [body:has([data-scan])_&]:border-ink [body:has([data-scan])_&]:bg-transparent [body:has([data-scan])_&]:text-ink"
          >
            {action.label}
          </Button>
          <MobileMenu {...props} ways={ways} />
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
      <Container className="pt-12 pb-6">
        <div className="grid grid-cols-1 gap-x-12 gap-y-8 md:gap-y-12 lg:grid-cols-12">
          <div className="lg:col-span-4">
            <Logo brandName={identity.brandName} />
            <p className="mt-4 max-w-[26em] text-small text-muted">{identity.tagline}</p>
            <p className="mt-4">
              <a href={`mailto:${identity.email}`} className="touch inline-flex items-center">
                {identity.email}
              </a>
            </p>
            <Numbers {...identity} />
          </div>
          <nav
            id="footer-nav"
            aria-label="Footer"
            tabIndex={-1}
            className="grid grid-cols-1 gap-x-8 gap-y-10 max-md:gap-y-0 max-md:border-t max-md:border-rule md:grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] lg:col-span-8"
          >
            {navigation.footer.map((column) => (
              <FooterLinks key={column.heading} {...column} />
            ))}
          </nav>
        </div>

        <dl className="mt-9 grid grid-cols-2 gap-x-8 gap-y-4 border-t border-rule pt-6 text-label max-md:mt-0 max-md:border-t-0 lg:grid-cols-4 lg:gap-x-12">
          <Detail term={identity.isSample ? 'Registered name (sample)' : 'Registered name'}>
            {identity.legalName}
            <br />
            Registered in England and Wales, no. {identity.companyNumber}
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
          <LinkRow links={[{ label: 'Search', href: searchPath }, ...navigation.legal]}>
            {settings ? <li>{settings}</li> : null}
          </LinkRow>
        </div>
      </Container>
    </footer>
  );
}

/** A column of links; on phones a line that opens. */
function FooterLinks({ heading, links }: NavigationView['footer'][number]) {
  return (
    <div className="max-md:border-b max-md:border-rule">
      <h2 className="border-b border-rule pb-2.5 font-mono text-label font-medium tracking-normal text-muted hidden md:supports-[selector(::details-content)]:block">
        {heading}
      </h2>
      <details className="unfolded-from-md group">
        <summary className="touch flex cursor-pointer items-center justify-between text-small">
          {heading}
          <Icon name="plus" className="transition-transform duration-200 group-open:rotate-45" />
        </summary>
        <ul className="max-md:columns-2 max-md:gap-x-8 max-md:pb-3 md:pt-1.5">
          {links.map((link) => (
            <li key={link.href} className="break-inside-avoid">
              <a
                href={link.href}
                className="touch flex items-center py-1.5 text-small/5 no-underline hover:underline lg:pointer-fine:min-h-9"
              >
                {link.label}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Numbers({ phone, whatsapp, isContactSample }: Numbers) {
  const chat = whatsapp && whatsappHref(whatsapp);
  const look = 'touch inline-flex items-center gap-2 font-mono text-small';
  return (
    <ul>
      {phone ? (
        <li>
          <a href={phoneHref(phone)} className={look}>
            {phone}
          </a>
        </li>
      ) : null}
      {chat ? (
        <li>
          <a href={chat} className={look}>
            WhatsApp {whatsapp}
          </a>
        </li>
      ) : null}
      {isContactSample && (phone || chat) ? (
        <li className="text-label text-muted">Sample numbers</li>
      ) : null}
    </ul>
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
