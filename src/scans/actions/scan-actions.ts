'use server';

import { cookies, headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { reportPathOf } from '../rules/report-address';
import { scanFailed } from '../rules/scan-endings';
import { scanRequestSchema } from '../rules/scan-request';
import { rememberOwner } from './cookies';
import { requestScan } from './request-scan';

/** What a browser without script is shown on the page that it comes back to. */
export interface PlainScan {
  url: string;
  fault: string | null;
  needsEmail: boolean;
  /** Address that a confirmation went to. */
  confirmAt: string | null;
}

const text = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
};

/** A scan without script: on to its report, which says how far it is. */
export async function scanWithoutScript(_: PlainScan, form: FormData): Promise<PlainScan> {
  const url = text(form, 'url').slice(0, 4096);
  const tool = scanRequestSchema.shape.tool.parse(text(form, 'tool'));
  const wish = {
    url,
    tool,
    email: text(form, 'email') || null,
    fax_number: text(form, 'fax_number'),
    // The work of a CAPTCHA needs script; an e-mail address is the other way.
    altcha: null,
  };
  const { outcome, owner } = await requestScan(wish, {
    headers: await headers(),
    cookies: await cookies(),
  });
  if (owner) await rememberOwner(owner);
  const answer = { url, fault: null, needsEmail: Boolean(wish.email), confirmAt: null };
  switch (outcome.status) {
    case 'accepted':
      redirect(reportPathOf(tool, outcome.id));
      break;
    case 'confirm':
      return { ...answer, needsEmail: true, confirmAt: outcome.email };
    case 'captcha':
    case 'email-needed':
      return { ...answer, needsEmail: true };
    default:
      return { ...answer, fault: outcome.error || scanFailed.text };
  }
  return answer;
}
