import { Fragment, type ReactNode } from 'react';
import type { LinkView } from '../view-models';
import { classNames } from './class-names';

export interface ReceiptLine {
  label: string;
  /** Already formatted, e.g. `£1,200` or `included`. */
  amount: string;
  /** Muted: included, or not charged. */
  muted?: boolean;
}

export interface ReceiptProps {
  title: string;
  /** Accessible name, if two receipts of a page share a title. */
  label?: string;
  meta?: string | null;
  stamp?: string | null;
  lines: ReceiptLine[];
  subtotals?: ReceiptLine[];
  totalLabel: string;
  total: string;
  link?: LinkView | null;
  note?: ReactNode;
  children?: ReactNode;
  headingLevel?: 'h2' | 'h3' | 'p';
  /** Announces a changed total, for calculators. */
  live?: boolean;
  /** Matches its neighbour's height, with the sums at the foot. */
  fill?: boolean;
  className?: string;
}

/** A receipt with leader dots and a total under a double rule; used for all sums on the site. */
export function Receipt({
  title,
  label = title,
  meta,
  stamp,
  lines,
  subtotals = [],
  totalLabel,
  total,
  link,
  note,
  children,
  headingLevel: Heading = 'h3',
  live = false,
  fill = false,
  className,
}: ReceiptProps) {
  return (
    <section
      aria-label={label}
      className={classNames(
        'relative rounded-control border border-rule bg-sheet p-5 sm:p-7 print:break-inside-avoid',
        fill && 'flex flex-col',
        className,
      )}
    >
      {stamp ? (
        <p className="absolute end-5 -top-3.5 rotate-[1.5deg] animate-stamp rounded-[3px] bg-amber px-2.5 py-1 font-mono text-label font-semibold text-on-amber uppercase">
          {stamp}
        </p>
      ) : null}
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-ink pb-3.5">
        <Heading className="font-display text-h3 font-[640]">{title}</Heading>
        {meta ? <p className="font-mono text-label text-muted">{meta}</p> : null}
      </div>
      <dl className={classNames('pt-2', fill && 'flex flex-1 flex-col')}>
        {lines.map((line, index) => (
          <ReceiptRow
            key={line.label}
            {...line}
            className={subtotals.length > 0 && index === lines.length - 1 ? 'mb-2' : undefined}
          />
        ))}
        {subtotals.map((line, index) => (
          <ReceiptRow
            key={line.label}
            {...line}
            className={index === 0 ? 'mt-auto border-t border-ink pt-2.5' : undefined}
          />
        ))}
        <div
          aria-live={live ? 'polite' : undefined}
          className={classNames(
            'flex flex-wrap items-baseline justify-between gap-x-4 border-t-3 border-double border-ink pt-3.5',
            fill && subtotals.length === 0 ? 'mt-auto' : 'mt-2',
          )}
        >
          <dt>{totalLabel}</dt>
          <dd className="ms-auto font-mono text-[1.75rem]/none sm:text-[2rem]/none font-semibold tracking-[-0.04em]">
            <Unbroken text={total} />
          </dd>
        </div>
      </dl>
      <div className="flex flex-wrap items-end justify-between gap-x-6">
        {note ? (
          <div className="mt-3 flex-1 basis-64 text-small text-balance text-muted">{note}</div>
        ) : null}
        {link ? (
          <a href={link.href} className="touch mt-2 -mb-3 inline-flex items-center underline">
            {link.label}
          </a>
        ) : null}
      </div>
      {children ? <div className="mt-5">{children}</div> : null}
    </section>
  );
}

interface ReceiptBarProps {
  receipt: string;
  title: string;
  total: string;
  className: string;
}

/** A calculator's total below the site's header, while the receipt is off screen on phones. */
export function ReceiptBar({ receipt, title, total, className }: ReceiptBarProps) {
  return (
    <a
      href={`#${receipt}`}
      className="touch sticky top-header z-20 -mx-gutter mb-7 flex items-center justify-between gap-4 border-y border-ink bg-mist px-gutter py-1.5 no-underline noscript:hidden lg:hidden print-hidden"
    >
      <span className="min-w-0 truncate text-small">
        <span className="sr-only">To the receipt: </span>
        {title}
      </span>
      <span className={`font-mono font-semibold tracking-[-0.04em] ${className}`}>{total}</span>
    </a>
  );
}

/** Wraps between words only: browsers may break after a minus sign. */
function Unbroken({ text }: { text: string }) {
  return text.split(' ').map((word, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: words of one amount never reorder
    <Fragment key={index}>
      {index > 0 ? ' ' : null}
      <span className="whitespace-nowrap">{word}</span>
    </Fragment>
  ));
}

/** A label and its amount, joined by leader dots, within a `dl`. */
export function ReceiptRow({
  label,
  amount,
  muted = false,
  className,
}: ReceiptLine & { className?: string | undefined }) {
  return (
    <div
      className={classNames(
        'leader flex items-end justify-between py-1.5',
        muted && 'text-muted',
        className,
      )}
    >
      <dt className="min-w-0 pe-5">
        <span className="bg-sheet box-decoration-clone pe-2">{label}</span>
      </dt>
      <dd className="flex-none bg-sheet ps-2 font-mono whitespace-nowrap">{amount}</dd>
    </div>
  );
}
