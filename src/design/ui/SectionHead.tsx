import type { ReactNode } from 'react';
import { classNames } from './class-names';

export function Eyebrow({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 font-mono text-label font-medium text-muted',
        className,
      )}
    >
      <span aria-hidden="true" className="ticks h-2.25 w-8.5 flex-none" />
      {children}
    </p>
  );
}

export type SectionRank = 'main' | 'minor';

const sizes: Record<SectionRank, string> = {
  main: 'text-h2',
  minor: 'text-h2-minor',
};

export interface SectionHeadProps {
  heading: string;
  id?: string;
  eyebrow?: string | null;
  intro?: ReactNode;
  /** Size of the heading: `minor` for what supports others. */
  rank?: SectionRank;
  /** `stacked` places the introduction below the heading, for narrow columns and minor sections. */
  layout?: 'split' | 'stacked';
  className?: string;
}

/** Heading of a section: eyebrow, heading, and an introduction on the same baseline. */
export function SectionHead(props: SectionHeadProps) {
  const { heading, id, eyebrow, intro, rank = 'minor', className } = props;
  const { layout = rank === 'minor' ? 'stacked' : 'split' } = props;
  return (
    <div
      className={classNames(
        layout === 'split' && 'grid grid-cols-1 gap-x-12 gap-y-5 lg:grid-cols-12 lg:items-end',
        className,
      )}
    >
      <div className={layout === 'split' ? 'lg:col-span-7' : undefined}>
        {eyebrow ? <Eyebrow className="mb-4">{eyebrow}</Eyebrow> : null}
        <h2 id={id} className={classNames('max-w-[18em]', sizes[rank])}>
          {heading}
        </h2>
      </div>
      {intro ? (
        <div
          className={classNames(
            'max-w-note text-pretty text-muted',
            layout === 'split' ? 'lg:col-span-5 lg:pb-1' : rank === 'minor' ? 'mt-3' : 'mt-5',
          )}
        >
          {intro}
        </div>
      ) : null}
    </div>
  );
}
