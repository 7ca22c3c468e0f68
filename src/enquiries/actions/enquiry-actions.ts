'use server';

import { cookies, headers } from 'next/headers';
import { type FormState, readForm } from '@/platform/form-state';
import { runSoon } from '@/platform/jobs/run-soon';
import { readEnquiryQuery } from '../rules/handed-over';
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

/** Without script, the package stands in the address of the form's page only. */
function readAddress(referer: string | null): object {
  const url = referer && URL.canParse(referer) ? new URL(referer) : null;
  return readEnquiryQuery(url?.search ?? '');
}

export async function sendEnquiry(
  _before: FormState<EnquiryOutcome>,
  form: FormData,
): Promise<FormState<EnquiryOutcome>> {
  const { sending, ...values } = readForm(form);
  const sent = { headers: await headers() };
  const known = sending ? readSending(sending) : readAddress(sent.headers.get('referer'));
  // An empty choice of the form does not hide what its address says.
  const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
  const raw = { ...values, ...known, ...filled };
  return answerForm(await receiveEnquiry(raw, sent), values);
}

export async function sendOrder(
  _before: FormState<OrderOutcome>,
  form: FormData,
): Promise<FormState<OrderOutcome>> {
  const values = readForm(form);
  const visitor = { headers: await headers(), cookies: await cookies() };
  return answerForm(await placeOrder(values, visitor), values);
}
