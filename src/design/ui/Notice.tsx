import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

export type NoticeTone = 'info' | 'warning' | 'error' | 'success';

const tones: Record<NoticeTone, { edge: string; icon: IconName; mark: string }> = {
  info: { edge: 'border-s-orchard', icon: 'info', mark: 'text-orchard' },
  warning: { edge: 'border-s-amber bg-wash', icon: 'alert', mark: 'text-ink' },
  error: { edge: 'border-s-danger', icon: 'alert', mark: 'text-danger' },
  success: { edge: 'border-s-orchard', icon: 'check', mark: 'text-orchard' },
};

export interface NoticeProps {
  tone?: NoticeTone;
  title?: string;
  children: ReactNode;
  /** `alert` interrupts screen readers, so it is for new errors only. */
  role?: 'alert' | 'status';
  className?: string;
}

/** A note with a coloured edge. */
export function Notice({ tone = 'info', title, children, role, className }: NoticeProps) {
  const look = tones[tone];
  return (
    <div
      role={role}
      data-tone={tone}
      className={classNames(
        'flex gap-3 rounded-control border border-s-3 border-rule px-4 py-3.5 text-small',
        tone !== 'warning' && 'bg-sheet',
        look.edge,
        className,
      )}
    >
      <Icon name={look.icon} className={`mt-0.5 ${look.mark}`} />
      <div className="min-w-0">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
