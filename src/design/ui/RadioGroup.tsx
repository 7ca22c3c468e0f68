import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { describedBy, FieldMessage } from './Field';

export interface RadioOption {
  value: string;
  label: string;
  /** End of the row in the figures' typeface, e.g. `£1,200`. */
  trailing?: string;
}

export type RadioGroupProps = {
  legend: string;
  name: string;
  options: RadioOption[];
  help?: string;
  error?: string;
  /** Two columns from 640 px. */
  columns?: 1 | 2;
  className?: string;
} & Omit<ComponentProps<'input'>, 'name' | 'type' | 'value' | 'id' | 'className'> & {
    value?: string;
    defaultValue?: string;
  };

/** A radio group: options in a ruled list, the chosen one in a frame of its own. */
export function RadioGroup({
  legend,
  name,
  options,
  help,
  error,
  columns = 2,
  className,
  value,
  defaultValue,
  ...rest
}: RadioGroupProps) {
  return (
    <fieldset className={className} aria-describedby={describedBy(name, { help, error })}>
      <legend className="pb-3 font-display text-h4 font-[640]">{legend}</legend>
      <div className={classNames('grid ps-px pt-px', columns === 2 && 'sm:grid-cols-2')}>
        {options.map((option) => (
          <label
            key={option.value}
            className="relative -ms-px -mt-px flex min-h-12 cursor-pointer items-center gap-3 border border-edge bg-sheet px-4 py-2 has-checked:z-1 has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)] has-disabled:cursor-not-allowed has-disabled:text-muted has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-orchard"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === undefined ? undefined : value === option.value}
              defaultChecked={value === undefined ? defaultValue === option.value : undefined}
              className="size-5 flex-none accent-orchard outline-none"
              {...rest}
            />
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.trailing ? (
              <span className="font-mono text-small whitespace-nowrap">{option.trailing}</span>
            ) : null}
          </label>
        ))}
      </div>
      {help || error ? <FieldMessage id={name} help={help} error={error} /> : null}
    </fieldset>
  );
}
