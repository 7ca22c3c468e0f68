import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks } from '@/scanner/checks/registry';
import type { Category, Verdict } from '@/scanner/model/check';
import { fail, notApplicable, note, pass, unknown } from '@/scanner/model/check';
import type { JudgedCheck } from '@/scanner/score/score-report';
import { type Scoring, scoreReport } from '@/scanner/score/score-report';
import { allPassBut, anyJudgement, judged } from './support/judged-checks';

function scoreOf({ categories }: Scoring, category: Category): number | null {
  return categories.find((entry) => entry.category === category)?.score ?? null;
}

function withShare(list: readonly JudgedCheck[], index: number, share: number): JudgedCheck[] {
  return list.map((entry, at) =>
    at === index && entry.verdict.outcome === 'fail'
      ? { ...entry, verdict: { ...entry.verdict, share } }
      : entry,
  );
}

/** Asserts that no figure of `better` is below that of `worse`. */
function expectNoLower(better: Scoring, worse: Scoring): void {
  expect(better.overall).toBeGreaterThanOrEqual(worse.overall);
  for (const { category, score } of worse.categories) {
    if (score !== null) expect(scoreOf(better, category)).toBeGreaterThanOrEqual(score);
  }
}

describe('a score', () => {
  it('is the weighted mean of known, applicable checks', () => {
    const scoring = scoreReport([
      judged('seo-title', fail('', [], { share: 0.5 })), // 7
      judged('seo-h1', pass('')), // 3
      judged('seo-description', unknown('')),
      judged('seo-hreflang', notApplicable('')),
    ]);
    expect(scoreOf(scoring, 'seo')).toBe(65);
    expect(scoreOf(scoring, 'mobile')).toBeNull();
    expect(scoring.overall).toBe(65);
  });

  it('weighs the categories, without those that have no score', () => {
    const scoring = scoreReport([
      judged('seo-h1', fail('')), // 22
      judged('perf-http2', pass('')), // 18
      judged('local-hours', notApplicable('')),
    ]);
    expect(scoring.overall).toBe(45);
  });

  it('counts a note like a pass', () => {
    expect(scoreReport(allPassBut({ 'seo-title': note('Odd, but fine.') })).overall).toBe(100);
  });

  it('is not lowered by a local failure that is only possible', () => {
    const possible = fail('Perhaps.', [], { confidence: 'possible' });
    const scoring = scoreReport(allPassBut({ 'local-phone': possible }));
    expect(scoring.overall).toBe(100);
    expect(scoring.counts.high).toBe(1);
    expect(scoring.top).toEqual([]);
    expect(scoreOf(scoreReport([judged('local-phone', possible)]), 'local-business')).toBeNull();
    expect(scoreReport(allPassBut({ 'seo-title': possible })).overall).toBeLessThan(100);
  });

  it('is at most half for a critical check that fails a little', () => {
    const scoring = scoreReport([judged('a11y-img-alt', fail('', [], { share: 0.9 }))]);
    expect(scoring.checks[0]?.score).toBe(0.5);
    expect(scoreOf(scoring, 'accessibility')).toBe(50);
  });

  it('is 100 only when nothing fails', () => {
    const scoring = scoreReport(allPassBut({ 'local-vat': fail('', [], { share: 0.99 }) }));
    expect(scoreOf(scoring, 'local-business')).toBe(99);
    expect(scoring.overall).toBe(99);
  });

  it('ignores information', () => {
    const scoring = scoreReport(allPassBut({ 'ai-llms-txt': fail('') }));
    expect(scoring.overall).toBe(100);
    expect(scoring.counts).toEqual({ critical: 0, high: 0, medium: 0, low: 0 });
    expect(scoring.top).toEqual([]);
  });

  it('is 0 when nothing could be judged', () => {
    expect(scoreReport([]).overall).toBe(0);
  });
});

describe('a grave fault caps the score', () => {
  it.each([
    ['seo-indexable', 'seo', 49, 69],
    ['seo-placeholder', 'seo', 49, 49],
    ['sec-https', 'security', 30, 69],
    ['sec-certificate', 'security', 30, 69],
    ['mob-viewport', 'mobile', 40, 100],
    ['ai-text-without-js', 'ai-search', 30, 49],
    ['perf-html-size', 'performance', 49, 100],
  ] as const)('%s: %s to %i, the whole to %i', (id, category, most, overall) => {
    const scoring = scoreReport(allPassBut({ [id]: fail('') }));
    expect(scoreOf(scoring, category)).toBeLessThanOrEqual(most);
    expect(scoring.overall).toBeLessThanOrEqual(overall);
    expect(scoring.caps).toHaveLength(1);
  });

  it('only if it is a full failure', () => {
    const soon = fail('It runs out in 9 days.', [], { share: 0.5 });
    const scoring = scoreReport(allPassBut({ 'sec-certificate': soon }));
    expect(scoring.caps).toEqual([]);
    expect(scoreOf(scoring, 'security')).toBeGreaterThan(80);
  });
});

describe('the failures', () => {
  it('are counted by severity, not by instances', () => {
    const { counts } = scoreReport(
      allPassBut({
        'a11y-img-alt': {
          outcome: 'fail',
          summary: '',
          share: 0,
          confidence: 'certain',
          proofs: [],
          instances: 40,
        },
        'seo-h1': fail(''),
        'seo-description': fail(''),
      }),
    );
    expect(counts).toEqual({ critical: 1, high: 0, medium: 2, low: 0 });
  });

  it('list the worst three on top, two of a category at most', () => {
    const { top } = scoreReport(
      allPassBut({
        'a11y-img-alt': fail(''),
        'a11y-form-label': fail(''),
        'a11y-button-name': fail(''),
        'seo-h1': fail(''),
        'seo-title': fail(''),
      }),
    );
    expect(top.map(({ id }) => id)).toEqual(['a11y-button-name', 'a11y-form-label', 'seo-title']);
    expect(top[2]?.title).toBe(judged('seo-title', pass('')).check.title);
  });

  it('list less certain ones later among equals', () => {
    const { top } = scoreReport(
      allPassBut({
        'seo-title': fail('', [], { confidence: 'possible' }),
        'local-phone': fail(''),
      }),
    );
    expect(top.map(({ id }) => id)).toEqual(['local-phone', 'seo-title']);
  });
});

describe('a category has no score', () => {
  it('when more than half of its weight is unknown', () => {
    const list = (unknowns: number) => [
      ...Array.from({ length: 2 }, () => judged('a11y-bypass', pass(''))),
      ...Array.from({ length: unknowns }, () => judged('a11y-bypass', unknown(''))),
      judged('a11y-bypass', notApplicable('')),
      judged('seo-h1', fail('')),
    ];
    expect(scoreOf(scoreReport(list(2)), 'accessibility')).toBe(100);
    expect(scoreOf(scoreReport(list(3)), 'accessibility')).toBeNull();
    expect(scoreReport(list(3)).overall).toBe(0);
  });
});

describe('a scan is partial', () => {
  it('when more than 30 % of the weight is unknown', () => {
    const seven = Array.from({ length: 7 }, () => judged('seo-h1', pass('')));
    const three = Array.from({ length: 3 }, () => judged('seo-h1', unknown('')));
    const besides = [judged('seo-h1', notApplicable(''))];
    expect(scoreReport([...seven, ...three, ...besides]).isPartial).toBe(false);
    expect(scoreReport([...seven, ...three, judged('seo-hreflang', unknown(''))]).isPartial).toBe(
      true,
    );
  });
});

describe('what our own limits kept from us', () => {
  const ours: Verdict = { outcome: 'unknown', summary: 'We ran out of time.', byOurLimit: true };

  it('leaves a category without a score when it is decisive', () => {
    const scoring = scoreReport(allPassBut({ 'seo-broken-links': ours, 'seo-h1': fail('') }));
    const category = scoring.categories.find((entry) => entry.category === 'seo');
    expect(category).toEqual({ category: 'seo', score: null, byOurLimit: true });
    expect(scoring).toMatchObject({ isPartial: true, byOurLimit: true });
    const result = scoring.checks.find(({ id }) => id === 'seo-broken-links');
    expect(result).toMatchObject({ outcome: 'unknown', byOurLimit: true });
  });

  it('marks the report as partial, however little it is', () => {
    const little = scoreReport(allPassBut({ 'seo-hreflang': ours }));
    expect(scoreOf(little, 'seo')).toBe(100);
    expect(little).toMatchObject({ isPartial: true, byOurLimit: true });
    const seenInPart = { ...fail(''), byOurLimit: true } as Verdict;
    const fault = scoreReport(allPassBut({ 'seo-broken-links': seenInPart }));
    expect(scoreOf(fault, 'seo')).toBeLessThan(100);
    expect(fault.byOurLimit).toBe(true);
    const information = scoreReport(allPassBut({ 'ai-llms-txt': ours }));
    expect(information.isPartial).toBe(false);
  });

  it('differs from what the site did not answer', () => {
    const silent = scoreReport(allPassBut({ 'seo-broken-links': unknown('No answer.') }));
    expect(scoreOf(silent, 'seo')).toBe(100);
    expect(silent).not.toHaveProperty('byOurLimit');
  });
});

describe('for any verdicts', () => {
  it('scores are whole numbers from 0 to 100', () => {
    fc.assert(
      fc.property(anyJudgement, (list) => {
        const { overall, categories } = scoreReport(list);
        for (const score of [overall, ...categories.map((entry) => entry.score)]) {
          if (score === null) continue;
          expect(Number.isInteger(score)).toBe(true);
          expect(score).toBeGreaterThanOrEqual(0);
          expect(score).toBeLessThanOrEqual(100);
        }
      }),
    );
  });

  it('more correct checks never lower a score', () => {
    const index = fc.nat(checks.length - 1);
    const shares = fc.tuple(
      fc.double({ min: 0, max: 0.99, noNaN: true }),
      fc.double({ min: 0, max: 0.99, noNaN: true }),
    );
    fc.assert(
      fc.property(anyJudgement, index, shares, (list, at, [one, other]) => {
        const failing = list.map((entry, position) =>
          position === at ? { ...entry, verdict: fail('Wrong.') } : entry,
        );
        const worse = scoreReport(withShare(failing, at, Math.min(one, other)));
        const better = scoreReport(withShare(failing, at, Math.max(one, other)));
        expectNoLower(better, worse);
        const mended = scoreReport(
          failing.map((entry, position) =>
            position === at ? { ...entry, verdict: pass('Fine.') } : entry,
          ),
        );
        expectNoLower(mended, better);
      }),
    );
  });

  it('the order of the checks does not matter', () => {
    const shuffled = anyJudgement.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, ([list, other]) => {
        const { checks: _, caps, ...scoring } = scoreReport(list);
        expect(scoreReport(other)).toMatchObject(scoring);
        expect(scoreReport(other).caps).toEqual(caps);
      }),
    );
  });
});
