'use client';

import { useId, useState } from 'react';
import { classNames } from './class-names';
import { controlLook, describedBy, FieldMessage } from './Field';

export interface RangeFieldProps {
  label: string;
  /** Unit of the value, e.g. `a month`, `minutes`. */
  unit: string;
  /** Before the number, e.g. `£`. */
  sign?: string;
  help?: string;
  /** A whole number from 0 to `most`. */
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/**
 * A number by slider or text field. An invalid number shows an error at once and is corrected on
 * blur. Hidden without script.
 */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, sign = '', help, value, most, onChange } = props;
  const id = useId();
  // Text of the field during typing, valid or not.
  const [typed, setTyped] = useState<string | null>(null);
  const isPossible = (text: string) => /^\d+$/.test(text) && Number(text) <= most;
  const error =
    typed === null || typed === '' || isPossible(typed)
      ? {}
      : { error: `Whole numbers from 0 to ${most.toLocaleString('en-GB')}.` };

  const type = (text: string) => {
    setTyped(text);
    if (isPossible(text)) onChange(Number(text));
  };
  const settle = () => {
    const number = Math.round(Number(typed));
    if (typed && Number.isFinite(number)) onChange(Math.min(most, Math.max(0, number)));
    setTyped(null);
  };

  return (
    <div className="pt-4 noscript:hidden">
      <div className="flex items-center justify-between gap-4">
        <label htmlFor={id} className="min-w-0 text-small font-semibold">
          {label}
        </label>
        <span className="relative flex flex-none items-center gap-2">
          <input
            id={id}
            type="number"
            inputMode="numeric"
            min={0}
            max={most}
            step={1}
            value={typed ?? value}
            aria-invalid={error.error ? true : undefined}
            aria-describedby={`${id}-unit ${describedBy(id, { help, ...error }) ?? ''}`.trim()}
            onChange={(event) => type(event.target.value)}
            onBlur={settle}
            onKeyDown={({ key }) => key === 'Enter' && settle()}
            className={classNames(controlLook, 'min-h-11 max-w-24 text-end font-mono')}
          />
          <span id={`${id}-unit`} className="w-18 text-small text-muted">
            {sign ? <span className="absolute start-3.5 font-mono text-body">{sign}</span> : null}
            {unit}
          </span>
        </span>
      </div>
      <input
        type="range"
        min={0}
        max={most}
        step={1}
        value={value}
        aria-label={`${label}, on a scale`}
        aria-valuetext={`${sign}${value} ${unit}`}
        onChange={(event) => {
          setTyped(null);
          onChange(Number(event.target.value));
        }}
        className="touch w-full cursor-pointer accent-orchard"
      />
      <div aria-live="polite" className="-mt-1.5">
        <FieldMessage id={id} help={help} {...error} />
      </div>
    </div>
  );
}
