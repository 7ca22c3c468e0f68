'use client';

import { useField } from '@payloadcms/ui';
import { PriceTokenSelect } from './PriceTokenSelect';

/** Below a text field: adds a live figure to the end of the text. */
export function InsertPriceToken({ path: givenPath }: { path?: string }) {
  const { value, setValue } = useField<string>({ potentiallyStalePath: givenPath });
  return (
    <details className="price-token-picker">
      <summary>Insert a live figure</summary>
      <PriceTokenSelect
        onPick={(token) => setValue(`${value ?? ''}${value ? ' ' : ''}{{${token}}}`)}
      />
    </details>
  );
}
