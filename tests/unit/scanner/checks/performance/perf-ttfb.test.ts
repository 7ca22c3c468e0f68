import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perfTtfb } from '../../../../../src/scanner/checks/performance/perf-ttfb.ts';
import { known, notKnown, pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';

const judge = (milliseconds: number) =>
  perfTtfb.judge(pageEvidence({ ttfbMs: known(milliseconds) }));

describe('the first byte', () => {
  it('passes within 800 ms', () => {
    expect(judge(800)).toMatchObject({ outcome: 'pass' });
  });

  it('scores lower the later it is, and 0 after 1800 ms', () => {
    expect(judge(1300)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'likely',
      summary: 'The server took 1300 ms to begin its answer to our request; up to 800 ms is good.',
    });
    expect(judge(1800)).toMatchObject({ share: 0 });
    expect(judge(9000)).toMatchObject({ share: 0 });
  });

  it('never scores lower when earlier', () => {
    const time = fc.double({ min: 0, max: 5000, noNaN: true });
    fc.assert(
      fc.property(time, time, (one, more) => {
        const slower = scoreVerdict(judge(one + more)) ?? 1;
        expect(scoreVerdict(judge(one))).toBeGreaterThanOrEqual(slower);
      }),
    );
  });

  it('is unknown without a measurement', () => {
    expect(perfTtfb.judge(pageEvidence({ ttfbMs: notKnown('No time.') }))).toEqual({
      outcome: 'unknown',
      summary: 'No time.',
    });
  });
});
