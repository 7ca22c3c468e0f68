'use server';

import { headers } from 'next/headers';
import { getCms } from '@/platform/cms';
import { type FormState, readForm } from '@/platform/form-state';
import { runSoon } from '@/platform/jobs/run-soon';
import { requesterKey, takePoint, takePoints } from '@/platform/rate-limit/take-points';
import {
  type ReportMailOutcome,
  type ReportMailState,
  reportMailAnswer,
  reportMailFailed,
  reportMailSchema,
} from '../rules/report-mail';
import { makeLimited } from '../rules/scan-request';
import {
  confirmReportMail,
  findMailableScan,
  readReportMail,
  stopReportMail,
  storeReportMail,
} from '../store/report-mails';
import { emailKey } from './visitor-proofs';

async function takeWish(raw: unknown): Promise<ReportMailOutcome> {
  const parsed = reportMailSchema.safeParse(raw);
  if (!parsed.success) {
    const issue = parsed.error.issues.find(({ path }) => path[0] === 'email');
    return issue ? { status: 'invalid', error: issue.message } : reportMailFailed;
  }
  const { id, email, monthly, fax_number: fax } = parsed.data;
  // A bot filled in the hidden field. The answer reveals nothing.
  if (fax !== '') return { status: 'asked', email };
  const scan = await findMailableScan(id);
  if (scan === null) return reportMailFailed;
  const points = await takePoints([
    { name: 'scanMailFrom', key: requesterKey({ headers: await headers() }) },
    { name: 'scanMailTo', key: emailKey(email) },
  ]);
  if (!points.allowed) {
    return { status: 'refused', error: makeLimited('mails', points.retryAfterSeconds).error };
  }
  try {
    const isNew = await storeReportMail(scan, { email, isMonthly: monthly });
    if (!isNew) await points.giveBack();
  } catch (error) {
    await points.giveBack();
    throw error;
  }
  runSoon('mail');
  return { status: 'asked', email };
}

/** Takes a visitor's wish for a report by mail; nothing is sent there before confirmation. */
export async function sendReportWish(
  _before: unknown,
  form: FormData,
): Promise<FormState<ReportMailOutcome>> {
  const values = readForm(form);
  try {
    return { outcome: await takeWish(values), values };
  } catch (error) {
    const { logger } = await getCms();
    logger.error({
      err: error,
      msg: 'A wish for a report could not be taken; the visitor was told.',
    });
    return { outcome: reportMailFailed, values };
  }
}

/** Confirms or ends reports by mail; the button of the mailed link's page. */
export async function answerReportMail(
  before: ReportMailState,
  form: FormData,
): Promise<ReportMailState> {
  const parsed = reportMailAnswer.safeParse(readForm(form));
  if (!parsed.success) return before;
  const { key, wish } = parsed.data;
  const point = await takePoint('scanAsked', { headers: await headers() });
  if (!point.allowed) return before;
  if (wish === 'stop') await stopReportMail(key);
  else if (await confirmReportMail(key)) runSoon('mail');
  return readReportMail(key);
}
