export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const nothing: Counts = { passed: 0, failed: 0, skipped: 0 };

export function sum(all: readonly Counts[]): Counts {
  return all.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  );
}

/** The used part of Vitest's JSON report. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

/** A file that cannot be loaded reports no tests, so it counts as a failure itself. */
export function countVitest(report: VitestReport): Counts {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** The used part of Playwright's JSON report. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
}

/** A journey that passes only at the second attempt counts as failed. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
  };
}

/**
 * Evaluates a runner's result. No tests, or a bad exit code despite passing tests (an error outside
 * tests, a hanging server), is a failure.
 */
export function judge(counts: Counts, code: number): Counts {
  const ranNothing = counts.passed + counts.failed === 0;
  const failedSilently = code !== 0 && counts.failed === 0;
  return ranNothing || failedSilently ? { ...counts, failed: counts.failed + 1 } : counts;
}

/** The failed tests in the runners' text output, each with the first line of its error. */
export function failedTests(output: string): string[] {
  const found = output.matchAll(/^ +(?:FAIL|\d+\) (?=\[)) *(?<name>.+)\n\s*(?<error>\S.*)$/gm);
  const lines = [...found].map(
    ({ groups }) => `${groups?.name?.replace(/[\s─]+$/, '')}: ${groups?.error}`,
  );
  return [...new Set(lines)];
}
