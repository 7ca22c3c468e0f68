'use client';

import { type FormEvent, useId, useState } from 'react';
import { Button } from '@/design/office/controls';
import { formatPence } from '../rules/money';
import {
  parsePercent,
  percentLimits,
  type RoundingStep,
  roundingSteps,
} from '../rules/raise-price';

interface Props {
  chosen: number;
  /** Changes the ticked rows; returns the number of changed prices. */
  onFill: (percent: number, stepPence: number) => number;
}

/** Raises or lowers the ticked prices by a percentage. */
export function PercentTool({ chosen, onFill }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [step, setStep] = useState<RoundingStep>(roundingSteps[0]);
  const [words, setWords] = useState('');
  const percent = parsePercent(typed);
  const isWrong = typed.trim() !== '' && percent === null;

  function fill(event: FormEvent) {
    event.preventDefault();
    if (percent === null || chosen === 0) return;
    const changed = onFill(percent, step);
    setWords(
      changed === 0
        ? 'Rounding leaves these prices where they are.'
        : `${changed === 1 ? '1 price' : `${changed} prices`} filled in. Nothing is saved yet.`,
    );
  }

  return (
    <form className="office-box" onSubmit={fill} noValidate aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Change ticked prices by per cent</h2>
      <div className="office-inline">
        <label className="office-field">
          Per cent
          <input
            inputMode="decimal"
            autoComplete="off"
            placeholder="5"
            value={typed}
            aria-invalid={isWrong}
            aria-describedby={`${id}-help`}
            onChange={({ target }) => setTyped(target.value)}
          />
        </label>
        <label className="office-field">
          Round to
          <select
            value={step}
            onChange={({ target }) => setStep(Number(target.value) as RoundingStep)}
          >
            {roundingSteps.map((pence) => (
              <option key={pence} value={pence}>
                {formatPence(pence)}
              </option>
            ))}
          </select>
        </label>
        <Button
          type="submit"
          buttonStyle="secondary"
          size="medium"
          disabled={percent === null || chosen === 0}
        >
          {chosen === 0 ? 'Tick prices first' : `Fill in ${chosen} ticked`}
        </Button>
      </div>
      <p id={`${id}-help`} className={isWrong ? 'office-problem' : ''}>
        {isWrong
          ? `Enter a number from ${percentLimits.min} to ${percentLimits.max}, e.g. 5 or 2.5.`
          : '5 makes prices dearer, -5 cheaper; halves are rounded up.'}
      </p>
      <p role="status">{words}</p>
    </form>
  );
}
