import { getSiteIndex } from '@/content/store/site-index';
import { Container } from '@/design/layout/Container';
import { PathBreadcrumb } from '@/design/layout/PathBreadcrumb';
import { Button } from '@/design/ui/Button';
import { DimensionLine } from '@/design/ui/DimensionLine';
import { Icon } from '@/design/ui/Icon';
import type { LinkView } from '@/design/view-models';
import { markPageMissing } from '@/platform/missing-page';
import { searchPath } from '@/platform/paths';

// The texts and targets are the specification's.
const cards: (LinkView & { text: string })[] = [
  {
    label: 'Free Website Scanner',
    href: '/scan',
    text: 'Search, speed, accessibility and security, checked while you wait.',
  },
  {
    label: 'View Our Portfolio',
    href: '/portfolio',
    text: 'Sites you can click through, with what such a site costs.',
  },
  {
    label: 'Explore Services',
    href: '/services',
    text: 'Every package and monthly plan, with its price.',
  },
  {
    label: 'Locations We Serve',
    href: '/locations',
    text: 'The towns we work in, with prices for your trade.',
  },
];

const popular: LinkView[] = [
  { label: 'Home', href: '/' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Contact', href: '/contact' },
  { label: 'About', href: '/about' },
  { label: 'Blog', href: '/blog' },
  { label: 'Tools', href: '/tools' },
];

/** The 404 page, with its status; links to unpublished pages are omitted. */
export async function MissingPage() {
  markPageMissing();
  const { isLive } = await getSiteIndex();
  return (
    <>
      {/* Not the address: one kept page answers all that are missing. */}
      <PathBreadcrumb path="/page-not-found" />
      <Container className="pt-12 pb-section lg:pt-20">
        <div className="grid grid-cols-1 items-end gap-x-12 gap-y-10 md:grid-cols-12">
          <div className="md:col-span-7">
            <h1 className="text-display font-[680]">Page Not Found</h1>
            <p className="mt-6 max-w-note text-lead text-muted">
              The page you're looking for doesn't exist or has been moved.
            </p>
            <Button href="/" variant="primary" className="mt-8">
              Return to Home
            </Button>
          </div>
          <div
            aria-hidden="true"
            className="w-fit max-md:order-first md:col-span-5 md:justify-self-end"
          >
            <p className="font-mono text-[clamp(6rem,16vw,12rem)]/[0.8] font-semibold tracking-[-0.06em] text-orchard">
              404
            </p>
            <DimensionLine text="0 pages found" className="mt-7" />
          </div>
        </div>

        <ul className="mt-16 grid grid-cols-1 border-t border-ink sm:grid-cols-2 lg:mt-24 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
          {cards
            .filter(({ href }) => isLive(href))
            .map((card) => (
              <li
                key={card.href}
                className="border-b border-rule sm:even:border-s sm:even:ps-6 sm:odd:pe-6 lg:border-b-0 lg:border-s lg:border-rule lg:px-6 lg:first:border-s-0 lg:first:ps-0 lg:last:pe-0"
              >
                <a href={card.href} className="group flex h-full flex-col py-6 no-underline">
                  <h2 className="flex items-center justify-between gap-3 text-h4 group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
                    {card.label}
                    <Icon
                      name="arrow-right"
                      className="transition-transform duration-120 group-hover:translate-x-0.5"
                    />
                  </h2>
                  <p className="mt-2 text-small text-muted">{card.text}</p>
                </a>
              </li>
            ))}
        </ul>

        <div className="mt-12 flex flex-wrap items-center gap-x-8 gap-y-3 border-t border-ink pt-5">
          <p className="font-mono text-label text-muted">Popular pages</p>
          <ul className="-mx-2 flex flex-wrap">
            {popular
              .filter(({ href }) => isLive(href))
              .map((link) => (
                <li key={link.href}>
                  <a href={link.href} className="touch flex items-center px-2">
                    {link.label}
                  </a>
                </li>
              ))}
          </ul>
          <p className="lg:ms-auto">
            <a href={searchPath} className="touch inline-flex items-center font-semibold">
              Search this site
            </a>
            <span aria-hidden="true"> · </span>
            Can't find it?{' '}
            <a href="/contact" className="touch inline-flex items-center font-semibold">
              Contact Us
            </a>
          </p>
        </div>
      </Container>
    </>
  );
}
