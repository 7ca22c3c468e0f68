import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface BrowserFrameProps {
  /** Whose site it is; null for a drawn one, whose picture says it. */
  label: string | null;
  children: ReactNode;
  className?: string;
}

function Dots() {
  return (
    <span aria-hidden="true" className="flex flex-none gap-1.5">
      <span className="size-2.25 rounded-full border border-tick" />
      <span className="size-2.25 rounded-full border border-tick" />
      <span className="size-2.25 rounded-full border border-tick" />
    </span>
  );
}

/** The bar of a large window, with what can be done to it at its end. */
export function WindowBar({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div className="flex min-h-14 items-center gap-4 border-b border-rule bg-foot px-gutter font-mono text-label text-muted max-md:border-t md:px-5">
      <span className="max-sm:hidden">
        <Dots />
      </span>
      <span className="min-w-0">{label}</span>
      {children}
    </div>
  );
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
        <span className="@min-[14rem]:@max-[20rem]:hidden">
          <Dots />
        </span>
        {/* Half a name says nothing. */}
        <span className="truncate @max-[14rem]:hidden @min-[20rem]:ms-2">{label}</span>
      </div>
      {children}
    </div>
  );
}
