'use server';

import { headers } from 'next/headers';
import { runSoon } from '@/platform/jobs/run-soon';
import { type EnquiryInput, enquiryFieldNames } from '../rules/schema';
import { type EnquiryOutcome, receiveEnquiry } from './receive-enquiry';

export interface PlainFormState {
  outcome: EnquiryOutcome | null;
  /** As they were sent, to be corrected; empty after success. */
  values: Partial<EnquiryInput>;
}

function readForm(form: FormData, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The form as a browser sends it by itself, without script. */
export async function submitPlainForm(
  _before: PlainFormState,
  form: FormData,
): Promise<PlainFormState> {
  const values = readForm(form, enquiryFieldNames);
  const raw = { ...values, ...readForm(form, ['page', 'fax_number']) };
  const outcome = await receiveEnquiry(raw, { headers: await headers() });
  if (outcome.status !== 'stored') return { outcome, values };
  runSoon('mail');
  return { outcome, values: {} };
}
