import type { ReactNode } from 'react';
import { classNames } from './class-names';

export interface ProseProps {
  children: ReactNode;
  /** `prose` limits lines to 68 characters; `wide` allows wide tables. */
  width?: 'prose' | 'wide';
  className?: string;
}

/** Rich text from the editor, styled in prose.css. */
export function Prose({ children, width = 'prose', className }: ProseProps) {
  return (
    <div className={classNames('prose', width === 'prose' && 'max-w-measure', className)}>
      {children}
    </div>
  );
}
