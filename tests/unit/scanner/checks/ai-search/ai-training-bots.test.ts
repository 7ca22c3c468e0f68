import { describe, expect, it } from 'vitest';
import { aiTrainingBots } from '../../../../../src/scanner/checks/ai-search/ai-training-bots.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { textFile } from '../../support/whole-sites.ts';

function judge(body: string) {
  return aiTrainingBots.judge(pageEvidence({ robotsTxt: known(textFile('robots.txt', { body })) }));
}

describe('crawlers for training data', () => {
  it('never fail, allowed or blocked', () => {
    expect(judge('')).toMatchObject({
      outcome: 'note',
      summary: 'Crawlers that collect texts for AI training are all let in.',
    });
    expect(judge('User-agent: *\nDisallow: /').summary).toContain('all kept out');
    expect(judge('User-agent: GPTBot\nUser-agent: CCBot\nDisallow: /').summary).toBe(
      'Of the crawlers for AI training, these are kept out: GPTBot and CCBot.',
    );
  });

  it('are shown with the file’s usage signals', () => {
    const verdict = judge('User-agent: *\nContent-Signal: search=yes, ai-train=no\nAllow: /');
    expect(verdict).toMatchObject({
      outcome: 'note',
      proofs: [
        { value: 'Content-Signal: search=yes, ai-train=no' },
        { value: 'GPTBot' },
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });

  it('are unknown when the file is', () => {
    expect(aiTrainingBots.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
