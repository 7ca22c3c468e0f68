import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlLook, describedBy, Field, type FieldBase } from './Field';
import { Icon } from './Icon';

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = FieldBase & {
  options: SelectOption[];
  /** First, empty entry, e.g. `Please choose`. */
  placeholder?: string;
  fieldClassName?: string;
} & Omit<ComponentProps<'select'>, keyof FieldBase>;

/** One of a list: the platform's own, so phones show their own wheel. */
export function Select({
  label,
  name,
  id = name,
  help,
  error,
  optional,
  options,
  placeholder,
  className,
  fieldClassName,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, help, error, optional }} className={fieldClassName}>
      <span className="relative block">
        <select
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, { help, error })}
          className={classNames(controlLook, 'min-h-12.5 appearance-none pe-11', className)}
          {...rest}
        >
          {placeholder === undefined ? null : <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon
          name="chevron"
          className="pointer-events-none absolute end-3.5 top-1/2 -translate-y-1/2"
        />
      </span>
    </Field>
  );
}
