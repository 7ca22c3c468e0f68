'use client';

import { type KeyboardEvent, useId } from 'react';
import type { PriceCell } from '../rules/price-board';
import { typedOf } from '../rules/price-board';

interface Props {
  cell: PriceCell;
  column: 'low' | 'high';
  /** `undefined` until the first input. */
  text: string | undefined;
  problem: string | undefined;
  isChanged: boolean;
  onType: (text: string) => void;
  onUndo: () => void;
}

/** Moves to the cell above or below, as in a spreadsheet. */
function moveFrom(input: HTMLInputElement, step: 1 | -1): void {
  const column = input.dataset.column;
  const all = [
    ...document.querySelectorAll<HTMLInputElement>(`.price-board input[data-column="${column}"]`),
  ];
  const next = all[all.indexOf(input) + step];
  next?.focus();
  next?.select();
}

/** An amount in pounds, editable in place. */
export function PriceInput({ cell, column, text, problem, isChanged, onType, onUndo }: Props) {
  const id = useId();

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, shiftKey, currentTarget } = event;
    if (key === 'Enter') moveFrom(currentTarget, shiftKey ? -1 : 1);
    else if (key === 'ArrowDown') moveFrom(currentTarget, 1);
    else if (key === 'ArrowUp') moveFrom(currentTarget, -1);
    else if (key === 'Escape') onUndo();
    else return;
    event.preventDefault();
  }

  return (
    <div className="price-input" data-changed={isChanged || undefined}>
      <span aria-hidden="true">£</span>
      <input
        inputMode="decimal"
        autoComplete="off"
        data-column={column}
        aria-label={`${cell.label}, in pounds`}
        aria-invalid={problem !== undefined}
        aria-describedby={problem ? `${id}-problem` : undefined}
        placeholder={cell.isOptional ? '–' : undefined}
        value={text ?? typedOf(cell)}
        onChange={({ target }) => onType(target.value)}
        onKeyDown={onKeyDown}
      />
      {problem ? (
        <p id={`${id}-problem`} className="office-problem">
          {problem}
        </p>
      ) : null}
    </div>
  );
}
