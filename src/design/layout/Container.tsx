import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';

/** The page's width: 1200 px of content with gutters that grow from 20 to 32 px. */
export function Container({ children, className }: { children: ReactNode; className?: string }) {
  return (
    <div className={classNames('mx-auto w-full max-w-page px-gutter xl:px-0', className)}>
      {children}
    </div>
  );
}
