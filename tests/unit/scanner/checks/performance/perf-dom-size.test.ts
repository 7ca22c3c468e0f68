import { describe, expect, it } from 'vitest';
import { perfDomSize } from '../../../../../src/scanner/checks/performance/perf-dom-size.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

// html, head, title and body are elements too.
const judge = (count: number) =>
  perfDomSize.judge(pageEvidence({ html: htmlPage('<p></p>'.repeat(count - 4)) }));

describe('elements of a page', () => {
  it('are fewer than 1,500', () => {
    expect(judge(1499)).toMatchObject({
      outcome: 'pass',
      summary: 'The page is made of 1,499 elements.',
    });
  });

  it('score lower the more there are', () => {
    expect(judge(1500)).toMatchObject({ outcome: 'fail', share: 0.99 });
    expect(judge(3000)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'The page is made of 3,000 elements; fewer than 1,500 is fine.',
    });
  });

  it('are at least as many as read when the page was cut', () => {
    const evidence = pageEvidence({ html: htmlPage('') });
    const page = { ...evidence.page, isCut: true };
    expect(perfDomSize.judge({ ...evidence, page }).summary).toContain('more than 4 elements');
  });
});
