'use client';

import { FieldError, FieldLabel, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { PriceTokenSelect } from './PriceTokenSelect';

/** Which live figure stands in the text. */
export const PriceTokenField: TextFieldClientComponent = ({ field, path: givenPath }) => {
  const { value, setValue, showError, path } = useField<string>({
    potentiallyStalePath: givenPath,
  });
  return (
    <div className={`field-type text${showError ? ' error' : ''}`}>
      <FieldLabel label={field.label} required={field.required} path={path} />
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <PriceTokenSelect value={value} onPick={setValue} />
      </div>
    </div>
  );
};
