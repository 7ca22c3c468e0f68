import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { perfRenderBlocking } from '../../../../../src/scanner/checks/performance/perf-render-blocking.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';

const judge = (head: string, body = '') =>
  perfRenderBlocking.judge(pageEvidence({ html: htmlPage(body, head) }));

const scripts = (count: number) =>
  Array.from({ length: count }, (_, index) => `<script src="${index}.js"></script>`).join('');

describe('render-blocking files', () => {
  it('pass up to six', () => {
    expect(judge('')).toMatchObject({ outcome: 'pass', summary: 'No file holds the page back.' });
    expect(judge(`${scripts(5)}<link rel="stylesheet" href="a.css">`)).toMatchObject({
      outcome: 'pass',
      summary: '6 scripts and style sheets in the head.',
    });
  });

  it('score lower the more there are', () => {
    expect(judge(scripts(12))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: '12 scripts and style sheets in the head hold the page back; up to 6 is fine.',
      instances: 12,
    });
    fc.assert(
      fc.property(fc.nat(40), fc.nat(40), (one, more) => {
        const fewer = scoreVerdict(judge(scripts(one))) ?? 0;
        expect(fewer).toBeGreaterThanOrEqual(scoreVerdict(judge(scripts(one + more))) ?? 1);
      }),
      { numRuns: 30 },
    );
  });

  it('are counted once each', () => {
    expect(judge('<script src="a.js"></script>'.repeat(9)).outcome).toBe('pass');
  });

  it('exclude deferred files and files in the body', () => {
    const free = scripts(9).replaceAll('<script', '<script defer');
    expect(judge(free, scripts(9)).outcome).toBe('pass');
  });
});
