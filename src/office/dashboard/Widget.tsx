import Link from 'next/link';
import type { ReactNode } from 'react';
import { cappedCount } from '../rules/capped-count';

export interface WidgetLine {
  key: string | number;
  label: string;
  /** Left out where there is no page about it. */
  href?: string | undefined;
  /** On the right, or below where there is no room: a time, a state, an amount. */
  note?: ReactNode;
}

/** The frame of everything on the first page that says what needs somebody. */
export function Widget({
  id,
  title,
  count,
  lines = [],
  more = [],
  children,
}: {
  id: string;
  title: string;
  /** How many there are, listed or not. */
  count?: number;
  lines?: readonly WidgetLine[];
  /** Leads to all of them. */
  more?: readonly { label: string; href: string }[];
  children?: ReactNode;
}) {
  return (
    <section className="today-part" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {count !== undefined && <span className="today-part__count">{cappedCount(count)}</span>}
      </h3>
      {children}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ key, label, href, note }) => (
            <li key={key}>
              {href ? (
                <Link href={href} prefetch={false}>
                  {label}
                </Link>
              ) : (
                <span className="today-part__label">{label}</span>
              )}
              {note && <span className="today-part__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {more.length > 0 && (
        <p className="today-part__more">
          {more.map((link) => (
            <Link key={link.label} href={link.href} prefetch={false}>
              {link.label}
            </Link>
          ))}
        </p>
      )}
    </section>
  );
}
