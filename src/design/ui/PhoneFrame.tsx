import type { ReactNode } from 'react';
import { classNames } from './class-names';

/** A drawn phone around a picture of a page, or around a message; its corners grow with its width. */
export function PhoneFrame({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className="@container">
      <div
        className={classNames(
          'rounded-[12.5cqw] border-2 border-ink bg-sheet p-[3.5cqw]',
          className,
        )}
      >
        <div className="overflow-hidden rounded-[9.5cqw] border border-rule">{children}</div>
      </div>
    </div>
  );
}
