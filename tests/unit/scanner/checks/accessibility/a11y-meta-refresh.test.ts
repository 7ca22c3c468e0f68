import { describe, expect, it } from 'vitest';
import { a11yMetaRefresh } from '../../../../../src/scanner/checks/accessibility/a11y-meta-refresh.ts';
import { judgeBody } from './support/judge-body.ts';

const refresh = (content: string) => `<meta http-equiv="Refresh" content="${content}">`;
const judge = (...contents: string[]) =>
  judgeBody(a11yMetaRefresh, '<p>News</p>', contents.map(refresh).join(''));

describe('a page with a refresh', () => {
  it('fails within 20 hours', () => {
    expect(judge('30')).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'The page reloads or moves on by itself after 30 seconds.',
      proofs: [{ value: '<meta http-equiv="Refresh" content="30">' }],
    });
    expect(judge('1; url=/next').summary).toContain('after 1 second.');
    expect(judge('72000').outcome).toBe('fail');
  });

  it('passes for an immediate refresh and after a day', () => {
    for (const content of ['0; url=/next', '0.9,/next', '72001']) {
      expect([content, judge(content).outcome]).toEqual([content, 'pass']);
    }
  });

  it('counts only if browsers accept it', () => {
    for (const content of ['', 'soon', '; 30', '+5', '-5', '0: /next']) {
      expect([content, judge(content).outcome]).toEqual([content, 'na']);
    }
    expect(judgeBody(a11yMetaRefresh, '<p>News</p>', '<meta content="30">').outcome).toBe('na');
    expect(
      judgeBody(a11yMetaRefresh, '<p>News</p>', `<noscript>${refresh('5')}</noscript>`).outcome,
    ).toBe('na');
  });

  it('is judged by its first valid refresh', () => {
    expect(judge('0: /next', '5; /next').outcome).toBe('fail');
    expect(judge('0; /next', '5; /next').outcome).toBe('pass');
  });
});
