import type { ReactNode } from 'react';
import { classNames } from '../ui/class-names';
import type { LinkView } from '../view-models';

interface LinkRowProps {
  links: readonly LinkView[];
  className?: string;
  children?: ReactNode;
}

/** Links in a row, e.g. of a footer. */
export function LinkRow({ links, className, children }: LinkRowProps) {
  return (
    <ul className={classNames('-mx-2 flex flex-wrap', className)}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="touch flex items-center px-2 no-underline hover:underline">
            {label}
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}
