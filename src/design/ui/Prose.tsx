import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface ProseProps {
  children: ReactNode;
  /** `prose` limits lines to 68 characters; `wide` allows wide tables. */
  width?: 'prose' | 'wide';
  className?: string;
}

/** Running text from the editor; its styles are in prose.css beside this file. */
export function Prose({ children, width = 'prose', className }: ProseProps) {
  return (
    <div className={classNames('prose', width === 'prose' && 'max-w-measure', className)}>
      {children}
    </div>
  );
}
