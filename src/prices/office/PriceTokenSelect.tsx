'use client';

import { ReactSelect } from '@payloadcms/ui';
import { usePriceTokens } from './use-price-tokens';

/** Picks one live figure; each choice shows what it says today. */
export function PriceTokenSelect({
  id,
  value,
  onPick,
}: {
  id?: string;
  value?: string | undefined;
  onPick: (token: string) => void;
}) {
  const tokens = usePriceTokens();
  const options = tokens.map((token) => ({
    value: token.value,
    label: `${token.label}: ${token.figure}`,
  }));
  const chosen = options.find((option) => option.value === value);
  return (
    <ReactSelect
      {...(id ? { id } : {})}
      {...(chosen ? { value: chosen } : {})}
      options={options}
      isClearable={false}
      placeholder="Type a name, e.g. Growth"
      onChange={(picked) => {
        if (!Array.isArray(picked) && typeof picked?.value === 'string') onPick(picked.value);
      }}
    />
  );
}
