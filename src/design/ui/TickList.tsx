import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

export interface TickListProps {
  items: ReactNode[];
  /** `ruled` puts a hairline above each item. */
  layout?: 'ruled' | 'plain';
  /** `close` marks excluded items. The heading above must say so in words. */
  mark?: 'check' | 'close';
  className?: string;
}

/** A list of included or excluded items. */
export function TickList({ items, layout = 'ruled', mark = 'check', className }: TickListProps) {
  return (
    <ul className={classNames('text-small', className)}>
      {items.map((item, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: a static list, which never reorders
          key={index}
          className={classNames(
            'flex gap-2.5',
            layout === 'ruled' ? 'border-t border-rule py-2' : 'py-1',
          )}
        >
          <Icon
            name={mark}
            className={classNames(
              'mt-0.75 size-4.5',
              mark === 'check' ? 'text-orchard' : 'text-muted',
            )}
          />
          <span className="min-w-0">{item}</span>
        </li>
      ))}
    </ul>
  );
}
