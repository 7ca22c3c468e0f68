import { Container } from '@/design/layout/Container';
import { Logo } from '@/design/layout/Logo';
import { Button } from '@/design/ui/Button';
import type { LinkView } from '@/design/view-models';
import { HeaderNav } from './HeaderNav';
import { MobileMenu } from './MobileMenu';

export interface SiteHeaderProps {
  brandName: string;
  links: LinkView[];
  action: LinkView;
  /** At the foot of the mobile menu, e.g. the e-mail address as `mailto:`. */
  contact?: LinkView | null;
}

/** Logo, links and the one action; stays at the upper edge. */
export function SiteHeader({ brandName, links, action, contact = null }: SiteHeaderProps) {
  return (
    <header className="sticky top-0 z-40 border-b border-rule bg-paper print:static">
      <Container className="flex h-header items-center gap-8 lg:h-18">
        <Logo brandName={brandName} />
        <div className="ms-auto flex items-center gap-4 print-hidden">
          <HeaderNav links={links} />
          <Button href={action.href} variant="primary" size="small" className="max-lg:hidden">
            {action.label}
          </Button>
          <MobileMenu brandName={brandName} links={links} action={action} contact={contact} />
        </div>
      </Container>
    </header>
  );
}
