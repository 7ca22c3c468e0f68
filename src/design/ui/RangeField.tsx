'use client';

import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import { classNames } from './class-names';
import { controlLook, describedBy, FieldMessage } from './Field';

/**
 * State of a number that is set by slider or typed. An invalid text is wrong at once, and corrected
 * on leaving the field.
 *
 * @param nearest the nearest valid number
 */
export function useTypedNumber(
  value: number,
  onChange: (value: number) => void,
  nearest: (wanted: number) => number,
) {
  // Text of the field during typing, valid or not.
  const [typed, setTyped] = useState<string | null>(null);
  const isPossible = (text: string) => text !== '' && nearest(Number(text)) === Number(text);
  const settle = () => {
    if (typed && Number.isFinite(Number(typed))) onChange(nearest(Number(typed)));
    setTyped(null);
  };
  return {
    text: typed ?? value,
    isWrong: Boolean(typed) && !isPossible(typed ?? ''),
    slide: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setTyped(null);
      onChange(Number(target.value));
    },
    field: {
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        setTyped(target.value);
        if (isPossible(target.value)) onChange(Number(target.value));
      },
      onBlur: settle,
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (key === 'Enter') settle();
      },
    },
  };
}

export interface RangeFieldProps {
  label: string;
  unit: string;
  /** Before the number, e.g. `£`. */
  sign?: string;
  help?: string;
  /** A whole number from 0 to `most`. */
  value: number;
  most: number;
  onChange: (value: number) => void;
}

/** A number by slider or text field. Hidden without script. */
export function RangeField(props: RangeFieldProps) {
  const { label, unit, sign = '', help, value, most, onChange } = props;
  const id = useId();
  const { text, isWrong, ...typing } = useTypedNumber(value, onChange, (wanted) =>
    Math.min(most, Math.max(0, Math.round(wanted))),
  );
  const error = isWrong
    ? { error: `Whole numbers from 0 to ${most.toLocaleString('en-GB')}.` }
    : {};

  return (
    <div className="pt-4 noscript:hidden">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
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
            value={text}
            aria-invalid={error.error ? true : undefined}
            aria-describedby={`${id}-unit ${describedBy(id, { help, ...error }) ?? ''}`.trim()}
            {...typing.field}
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
        onChange={typing.slide}
        className="touch w-full cursor-pointer accent-orchard"
      />
      <div aria-live="polite" className="-mt-1.5 [--field-message:0.25rem]">
        <FieldMessage id={id} help={help} {...error} />
      </div>
    </div>
  );
}
