import type { Check, Verdict } from '../../../../../../src/scanner/model/check.ts';
import { htmlPage, pageEvidence } from '../../../../../support/scan-evidence.ts';

/** What a check says of a body, and of what stands in its head. */
export function judgeBody(check: Check, body: string, head = ''): Verdict {
  return check.judge(pageEvidence({ html: htmlPage(body, head) }));
}

/** The outcomes of a check for several bodies. */
export function outcomes(check: Check, bodies: readonly string[]): string[] {
  return bodies.map((body) => `${judgeBody(check, body).outcome}: ${body}`);
}

/** What `outcomes` says when all of them come out alike. */
export function each(outcome: Verdict['outcome'], bodies: readonly string[]): string[] {
  return bodies.map((body) => `${outcome}: ${body}`);
}
