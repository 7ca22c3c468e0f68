import Link from 'next/link';
import type { ReactNode } from 'react';

export interface WidgetLine {
  key: string | number;
  label: string;
  href: string;
  /** On the right, or below where there is no room: a time, a state, an amount. */
  note?: ReactNode;
}

/** The frame of everything on the first page that says what needs somebody. */
export function Widget({
  id,
  title,
  count,
  lines = [],
  more,
  children,
}: {
  id: string;
  title: string;
  /** How many there are, listed or not. */
  count?: number;
  lines?: readonly WidgetLine[];
  /** Leads to all of them. */
  more?: { label: string; href: string };
  children?: ReactNode;
}) {
  return (
    <section className="widget" aria-labelledby={id}>
      <h3 id={id}>
        {title}
        {count !== undefined && (
          <span className="widget__count">{count.toLocaleString('en-GB')}</span>
        )}
      </h3>
      {children}
      {lines.length > 0 && (
        <ul>
          {lines.map(({ key, label, href, note }) => (
            <li key={key}>
              <Link href={href} prefetch={false}>
                {label}
              </Link>
              {note && <span className="widget__note">{note}</span>}
            </li>
          ))}
        </ul>
      )}
      {more && (
        <p className="widget__more">
          <Link href={more.href} prefetch={false}>
            {more.label}
          </Link>
        </p>
      )}
    </section>
  );
}
