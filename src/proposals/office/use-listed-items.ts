'use client';

import { useEffect, useState } from 'react';
import { getJson } from '@/platform/own-server';

type ListedItems = Readonly<
  Record<string, { name: string; pence: number | null; every: 'once' | 'month' }>
>;

let reading: Promise<ListedItems> | null = null;

async function readItems(): Promise<ListedItems> {
  const response = await getJson('/api/proposals/price-list', AbortSignal.timeout(30_000));
  return response.ok ? ((await response.json()) as { items: ListedItems }).items : {};
}

/** One question for all lines of a page; a failed one is asked again by the next page. */
function readOnce(): Promise<ListedItems> {
  reading ??= readItems().catch(() => {
    reading = null;
    return {};
  });
  return reading;
}

/**
 * Name and price of everything in the price list, by `collection:id`.
 *
 * @param isNeeded otherwise nothing is asked
 */
export function useListedItems(isNeeded: boolean): ListedItems | null {
  const [items, setItems] = useState<ListedItems | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isNeeded) {
      void readOnce().then((found) => {
        if (isCurrent) setItems(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [isNeeded]);
  return items;
}
