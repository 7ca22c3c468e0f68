import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon, type IconName } from './Icon';

export type ButtonVariant = 'primary' | 'line' | 'quiet';

interface ButtonLook {
  children: ReactNode;
  /** `primary` is for a view's main action only. */
  variant?: ButtonVariant;
  size?: 'normal' | 'small';
  wide?: boolean;
  icon?: IconName;
  className?: string;
}

export type ButtonProps = ButtonLook &
  (
    | ({
        href: string;
      } & Pick<
        ComponentProps<'a'>,
        'id' | 'target' | 'rel' | 'onClick' | 'aria-label' | 'aria-describedby'
      >)
    | ({
        href?: undefined;
        busy?: boolean;
        /** Label while busy, e.g. `Sending...`. The button reserves the width of both labels. */
        busyLabel?: string;
      } & Omit<ComponentProps<'button'>, keyof ButtonLook>)
  );

const looks: Record<ButtonVariant, string> = {
  primary: 'bg-cider text-on-cider hover:bg-cider-deep',
  line: 'border border-ink text-ink hover:bg-ink hover:text-paper',
  quiet: 'text-ink underline hover:no-underline',
};

function lookOf(
  { variant = 'line', size = 'normal', wide, className }: ButtonLook,
  hasBusyLabel: boolean,
): string {
  return classNames(
    'group relative inline-flex items-center justify-center gap-2.5 rounded-control text-center font-semibold',
    variant !== 'quiet' && 'no-underline',
    'transition-transform duration-120 active:translate-y-px',
    'aria-disabled:cursor-not-allowed',
    size === 'normal' ? 'min-h-13 py-2' : 'min-h-11 py-1.5 text-small',
    looks[variant],
    variant !== 'quiet' && (hasBusyLabel ? 'px-9' : size === 'small' ? 'px-4.5' : 'px-6'),
    wide && 'w-full',
    className,
  );
}

/** The site's button: a link if it has an address, otherwise a button with a busy state. */
export function Button(props: ButtonProps) {
  const { children, variant, size, wide, icon, className, ...rest } = props;
  const hasBusyLabel = rest.href === undefined && rest.busyLabel !== undefined;
  const look = lookOf({ children, variant, size, wide, className }, hasBusyLabel);
  const mark = icon && (
    <Icon
      name={icon}
      className={classNames(
        'transition-transform duration-120',
        icon === 'arrow-right' && 'group-hover:translate-x-0.5',
      )}
    />
  );

  if (rest.href !== undefined) {
    return (
      <a {...rest} className={look}>
        {children}
        {mark}
      </a>
    );
  }

  const { href: _none, busy = false, busyLabel, type = 'button', onClick, ...buttonProps } = rest;
  return (
    <button
      {...buttonProps}
      // A busy submit button would send the form again; type `button` cannot.
      type={busy ? 'button' : type}
      onClick={busy ? undefined : onClick}
      aria-disabled={busy || buttonProps['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      className={look}
    >
      <span className="grid">
        <span className={classNames('[grid-area:1/1]', busy && 'invisible')}>{children}</span>
        {busyLabel !== undefined && (
          <span className={classNames('[grid-area:1/1]', !busy && 'invisible')}>{busyLabel}</span>
        )}
      </span>
      {mark}
      {busy ? <BusyMark /> : null}
    </button>
  );
}

function BusyMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className="absolute end-3 size-4 animate-busy stroke-current"
      strokeWidth="2"
    >
      {[1, 0.85, 0.7, 0.55, 0.45, 0.35, 0.25, 0.15].map((opacity, index) => (
        <path
          key={opacity}
          d="M10 1v5"
          opacity={opacity}
          transform={`rotate(${-45 * index} 10 10)`}
        />
      ))}
    </svg>
  );
}
