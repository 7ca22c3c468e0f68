import fc from 'fast-check';
import { checks } from '@/scanner/checks/registry';
import type { Confidence, Verdict } from '@/scanner/model/check';
import { fail, notApplicable, note, pass, unknown } from '@/scanner/model/check';
import type { JudgedCheck } from '@/scanner/score/score-report';

/** A check of the catalogue with a given verdict. */
export function judged(id: string, verdict: Verdict): JudgedCheck {
  const check = checks.find((candidate) => candidate.id === id);
  if (!check) throw new Error(`There is no check ${id}.`);
  return { check, verdict };
}

/** All checks pass except the named ones. */
export function allPassBut(verdicts: Readonly<Record<string, Verdict>>): JudgedCheck[] {
  for (const id of Object.keys(verdicts)) judged(id, pass(''));
  return checks.map((check) => ({ check, verdict: verdicts[check.id] ?? pass('Fine.') }));
}

const share = fc.double({ min: 0, max: 0.99, noNaN: true });
const confidence = fc.constantFrom<Confidence>('certain', 'likely', 'possible');

const anyVerdict: fc.Arbitrary<Verdict> = fc.oneof(
  fc.constant(pass('Fine.')),
  fc.constant(note('Fine, but.')),
  fc.constant(notApplicable('Nothing there.')),
  fc.constant(unknown('No answer.')),
  fc.record({ share, confidence }).map((options) => fail('Wrong.', [], options)),
);

/** Verdicts for the whole catalogue. */
export const anyJudgement: fc.Arbitrary<JudgedCheck[]> = fc
  .array(anyVerdict, { minLength: checks.length, maxLength: checks.length })
  .map((verdicts) =>
    checks.map((check, index) => ({ check, verdict: verdicts[index] ?? pass('Fine.') })),
  );
