import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface BrowserFrameProps {
  /** Whose site it is; null for a drawn one, whose picture says it. */
  label: string | null;
  children: ReactNode;
  className?: string;
}

/** A drawn browser window around a picture of a page; a thumbnail has no room for its bar. */
export function BrowserFrame({ label, children, className }: BrowserFrameProps) {
  return (
    <div
      className={classNames(
        '@container overflow-hidden rounded-control border border-ink bg-sheet',
        className,
      )}
    >
      <div
        aria-hidden="true"
        className="flex h-9 @max-[10rem]:hidden items-center gap-1.5 border-b border-rule px-3 font-mono text-label text-muted"
      >
        <span className="size-2.25 rounded-full border border-tick" />
        <span className="size-2.25 rounded-full border border-tick" />
        <span className="size-2.25 rounded-full border border-tick" />
        {/* Half a name says nothing. */}
        <span className="ms-2 truncate @max-[14rem]:hidden">{label}</span>
      </div>
      {children}
    </div>
  );
}
