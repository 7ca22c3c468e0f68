'use server';

import { cookies, headers } from 'next/headers';
import { type FormState, readForm } from '@/platform/form-state';
import { runSoon } from '@/platform/jobs/run-soon';
import { type OrderOutcome, placeOrder } from './place-order';
import { type EnquiryOutcome, receiveEnquiry } from './receive-enquiry';

/** Clears the form after success and starts the mail delivery. */
function answerForm<Outcome extends { status: string }>(
  outcome: Outcome,
  values: Record<string, string>,
): FormState<Outcome> {
  if (outcome.status !== 'stored') return { outcome, values };
  runSoon('mail');
  return { outcome, values: {} };
}

/** The script’s data beside the fields, as one JSON text. */
function readSending(text: string | undefined): object {
  try {
    return Object(JSON.parse(text ?? '{}')) as object;
  } catch {
    return {};
  }
}

export async function sendEnquiry(
  _before: FormState<EnquiryOutcome>,
  form: FormData,
): Promise<FormState<EnquiryOutcome>> {
  const { sending, ...values } = readForm(form);
  const raw = { ...readSending(sending), ...values };
  return answerForm(await receiveEnquiry(raw, { headers: await headers() }), values);
}

export async function sendOrder(
  _before: FormState<OrderOutcome>,
  form: FormData,
): Promise<FormState<OrderOutcome>> {
  const values = readForm(form);
  const visitor = { headers: await headers(), cookies: await cookies() };
  return answerForm(await placeOrder(values, visitor), values);
}
