import { classNames } from '@/design/ui/class-names';
import { formatPence, formatPenceRange } from '../rules/money';

export interface PriceProps {
  fromPence: number | null;
  toPence: number | null;
  /** e.g. `/month`. */
  unit?: string | null;
  /** `large` lets the lower end lead; `row` sets both ends alike, for lists. */
  size?: 'large' | 'row';
  className?: string;
}

/** A price or a range in the figures' face; both `null` reads `POA`, price on application. */
export function Price({ fromPence, toPence, unit, size = 'row', className }: PriceProps) {
  const isRange = fromPence !== null && toPence !== null && toPence !== fromPence;
  const spoken =
    fromPence === null
      ? 'Price on application'
      : isRange
        ? `${formatPence(fromPence)} to ${formatPence(toPence)}`
        : formatPence(fromPence);
  const lead = isRange ? formatPence(fromPence) : formatPenceRange(fromPence, toPence);
  const rest = isRange ? `–${formatPence(toPence).slice(1)}` : '';

  return (
    <span
      className={classNames(
        'font-mono whitespace-nowrap',
        size === 'large' && 'text-price font-semibold tracking-[-0.06em]',
        className,
      )}
    >
      <span className="sr-only">
        {spoken}
        {unit ? ` ${unit}` : ''}
      </span>
      <span aria-hidden="true">
        {lead}
        <span
          className={
            size === 'large'
              ? 'ms-[0.3em] text-[0.53em] font-medium tracking-[-0.03em] text-muted'
              : undefined
          }
        >
          {rest}
        </span>
        {unit ? (
          <span
            className={classNames(
              'text-muted',
              size === 'large' ? 'ms-1 text-[0.42em] tracking-normal' : 'text-[0.85em]',
            )}
          >
            {unit}
          </span>
        ) : null}
      </span>
    </span>
  );
}
