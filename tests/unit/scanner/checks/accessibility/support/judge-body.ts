import type { Check, Verdict } from '../../../../../../src/scanner/model/check.ts';
import { htmlPage, pageEvidence } from '../../../../../support/scan-evidence.ts';

/** Runs a check on a body and, optionally, a head. */
export function judgeBody(check: Check, body: string, head = ''): Verdict {
  return check.judge(pageEvidence({ html: htmlPage(body, head) }));
}

export function outcomes(check: Check, bodies: readonly string[]): string[] {
  return bodies.map((body) => `${judgeBody(check, body).outcome}: ${body}`);
}

/** The expected `outcomes` when all are equal. */
export function each(outcome: Verdict['outcome'], bodies: readonly string[]): string[] {
  return bodies.map((body) => `${outcome}: ${body}`);
}
