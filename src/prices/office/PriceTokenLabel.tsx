'use client';

import { useFormFields } from '@payloadcms/ui';
import { usePriceTokens } from './use-price-tokens';

/** The figure itself, where the token stands in the editor. */
export function PriceTokenLabel() {
  const token = useFormFields(([fields]) => fields.token?.value as string | undefined);
  const found = usePriceTokens().find(({ value }) => value === token);
  return <span title={found?.label}>{found ? found.figure : (token ?? 'Pick a figure')}</span>;
}
