import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** Small line above a heading. */
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
