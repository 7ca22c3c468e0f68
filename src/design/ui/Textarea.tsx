import type { ComponentProps } from 'react';
import { classNames } from './class-names';
import { controlLook, describedBy, Field, type FieldBase } from './Field';

export type TextareaProps = FieldBase & { fieldClassName?: string } & Omit<
    ComponentProps<'textarea'>,
    keyof FieldBase
  >;

/** Several lines of text; grows with what is written where the browser can. */
export function Textarea({
  label,
  name,
  id = name,
  help,
  error,
  optional,
  className,
  fieldClassName,
  ...rest
}: TextareaProps) {
  return (
    <Field {...{ id, label, help, error, optional }} className={fieldClassName}>
      <textarea
        id={id}
        name={name}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { help, error })}
        className={classNames(
          controlLook,
          'field-sizing-content max-h-96 min-h-33 py-3',
          className,
        )}
        {...rest}
      />
    </Field>
  );
}
