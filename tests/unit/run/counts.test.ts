import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failedTests, judge, nothing, sum } from '../../run/counts';

const vitestReport = {
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [{ status: 'passed', assertionResults: [1, 2, 3] }],
};

const stats = { expected: 5, unexpected: 0, flaky: 0, skipped: 0 };

describe('the result of a run', () => {
  it('adds up over all runners', () => {
    expect(
      sum([
        { passed: 1, failed: 0, skipped: 2 },
        { passed: 2, failed: 3, skipped: 0 },
      ]),
    ).toEqual({ passed: 3, failed: 3, skipped: 2 });
    expect(sum([])).toEqual(nothing);
  });

  it('counts a test file that can’t be loaded as failed', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { ...vitestReport, testResults: [...vitestReport.testResults, broken] };
    expect(countVitest(report)).toEqual({ passed: 3, failed: 1, skipped: 0 });
  });

  it('counts a failed test once, not again for its file', () => {
    const failing = { status: 'failed', assertionResults: [1] };
    const report = { ...vitestReport, numFailedTests: 1, testResults: [failing] };
    expect(countVitest(report).failed).toBe(1);
  });

  it('counts a journey that needed a second attempt as failed', () => {
    const report = { stats: { ...stats, flaky: 1, unexpected: 2 }, errors: [] };
    expect(countPlaywright(report)).toEqual({ passed: 5, failed: 3, skipped: 0 });
  });

  it('counts an error outside the journeys as failed', () => {
    expect(countPlaywright({ stats, errors: [{}] }).failed).toBe(1);
  });

  it('does not count what was skipped as passed', () => {
    expect(countVitest({ ...vitestReport, numPendingTests: 1, numTodoTests: 1 })).toEqual({
      passed: 3,
      failed: 0,
      skipped: 2,
    });
  });
});

describe('a runner', () => {
  it('has failed when it ran no test', () => {
    expect(judge(nothing, 0).failed).toBe(1);
    expect(judge({ ...nothing, skipped: 9 }, 0).failed).toBe(1);
  });

  it('has failed when it ended badly, although every test passed', () => {
    expect(judge({ ...nothing, passed: 5 }, 1).failed).toBe(1);
  });

  it('is taken at its word otherwise', () => {
    expect(judge({ passed: 5, failed: 0, skipped: 1 }, 0)).toEqual({
      passed: 5,
      failed: 0,
      skipped: 1,
    });
    expect(judge({ passed: 5, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });
});

describe('the failed tests of an output', () => {
  it('are named with their errors, once', () => {
    const output = [
      '  ✓  1 [journeys] › tests/e2e/chat.spec.ts:9:1 › answers (2.0s)',
      '  1) [journeys] › tests/e2e/consent.spec.ts:95:1 › moves no content ──────',
      '',
      '    Error: expect(received).toBe(expected)',
      '  1 failed',
      ' FAIL   int  tests/int/scans/crawl.test.ts > a crawl > is joined',
      'AssertionError: expected 2 to be 1',
      ' FAIL   int  tests/int/scans/crawl.test.ts > a crawl > is joined',
      'AssertionError: expected 2 to be 1',
      ' FAIL   unit  tests/unit/chat/subject.test.ts [ tests/unit/chat/subject.test.ts ]',
      'Error: Cannot find module',
    ].join('\n');
    expect(failedTests(output)).toEqual([
      '[journeys] › tests/e2e/consent.spec.ts:95:1 › moves no content: Error: expect(received).toBe(expected)',
      'int  tests/int/scans/crawl.test.ts > a crawl > is joined: AssertionError: expected 2 to be 1',
      'unit  tests/unit/chat/subject.test.ts [ tests/unit/chat/subject.test.ts ]: Error: Cannot find module',
    ]);
    expect(failedTests('Found 1 error.')).toEqual([]);
  });
});
