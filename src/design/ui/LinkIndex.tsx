import Link from 'next/link';
import { classNames } from './class-names';

export interface LinkIndexProps {
  /** `meta` ends the line in the figures' typeface, e.g. with a price. */
  items: { label: string; href: string; meta: string | null }[];
  columns?: 1 | 2 | 3;
  className?: string;
}

const layouts = { 1: '', 2: 'sm:columns-2', 3: 'sm:columns-2 lg:columns-3' } as const;

/** Index of pages, one ruled line each. */
export function LinkIndex({ items, columns = 2, className }: LinkIndexProps) {
  return (
    <ul
      className={classNames(
        'gap-x-10 border-t border-ink',
        layouts[items.length > 1 ? columns : 1],
        className,
      )}
    >
      {items.map((item) => (
        <li key={item.href} className="break-inside-avoid border-b border-rule">
          <Link
            href={item.href}
            className="flex min-h-12 flex-wrap items-baseline justify-between gap-x-4 py-3 no-underline hover:underline"
          >
            <span className="font-display text-h4 font-[620]">{item.label}</span>
            {item.meta ? (
              <span className="font-mono text-small whitespace-nowrap">{item.meta}</span>
            ) : null}
          </Link>
        </li>
      ))}
    </ul>
  );
}
