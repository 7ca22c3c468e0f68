import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlLook, describedBy, Field, type FieldBase } from './Field';

export type InputProps = FieldBase & { fieldClassName?: string } & Omit<
    ComponentProps<'input'>,
    keyof FieldBase
  >;

/** One line of text. */
export function Input({
  label,
  name,
  id = name,
  help,
  error,
  optional,
  className,
  fieldClassName,
  ...rest
}: InputProps) {
  return (
    <Field {...{ id, label, help, error, optional }} className={fieldClassName}>
      <input
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className={classNames(controlLook, 'min-h-12.5', className)}
        {...rest}
      />
    </Field>
  );
}
