import { describe, expect, it } from 'vitest';
import { aiSnippetAllowed } from '../../../../../src/scanner/checks/ai-search/ai-snippet-allowed.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(head: string, tag?: string) {
  const headers = tag === undefined ? [] : [['x-robots-tag', tag] as const];
  return aiSnippetAllowed.judge(pageEvidence({ html: htmlPage('<p>Bread</p>', head), headers }));
}

describe('passages of the page', () => {
  it('may be quoted', () => {
    for (const head of [
      '',
      '<meta name="robots" content="index, max-snippet:-1, max-image-preview:large">',
      '<meta name="robots" content="noindex">',
      '<meta name="description" content="nosnippet">',
      '<meta name="archive.org_bot" content="nosnippet">',
    ]) {
      expect(judge(head).outcome, head).toBe('pass');
    }
    expect(judge('', 'otherbot: nosnippet').outcome).toBe('pass');
  });

  it('may not be quoted, by meta or header', () => {
    for (const [head, tag] of [
      ['<meta name="robots" content="NOSNIPPET">', undefined],
      ['<meta name="robots" content="index, max-snippet: 0">', undefined],
      ['', 'nosnippet'],
    ] as const) {
      expect(judge(head, tag)).toMatchObject({
        outcome: 'fail',
        share: 0,
        summary: 'Google and Bing may not show or use any passage of this page.',
      });
    }
  });

  it('may be quoted by one of two search engines', () => {
    expect(judge('<meta name="googlebot" content="nosnippet">')).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'Google may not show or use any passage of this page.',
    });
    expect(judge('', 'bingbot: max-snippet:0')).toMatchObject({ share: 0.5 });
  });
});
