'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { type FormState, readForm } from '@/platform/form-state';
import { runSoon } from '@/platform/jobs/run-soon';
import { proposalPath } from '@/platform/paths';
import type { AnswerOutcome } from '../rules/client-answers';
import { readIds, ticksToCount } from '../rules/client-answers';
import { acceptFormId, withRecount } from '../rules/offer';
import { addressedSchema } from '../rules/requests';
import { receiveAnswer } from './receive-answer';

export async function sendAnswer(
  _before: FormState<AnswerOutcome>,
  form: FormData,
): Promise<FormState<AnswerOutcome>> {
  const values = readForm(form);
  const { slug, key } = addressedSchema.safeParse(values).data ?? {};
  // With script, the page recounts its total and never sends uncounted ticks.
  const ticked = slug ? ticksToCount(form) : null;
  if (slug && ticked) {
    redirect(`${withRecount(proposalPath(slug, key ?? null), ticked)}#${acceptFormId}`);
  }
  const raw = { ...values, chosen: slug ? readIds(form, 'chosen') : [] };
  const outcome = await receiveAnswer(raw, { headers: await headers(), cookies: await cookies() });
  if (outcome.status !== 'stored') return { outcome, values };
  runSoon('mail');
  return { outcome, values: {} };
}
