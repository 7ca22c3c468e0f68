import Link from 'next/link';
import { type ReactNode, useId } from 'react';

/** Pieces of the back office without script; their look is in `office.css`. */

interface PanelProps {
  title: string;
  level?: 'h2' | 'h3' | 'h4';
  /** Beside the title: how many there are. */
  count?: string | undefined;
  /** Set off as something that waits for the reader. */
  isNotice?: boolean;
  children?: ReactNode;
}

/** A part of a screen, under its title. */
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

/** Why something was not done; nothing while there is no reason. */
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
  /** A last column whose buttons say what they do; its head is for screen readers. */
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
  /** Left out where there is no page about it. */
  href?: string | undefined;
  /** On the right, or below where there is no room: a time, a state, an amount. */
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

/** A state in words; a mark beside the urgent ones, because colour alone is not seen by everyone. */
export function Status({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className="office-status" data-tone={tone}>
      {children}
    </span>
  );
}
