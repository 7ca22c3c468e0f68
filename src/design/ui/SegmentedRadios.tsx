import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { FieldMessage, type SelectOption } from './Field';

export type SegmentedRadiosProps = {
  legend: string;
  name: string;
  options: readonly SelectOption[];
  defaultValue?: string | undefined;
  help?: ReactNode;
  /** The legend beside the bar, where both fit. */
  inline?: boolean;
  className?: string;
} & Omit<ComponentProps<'input'>, 'name' | 'type' | 'value' | 'id' | 'className' | 'defaultValue'>;

/** Few, short choices as one bar of native radio buttons; the chosen one is filled. */
export function SegmentedRadios(props: SegmentedRadiosProps) {
  const { legend, name, options, defaultValue, help, inline, className, ...rest } = props;
  const id = useId();
  return (
    <fieldset
      aria-describedby={help ? `${id}-help` : undefined}
      className={classNames(
        'min-w-0',
        inline && 'flex flex-wrap items-center gap-x-3 gap-y-1.5',
        className,
      )}
    >
      {/* Only a legend that floats stands in the line. */}
      <legend className={classNames('text-small font-semibold', inline ? 'float-start' : 'pb-1.5')}>
        {legend}
      </legend>
      <div className="grid min-w-42 flex-1 auto-cols-fr grid-flow-col divide-x divide-edge rounded-control border border-edge bg-sheet">
        {options.map(({ value, label }) => (
          <label
            key={value}
            className="relative flex min-h-12 cursor-pointer items-center justify-center px-0.5 text-center whitespace-nowrap text-small font-semibold first:rounded-s-[3px] last:rounded-e-[3px] hover:underline has-checked:bg-ink has-checked:text-paper has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-3 has-focus-visible:outline-orchard forced-colors:has-checked:underline"
          >
            <input
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === defaultValue}
              className="sr-only"
              {...rest}
            />
            {label}
          </label>
        ))}
      </div>
      {help ? <FieldMessage id={id} help={help} /> : null}
    </fieldset>
  );
}
