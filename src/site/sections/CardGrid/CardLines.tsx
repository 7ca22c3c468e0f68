import Link from 'next/link';
import { Icon } from '@/design/ui/Icon';

export interface CardLine {
  title: string;
  text: string | null;
  /** In the figures' face. */
  meta: string | null;
  href: string | null;
  seed: string;
}

/** Cards as the lines of a list: what it is, its name, and what is in it. */
export function CardLines({ cards }: { cards: CardLine[] }) {
  return (
    <ul className="border-t border-ink">
      {cards.map(({ seed, title, text, meta, href }) => (
        <li
          key={seed + title}
          className="group relative grid grid-cols-1 gap-x-12 gap-y-1 border-b border-rule py-5 lg:grid-cols-12 lg:items-baseline"
        >
          <h3 className="text-h3 lg:col-span-5">
            {href ? (
              <Link
                href={href}
                className="no-underline decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            ) : (
              title
            )}
          </h3>
          <p className="text-small text-muted lg:col-span-5">{text}</p>
          <p className="flex items-center gap-3 font-mono text-label text-muted max-lg:-order-1 lg:col-span-2 lg:justify-end">
            {meta}
            {href ? (
              <Icon
                name="arrow-right"
                className="text-ink transition-transform duration-120 group-hover:translate-x-0.5 max-lg:hidden"
              />
            ) : null}
          </p>
        </li>
      ))}
    </ul>
  );
}
