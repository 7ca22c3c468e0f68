import { type ControlProps, divideProps, Field } from './Field';
import { Icon } from './Icon';

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
  const { field, control } = divideProps(props, 'min-h-12.5 appearance-none pe-11');
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
