'use client';

import { useEffect, useState } from 'react';
import { readAsStaff } from '@/platform/ask-as-staff';
import type { PriceTokenOption } from '../data/list-price-tokens';

// One request serves every picker of a page; a failed one is tried again by the next picker.
let request: Promise<PriceTokenOption[]> | null = null;

async function load(): Promise<PriceTokenOption[]> {
  const { options } = await readAsStaff<{ options: PriceTokenOption[] }>('/api/price-tokens');
  return options;
}

/** The live figures that a text can name; empty until they have arrived. */
export function usePriceTokens(): PriceTokenOption[] {
  const [options, setOptions] = useState<PriceTokenOption[]>([]);
  useEffect(() => {
    let gone = false;
    request ??= load();
    request.then(
      (loaded) => {
        if (!gone) setOptions(loaded);
      },
      () => {
        request = null;
      },
    );
    return () => {
      gone = true;
    };
  }, []);
  return options;
}
