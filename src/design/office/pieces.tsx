import Link from 'next/link';
import { type ReactNode, useId } from 'react';

/** Script-free components of the back office, styled in `office.css`. */

interface PanelProps {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  count?: string | undefined;
  isNotice?: boolean;
  children?: ReactNode;
}

export function Panel({ title, level: Heading = 'h3', count, isNotice, children }: PanelProps) {
  const id = useId();
  return (
    <section className={isNotice ? 'office-notice' : 'office-panel'} aria-labelledby={id}>
      <Heading id={id}>
        {title} {count !== undefined && <span>{count}</span>}
      </Heading>
      {children}
    </section>
  );
}

/** Error message; renders nothing without one. */
export function Problem({ children }: { children: ReactNode }) {
  if (!children) return null;
  return (
    <p role="alert" className="office-problem">
      {children}
    </p>
  );
}

/** A fact of `<dl className="office-facts">`. */
export function Fact({ term, children }: { term: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface TableProps {
  caption?: string;
  head: readonly string[];
  /** Header of a last column with buttons, for screen readers only. */
  hiddenHead?: string;
  children: ReactNode;
}

/** A table that scrolls sideways in narrow spaces; its rows are the children. */
export function Table({ caption, head, hiddenHead, children }: TableProps) {
  return (
    <div className="office-scroll">
      <table className="office-table">
        {caption ? <caption>{caption}</caption> : null}
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            {hiddenHead ? (
              <th scope="col">
                <span className="office-hidden">{hiddenHead}</span>
              </th>
            ) : null}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: ReactNode;
  /** Omitted if the row has no page. */
  href?: string | undefined;
  /** A time, state or amount: on the right, or below in narrow spaces. */
  note?: ReactNode;
}

/** A line of `<ul className="office-rows">`. */
export function Row({ label, href, note }: RowProps) {
  return (
    <li>
      {href ? (
        <Link href={href} prefetch={false}>
          {label}
        </Link>
      ) : (
        <span>{label}</span>
      )}
      {note ? <small>{note}</small> : null}
    </li>
  );
}

export type Tone = 'danger' | 'caution' | 'good' | 'quiet' | 'plain';

/** A worded state; urgent ones also have a mark, because some people cannot see colours. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="office-status" data-tone={tone}>
      {children}
    </span>
  );
}
