import type { ReactNode } from 'react';
import { Icon } from '@/design/ui/Icon';

export interface FoldProps {
  title: string;
  count: number;
  isOpen?: boolean;
  children: ReactNode;
}

/** A collapsible part of a result; always open in print. */
export function Fold({ title, count, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="border-b border-rule">
      <summary className="touch flex cursor-pointer items-center gap-x-3 py-3 font-semibold hover:bg-mist">
        <Icon
          name="chevron"
          className="-rotate-90 transition-transform duration-120 print-hidden [[open]>summary>&]:rotate-0"
        />
        <span className="grow">{title}</span>
        <span className="font-mono text-label font-normal text-muted">{count}</span>
      </summary>
      {children}
    </details>
  );
}
