import type { LinkView } from '@/design/view-models';
import { BarMark } from '../lazy-parts';

/** Links to a long page's sections; stays below the header. The browser marks the present one. */
export function SectionBar({ links }: { links: LinkView[] }) {
  return (
    <nav
      aria-label="Sections of this page"
      data-section-bar=""
      className="sticky top-[calc(var(--spacing-header)+1px)] z-20 border-y border-rule bg-paper print-hidden lg:top-[calc(4.5rem+1px)]"
    >
      <ul className="mx-auto flex max-w-[calc(var(--container-page)+1.5rem)] overflow-x-auto max-md:mask-r-from-[calc(100%-2.5rem)] max-md:pe-10 px-[calc(var(--spacing-gutter)-0.75rem)] [scrollbar-width:none] xl:px-0">
        {links.map(({ label, href }) => (
          <li key={href} className="flex-none">
            <a
              href={href}
              className="touch flex items-center border-b-2 border-transparent px-3 pt-0.5 md:max-lg:px-2.5 text-small whitespace-nowrap text-muted no-underline hover:text-ink aria-current:border-orchard aria-current:text-ink"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      <BarMark />
    </nav>
  );
}
