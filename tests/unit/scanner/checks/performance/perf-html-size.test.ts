import { describe, expect, it } from 'vitest';
import { perfHtmlSize } from '../../../../../src/scanner/checks/performance/perf-html-size.ts';
import { MAX_HTML_BYTES } from '../../../../../src/scanner/model/evidence.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (htmlBytes: number) => perfHtmlSize.judge(pageEvidence({ htmlBytes }));

describe('the size of the HTML', () => {
  it('passes up to 500 kB and gives a note above', () => {
    expect(judge(80_000)).toMatchObject({
      outcome: 'pass',
      summary: 'The page has 78 kB of HTML.',
    });
    expect(judge(500 * 1024 + 1).outcome).toBe('note');
    expect(judge(MAX_HTML_BYTES - 1).outcome).toBe('note');
  });

  it('fails where only the beginning was read', () => {
    expect(judge(MAX_HTML_BYTES)).toMatchObject({
      outcome: 'fail',
      share: 0,
      proofs: [{ value: 'more than 2 MB' }],
    });
  });
});
