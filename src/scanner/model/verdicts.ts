import { type Confidence, MAX_PROOFS, type Proof, type Verdict } from './check.ts';

const MAX_VALUE = 300;

function kept(proofs: readonly Proof[]): Proof[] {
  return proofs.slice(0, MAX_PROOFS).map((proof) => ({
    ...proof,
    value: proof.value.length > MAX_VALUE ? `${proof.value.slice(0, MAX_VALUE - 1)}…` : proof.value,
  }));
}

/** The rule is kept. */
export function pass(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'pass', summary, proofs: kept(proofs) };
}

/** The rule is kept, and there is something to say. */
export function note(summary: string, proofs: readonly Proof[] = []): Verdict {
  return { outcome: 'note', summary, proofs: kept(proofs) };
}

/** @param share how much of it is right: 0 when left out, below 1 */
export function fail(
  summary: string,
  {
    share = 0,
    confidence = 'certain',
    proofs = [],
  }: { share?: number; confidence?: Confidence; proofs?: readonly Proof[] } = {},
): Verdict {
  return {
    outcome: 'fail',
    summary,
    share: Math.min(Math.max(share, 0), 0.99),
    confidence,
    proofs: kept(proofs),
    ...(proofs.length > MAX_PROOFS ? { instances: proofs.length } : {}),
  };
}

/** There is nothing that the rule speaks of. */
export function notApplicable(summary: string): Verdict {
  return { outcome: 'na', summary };
}

/** It could not be found out. */
export function unknown(summary: string): Verdict {
  return { outcome: 'unknown', summary };
}
