import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { describedBy, type FieldBase, FieldMessage } from './Field';

export type CheckboxProps = Omit<FieldBase, 'label' | 'optional'> & {
  label: ReactNode;
  /** End of the row in the figures' typeface, e.g. `+£500`. */
  trailing?: string;
} & Omit<ComponentProps<'input'>, keyof FieldBase | 'type'>;

/** A tick box whose whole row is clickable. */
export function Checkbox({
  label,
  name,
  id = name,
  help,
  error,
  trailing,
  className,
  ...rest
}: CheckboxProps) {
  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={classNames(
          'touch flex items-center gap-3 py-2',
          rest.disabled ? 'cursor-not-allowed text-muted' : 'cursor-pointer',
        )}
      >
        <input
          type="checkbox"
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          className="size-5 flex-none accent-orchard"
          {...rest}
        />
        <span className="min-w-0 flex-1">{label}</span>
        {trailing ? <span className="font-mono whitespace-nowrap">{trailing}</span> : null}
      </label>
      {help || error ? <FieldMessage id={id} help={help} error={error} /> : null}
    </div>
  );
}
