import { describe, expect, it } from 'vitest';
import { aiAnswerBots } from '../../../../../src/scanner/checks/ai-search/ai-answer-bots.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { textFile } from '../../support/whole-sites.ts';

function judge(body: string, status = 200) {
  return aiAnswerBots.judge(
    pageEvidence({ robotsTxt: known(textFile('robots.txt', { body, status })) }),
  );
}

describe('crawlers for AI answers', () => {
  it('pass when none is blocked from this page', () => {
    for (const body of [
      '',
      'User-agent: *\nDisallow: /wp-admin/',
      'User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /',
      'User-agent: *\nDisallow: /\nAllow: /$',
    ]) {
      expect(judge(body).outcome, body).toBe('pass');
    }
  });

  it('fail when all are blocked', () => {
    expect(judge('User-agent: *\nDisallow: /')).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'certain',
    });
  });

  it('are counted one by one', () => {
    expect(judge('User-agent: PerplexityBot\nUser-agent: ChatGPT-User\nDisallow: /')).toMatchObject(
      {
        outcome: 'fail',
        share: expect.closeTo(5 / 7),
        summary:
          'The website’s rules for programs (robots.txt) keep 2 of 7 search engines and AI assistants off this page: ChatGPT-User and PerplexityBot.',
        proofs: [{ value: 'ChatGPT-User' }, { value: 'PerplexityBot' }],
      },
    );
  });

  it('are allowed by a missing file, and unknown for a failing server', () => {
    expect(judge('User-agent: *\nDisallow: /', 404).outcome).toBe('pass');
    expect(judge('', 503).outcome).toBe('unknown');
    expect(aiAnswerBots.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
