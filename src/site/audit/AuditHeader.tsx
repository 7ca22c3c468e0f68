import Link from 'next/link';
import { Container } from '@/design/layout/Container';
import { Tag } from '@/design/ui/Tag';
import type { LinkView } from '@/design/view-models';
import { auditPath } from '@/platform/paths';
import { DialMark } from './DialMark';

/** Header of the audit, a product separate from the studio's site. */
export function AuditHeader({ brand, links }: { brand: string; links: readonly LinkView[] }) {
  return (
    <header className="night on-panel border-b border-rule bg-panel text-ink print:hidden">
      <Container className="flex flex-wrap items-center gap-x-8 py-2.5">
        <Link
          href={auditPath}
          className="touch inline-flex items-center gap-2.5 font-display text-[1.2rem]/none font-[680] tracking-[-0.02em] no-underline"
        >
          <DialMark />
          {brand}
          <Tag tone="amber">Beta</Tag>
        </Link>
        <nav aria-label="Scanner" className="sm:ms-auto">
          <ul className="-mx-2 flex flex-wrap">
            {links.map(({ label, href }) => (
              <li key={href}>
                <Link
                  href={href}
                  className="touch flex items-center px-2 text-small no-underline hover:underline"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </header>
  );
}
