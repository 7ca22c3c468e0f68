'use server';

import { cookies, headers } from 'next/headers';
import { runSoon } from '@/platform/jobs/run-soon';
import { type OrderOutcome, placeOrder } from './place-order';

function readForm(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) =>
      typeof value === 'string' && !name.startsWith('$') ? [[name, value]] : [],
    ),
  );
}

/** Sends an order. */
export async function sendOrder(form: FormData): Promise<OrderOutcome> {
  const outcome = await placeOrder(readForm(form), {
    headers: await headers(),
    cookies: await cookies(),
  });
  if (outcome.status === 'stored') runSoon('mail');
  return outcome;
}

export interface PlainOrder {
  outcome: OrderOutcome | null;
  /** As they were sent, to be corrected; empty after success. */
  values: Record<string, string>;
}

/** The form as a browser sends it by itself, without script. */
export async function sendOrderWithoutScript(_: PlainOrder, form: FormData): Promise<PlainOrder> {
  const outcome = await sendOrder(form);
  return { outcome, values: outcome.status === 'stored' ? {} : readForm(form) };
}
