import type { ReactNode } from 'react';
import { classNames } from './class-names';

export type TagTone = 'amber' | 'cider' | 'orchard' | 'plain';

const tones: Record<TagTone, string> = {
  amber: 'bg-amber text-on-amber',
  cider: 'bg-cider text-on-cider',
  orchard: 'bg-orchard text-paper',
  plain: 'border border-tick text-muted',
};

/** A label: `Most popular`, a severity, a technology. */
export function Tag(props: { children: ReactNode; tone?: TagTone; className?: string }) {
  const { children, tone = 'plain', className } = props;
  return (
    <span
      className={classNames(
        'inline-flex items-center rounded-[3px] px-2 py-0.5 font-mono text-label font-semibold',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
