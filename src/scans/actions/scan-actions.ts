'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { z } from 'zod';
import { readForm, scriptEntry } from '@/platform/form-state';
import { crawlResultPath, scanPath, scanReportPath } from '@/platform/paths';
import { takePoint } from '@/platform/rate-limit/take-points';
import { fitsInto } from '@/platform/text-length';
import { scanRequestSchema } from '../rules/scan-request';
import { readReportId, reportPathOf } from '../rules/scan-state';
import { tradeChoice } from '../rules/trade-standing';
import { nameTrade } from '../store/trades';
import { requestCrawl } from './request-crawl';
import { confirmScan, requestScan } from './request-scan';
import { rememberEmail, rememberOwner } from './visitor-proofs';

/** Requests a scan (specification, section 7, call 3); without script, redirects to its report. */
export async function sendScanRequest(_before: unknown, form: FormData) {
  const values = readForm(form);
  const wish = {
    ...values,
    email: values.email || null,
    forceRefresh: values.forceRefresh === 'yes',
  };
  const visitor = { headers: await headers(), cookies: await cookies() };
  const { outcome, owner } = await requestScan(wish, visitor);
  if (owner) await rememberOwner(owner);
  if (outcome.status === 'accepted' && !values[scriptEntry]) {
    redirect(reportPathOf(scanRequestSchema.shape.tool.parse(values.tool), outcome.id));
  }
  return { outcome, values };
}

/** Requests a crawl; without script, redirects to its result. */
export async function sendCrawlRequest(_before: unknown, form: FormData) {
  const values = readForm(form);
  const outcome = await requestCrawl(values, { headers: await headers() });
  if (outcome.status === 'accepted' && !values[scriptEntry]) redirect(crawlResultPath(outcome.id));
  return { outcome, values };
}

export interface ConfirmFault {
  text: string;
}

const wanted = z.object({ id: z.uuid(), token: z.string().min(1).refine(fitsInto(200)) });

const gone = {
  text: 'This link is no longer valid. It works for 24 hours and once; please start the scan again.',
};

/** Confirms the address of a mailed link, starts its scan and redirects to the report. */
export async function confirmAddress(
  _: ConfirmFault | null,
  form: FormData,
): Promise<ConfirmFault | null> {
  const parsed = wanted.safeParse(readForm(form));
  if (!parsed.success) return gone;
  const { outcome, proof } = await confirmScan(parsed.data.id, parsed.data.token);
  if (proof) await rememberEmail(proof);
  switch (outcome.status) {
    case 'queued':
    case 'already':
      return redirect(scanReportPath(outcome.id));
    case 'gone':
      return gone;
    default:
      return { text: outcome.error };
  }
}

/** Names the trade of the visitor's own scan; the report then compares it. */
export async function chooseTrade(form: FormData): Promise<void> {
  const values = readForm(form);
  const parsed = tradeChoice.safeParse(values);
  const point = await takePoint('scanAsked', { headers: await headers() });
  if (parsed.success && point.allowed) await nameTrade(parsed.data.id, parsed.data.trade);
  const read = readReportId(values.id);
  // The router may show the page it has for an address: each choice has an address of its own.
  redirect('id' in read ? `${scanReportPath(read.id)}?trade=${parsed.data?.trade}` : scanPath);
}
