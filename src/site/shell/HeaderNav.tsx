'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';
import type { LinkView } from '@/design/view-models';

/**
 * The header's links; a separate client component, because only the browser's path shows the
 * current one.
 */
export function HeaderNav({ links }: { links: LinkView[] }) {
  const path = usePathname();
  return (
    <nav aria-label="Main" className="max-lg:hidden">
      <ul className="flex gap-1">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href}
              aria-current={isCurrent(path, link.href) ? 'page' : undefined}
              className="group relative touch flex items-center px-3 text-small no-underline hover:underline aria-[current=page]:no-underline"
            >
              {link.label}
              <span
                aria-hidden="true"
                className="absolute inset-x-3 bottom-1.5 hidden h-1.5 border-x border-b border-orchard group-aria-[current=page]:block"
              />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whether a link leads to the page at `path` or to a parent of it. */
export function isCurrent(path: string, href: string): boolean {
  return href === '/' ? path === '/' : path === href || path.startsWith(`${href}/`);
}
