import type { ReactNode } from 'react';
import { classNames } from '@/design/ui/class-names';

export interface PartProps {
  /** Anchor of links within the page. */
  id: string;
  /** Number in the contents; null for a part without a heading. */
  number: number | null;
  heading: string | null;
  /** Shown below the heading. */
  note?: ReactNode;
  children: ReactNode;
  /** `wide` places the heading above the content, which then has the full width. */
  layout?: 'beside' | 'wide';
  className?: string;
}

/** Pads `3` to `03`, so that part numbers align. */
export function partNumber(number: number): string {
  return String(number).padStart(2, '0');
}

/** A numbered part of a proposal, with its heading at the side. */
export function Part(props: PartProps) {
  const { id, number, heading, note, children, layout = 'beside', className } = props;
  const isBeside = layout === 'beside';
  return (
    <section
      id={id}
      aria-labelledby={heading ? `${id}-heading` : undefined}
      className={classNames(
        'grid grid-cols-1 gap-x-12 gap-y-6 border-t border-ink py-10 lg:py-14 print:gap-y-3 print:py-6',
        isBeside && 'lg:grid-cols-12',
        className,
      )}
    >
      <div className={isBeside ? 'lg:col-span-4' : undefined}>
        {heading ? (
          <div className={isBeside ? 'lg:sticky lg:top-8' : undefined}>
            {number ? (
              <p aria-hidden="true" className="mb-2 font-mono text-label text-muted">
                {partNumber(number)}
              </p>
            ) : null}
            <h2 id={`${id}-heading`} className="text-[clamp(1.625rem,2.6vw,2.25rem)]/[1.1]">
              {heading}
            </h2>
            {note ? <div className="mt-3 max-w-note text-small text-muted">{note}</div> : null}
          </div>
        ) : null}
      </div>
      <div className={classNames('min-w-0', isBeside && 'lg:col-span-8')}>{children}</div>
    </section>
  );
}
