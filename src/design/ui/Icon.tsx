import type { ComponentProps } from 'react';
import { classNames } from './class-names';

// Drawn on a 20 px grid with one pen. Glyph arrows and ticks are not in the fonts' Latin subset.
const paths = {
  'arrow-left': 'M17 10H4M9 5l-5 5 5 5',
  'arrow-right': 'M3 10h13M11 5l5 5-5 5',
  'arrow-up': 'M10 17V4M5 9l5-5 5 5',
  alert: 'M10 3l7.5 13.5h-15zM10 8v4M10 14.2v.1',
  check: 'M4 10.5l4 4 8-9',
  chevron: 'M5 8l5 5 5-5',
  clock: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 6v4.2l2.8 1.8',
  chat: 'M3.5 16.5l1-3.6a6.8 6.8 0 1 1 2.6 2.6zM7.5 8.5h5M7.5 11.5h3',
  close: 'M5 5l10 10M15 5L5 15',
  external: 'M8 4H4v12h12v-4M11 4h5v5M16 4l-7 7',
  info: 'M10 3a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM10 9.2V14M10 6.2v.1',
  mail: 'M3 5h14v10H3zM3 5.5l7 5.5 7-5.5',
  menu: 'M3 6h14M3 10h9M3 14h14',
  pause: 'M7 4v12M13 4v12',
  phone:
    'M4 3h3l1.5 4-2 1.5a10 10 0 0 0 5 5l1.5-2 4 1.5v3a1 1 0 0 1-1 1A14 14 0 0 1 3 4a1 1 0 0 1 1-1z',
  pound: 'M14 6.5A3 3 0 0 0 8 7.2V13a3 3 0 0 1-2 3h9M5.5 11h6',
  play: 'M6.5 4v12l9-6z',
  plus: 'M10 4v12M4 10h12',
  whatsapp:
    'M3 17l1.1-3.9a7 7 0 1 1 2.8 2.8zM7.4 7.2c-.5 2.6 2.8 5.9 5.4 5.4l.5-1.6-1.9-.9-.8.8-1.5-1.5.8-.8-.9-1.9z',
} as const;

export type IconName = keyof typeof paths;
export const iconNames = Object.keys(paths) as IconName[];

/** An icon beside text; never the only carrier of meaning, so hidden from screen readers. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      className={classNames('size-5 flex-none fill-none stroke-current', className)}
      strokeWidth="1.6"
      strokeLinecap="square"
    >
      <path d={paths[name]} />
    </svg>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'name'> {
  icon: IconName;
  /** Accessible name. */
  name: string;
}

/** A button that shows an icon only. */
export function IconButton({ icon, name, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={name}
      className={classNames('grid place-items-center rounded-control', className)}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  );
}
