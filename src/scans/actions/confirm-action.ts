'use server';

import { redirect } from 'next/navigation';
import { z } from 'zod';
import { scanReportPath } from '@/platform/paths';
import { fitsInto } from '@/platform/text-length';
import { confirmScan } from './confirm-scan';
import { rememberEmail } from './cookies';

/** Why pressing the button did not start the scan. */
export interface ConfirmFault {
  text: string;
}

const wanted = z.object({ id: z.uuid(), token: z.string().min(1).refine(fitsInto(200)) });

const gone = {
  text: 'This link is no longer valid. It works for 24 hours and once; please start the scan again.',
};

/** Confirms the address that a link was sent to, starts its scan and goes on to the report. */
export async function confirmAddress(
  _: ConfirmFault | null,
  form: FormData,
): Promise<ConfirmFault | null> {
  const parsed = wanted.safeParse(Object.fromEntries(form));
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
