'use client';

import { FieldDescription, FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { DefaultCellComponentProps, NumberFieldClientComponent } from 'payload';
import { useEffect, useState } from 'react';
import { formatPence, parsePounds, toPoundsInput } from '../rules/money';

/** Stands for incomplete input: a fraction of a penny, which the server refuses with a message. */
const notAnAmount = 0.5;

function toPence(typed: string): number | null {
  return typed.trim() === '' ? null : (parsePounds(typed) ?? notAnAmount);
}

/** A field for pounds, stored as pence. */
export const PenceField: NumberFieldClientComponent = ({ field, path: givenPath, readOnly }) => {
  const { value, setValue, showError, path, disabled } = useField<number | null>({
    potentiallyStalePath: givenPath,
  });
  const [text, setText] = useState(toPoundsInput(value));

  // Shows values set elsewhere (restored version, bulk edit), but keeps incomplete input.
  useEffect(() => {
    setText((typed) => (toPence(typed) === (value ?? null) ? typed : toPoundsInput(value)));
  }, [value]);

  const id = `field-${path.replaceAll('.', '__')}`;
  return (
    <div className={`field-type number${showError ? ' error' : ''}`}>
      <FieldLabel htmlFor={id} label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          className="price-field"
          inputMode="decimal"
          placeholder="£"
          disabled={readOnly || disabled}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setValue(toPence(target.value));
          }}
        />
      </div>
      <FieldDescription description={field.admin?.description} path={path} />
    </div>
  );
};

/** A list cell with an amount in pounds. */
export function PenceCell({ cellData }: DefaultCellComponentProps) {
  return <span>{typeof cellData === 'number' ? formatPence(cellData) : '–'}</span>;
}
