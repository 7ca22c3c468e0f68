import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names';
import { Icon } from './Icon';

export interface FieldBase {
  label: string;
  name: string;
  /** Defaults to `name`; required if two forms share a page. */
  id?: string;
  help?: ReactNode;
  /** Error message; absent for a valid field. */
  error?: string;
  /** Adds `optional` to the label. */
  optional?: boolean;
}

/** Props of a form control: those of the field, and those of its element. */
export type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = FieldBase & {
  fieldClassName?: string;
} & Omit<ComponentProps<Tag>, keyof FieldBase>;

export interface FieldProps extends Omit<FieldBase, 'name'> {
  id: string;
  children: ReactNode;
  className?: string;
}

/** Ids that connect a control with its help and its error. */
export function describedBy(id: string, { help, error }: Pick<FieldBase, 'help' | 'error'>) {
  const ids = [help ? `${id}-help` : null, error ? `${id}-error` : null].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

export const controlLook =
  'block w-full rounded-control border border-edge bg-sheet px-3.5 text-ink ' +
  'placeholder:text-muted aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--color-danger)] ' +
  'disabled:cursor-not-allowed disabled:bg-mist disabled:text-muted';

/** Splits the props of a control between its field and its element. */
function divideProps<Props extends FieldBase & { className?: string; fieldClassName?: string }>(
  { label, name, id = name, help, error, optional, className, fieldClassName, ...rest }: Props,
  look: string,
) {
  return {
    field: { id, label, help, error, optional, className: fieldClassName },
    control: {
      id,
      name,
      'aria-invalid': error ? true : undefined,
      'aria-describedby': describedBy(id, { help, error }),
      className: classNames(controlLook, look, className),
      ...rest,
    },
  };
}

/** Label above, help below. An error replaces the help, so the layout does not shift. */
function Field({ id, label, help, error, optional, children, className }: FieldProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="block pb-1.5 text-small font-semibold">
        {label}
        {optional ? <span className="font-normal text-muted"> optional</span> : null}
      </label>
      {children}
      <FieldMessage id={id} help={help} error={error} />
    </div>
  );
}

/** The line below a control: help, or the error in its place. */
export function FieldMessage({
  id,
  help,
  error,
}: { id: string } & Pick<FieldBase, 'help' | 'error'>) {
  return (
    <div className="grid min-h-[var(--field-message,1.75rem)] items-start pt-1 text-small">
      {help ? (
        <p
          id={`${id}-help`}
          className={classNames('pb-1.5 text-muted [grid-area:1/1]', error && 'invisible')}
        >
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="flex gap-1.5 text-danger [grid-area:1/1]">
          <Icon name="alert" className="mt-0.75 size-4.5" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export type InputProps = ControlProps<'input'>;

export function Input(props: InputProps) {
  const { field, control } = divideProps(props, 'min-h-12.5');
  return (
    <Field {...field}>
      <input {...control} />
    </Field>
  );
}

/** Several lines of text; grows with its content in supporting browsers. */
export function Textarea(props: ControlProps<'textarea'>) {
  const { field, control } = divideProps(
    props,
    'field-sizing-content max-h-96 min-h-33 py-3 wrap-anywhere',
  );
  return (
    <Field {...field}>
      <textarea {...control} />
    </Field>
  );
}

export interface SelectOption {
  value: string;
  label: string;
}

export type SelectProps = ControlProps<'select'> & {
  options: SelectOption[];
  /** First, empty entry, e.g. `Please choose`. */
  placeholder?: string;
};

/** A native select, so that phones show their own picker. */
export function Select({ options, placeholder, ...props }: SelectProps) {
  const { field, control } = divideProps(props, 'min-h-12.5 appearance-none pe-9.5');
  return (
    <Field {...field}>
      <span className="relative block">
        <select {...control}>
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
