import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface FactStripProps {
  facts: { term: string; value: ReactNode }[];
  className?: string;
}

/** Two to four figures side by side between rules; on phones one below the other. */
export function FactStrip({ facts, className }: FactStripProps) {
  return (
    <dl
      className={classNames(
        'grid grid-cols-1 sm:auto-cols-[minmax(0,auto)] sm:grid-flow-col sm:grid-rows-[auto_auto] lg:auto-cols-auto sm:grid-cols-none',
        className,
      )}
    >
      {facts.map(({ term, value }) => (
        <div
          key={term}
          className="flex flex-wrap items-baseline justify-between gap-x-4 border-rule py-2.5 not-first:border-t sm:row-span-2 sm:grid sm:grid-rows-subgrid sm:py-3.5 sm:ps-5 sm:pe-4 sm:not-first:border-s sm:not-first:border-t-0 sm:first:ps-0"
        >
          <dt className="font-mono text-label text-muted">{term}</dt>
          <dd className="ms-auto font-mono font-semibold sm:ms-0 sm:mt-0.5 lg:whitespace-nowrap">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
