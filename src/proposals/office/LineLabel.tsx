'use client';

import { useRowLabel } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { getJson } from '@/platform/own-server';
import { formatPence } from '@/prices/rules/money';

type ListedItems = Readonly<
  Record<string, { name: string; pence: number | null; every: 'once' | 'month' }>
>;

let reading: Promise<ListedItems> | null = null;

async function readItems(): Promise<ListedItems> {
  const response = await getJson('/api/proposals/price-list', AbortSignal.timeout(30_000));
  return response.ok ? ((await response.json()) as { items: ListedItems }).items : {};
}

/** Makes one request for all lines of a page; the next page retries after a failure. */
function readOnce(): Promise<ListedItems> {
  reading ??= readItems().catch(() => {
    reading = null;
    return {};
  });
  return reading;
}

/** Names and prices by `collection:id`; no request is made unless needed. */
function useListedItems(isNeeded: boolean): ListedItems | null {
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

interface Line {
  of?: { relationTo: string; value: number | { id: number } } | null;
  label?: string | null;
  quantity?: number | null;
  amountPence?: number | null;
  every?: 'once' | 'month';
  isOptional?: boolean;
}

function keyOf({ of }: Line): string | null {
  if (!of?.value) return null;
  return `${of.relationTo}:${typeof of.value === 'object' ? of.value.id : of.value}`;
}

/** Row label of an offer line: its name and price, also if both come from the price list. */
export function LineLabel() {
  const { data, rowNumber } = useRowLabel<Line>();
  const line = data ?? {};
  const key = keyOf(line);
  const listed = useListedItems(key !== null)?.[key ?? ''];
  const name = line.label || listed?.name || (key ? 'From the price list' : null);
  if (!name) return <span>{`Line ${(rowNumber ?? 0) + 1}: open it to fill it in`}</span>;
  const quantity = line.quantity ?? 1;
  const pence = line.amountPence ?? listed?.pence ?? null;
  const isMonthly = (listed?.every ?? line.every) === 'month';
  return (
    <span className="office-row-label">
      {quantity > 1 ? `${quantity} × ${name}` : name}
      <b>
        {pence === null ? 'no price yet' : formatPence(pence * quantity)}
        {isMonthly ? ' a month' : ''}
      </b>
      {line.isOptional ? <small>optional</small> : null}
    </span>
  );
}
