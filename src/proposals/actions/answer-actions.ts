'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { runSoon } from '@/platform/jobs/run-soon';
import { proposalPath } from '@/platform/paths';
import { type PlainAnswer, readAnswer, ticksToCount } from '../rules/answer-state';
import { acceptFormId } from '../rules/offer-words';
import { addressedSchema } from '../rules/requests';
import { withRecount } from '../rules/shown-choice';
import { receiveAnswer } from './receive-answer';

/** A form of the proposal as a browser sends it by itself, without script. */
export async function answerWithoutScript(_: PlainAnswer, form: FormData): Promise<PlainAnswer> {
  const raw = readAnswer(form);
  const ticked = ticksToCount(form);
  const link = addressedSchema.safeParse(raw);
  if (ticked && link.success) {
    const { slug, key } = link.data;
    redirect(`${withRecount(proposalPath(slug, key), ticked)}#${acceptFormId}`);
  }
  const outcome = await receiveAnswer(raw, { headers: await headers(), cookies: await cookies() });
  const what = raw.what as PlainAnswer['what'];
  if (outcome.status === 'stored') {
    runSoon('mail');
    return { what, outcome, values: {} };
  }
  const { text = '', name = '', reason = '' } = raw as Record<string, string>;
  return { what, outcome, values: { text, name, reason } };
}
