import { type Check, unknown, type Verdict } from '../model/check.ts';
import type { ScanEvidence } from '../model/evidence.ts';
import { isBuiltByScript } from '../page/page-text.ts';

/** On a page that scripts build, an empty shell proves nothing about what they add. */
function doubtOnShell(check: Check, verdict: Verdict, { page }: ScanEvidence): Verdict {
  const isShellOnly = verdict.outcome === 'na' || check.needsContent === 'always';
  if (!check.needsContent || !isShellOnly || verdict.outcome === 'fail') return verdict;
  return isBuiltByScript(page)
    ? unknown('Scripts put this page together, and this scan doesn’t run them.')
    : verdict;
}

/** What a check reads of the evidence that our own limits kept from us, wholly or in part. */
function watchReading(evidence: ScanEvidence): { watched: ScanEvidence; hasReadShort(): boolean } {
  let hasRead = false;
  const watched = new Proxy(evidence, {
    get(target, name: string & keyof ScanEvidence) {
      const fact: unknown = target[name];
      if (typeof fact === 'object' && fact !== null && 'byOurLimit' in fact) hasRead = true;
      return fact;
    },
  });
  return { watched, hasReadShort: () => hasRead };
}

const ranOut = 'We ran out of time before all of this could be asked for.';

/** A fault that was found stays one; without all of the facts, nothing else is certain. */
function doubtWhatIsShort(verdict: Verdict): Verdict {
  if (verdict.outcome === 'fail') return { ...verdict, byOurLimit: true };
  const summary = verdict.outcome === 'unknown' ? verdict.summary : ranOut;
  return { outcome: 'unknown', summary, byOurLimit: true };
}

/** A check's verdict, unknown where too little was seen for it. */
export function judgeWithDoubt(check: Check, evidence: ScanEvidence): Verdict {
  const { watched, hasReadShort } = watchReading(evidence);
  const verdict = doubtOnShell(check, check.judge(watched), evidence);
  return hasReadShort() ? doubtWhatIsShort(verdict) : verdict;
}
