import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

export interface DisclosureProps extends ComponentProps<'details'> {
  summary: ReactNode;
}

/** Something that few need: an underlined line with a chevron, which opens the rest. */
export function Disclosure({ summary, children, className, ...details }: DisclosureProps) {
  return (
    <details {...details} className={classNames('group/more', className)}>
      <summary className="touch -my-1.5 flex cursor-pointer items-center gap-1.5 text-small text-ink underline decoration-1 underline-offset-4">
        <span>{summary}</span>
        <Icon
          name="chevron"
          className="size-4 transition-transform duration-200 group-open/more:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}
