import { describe, expect, it } from 'vitest';
import { perfRedirects } from '../../../../../src/scanner/checks/performance/perf-redirects.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(redirects: number) {
  const hops = Array.from({ length: redirects + 1 }, (_, index) => ({
    url: `https://shop.example/${index}`,
    status: index < redirects ? 301 : 200,
    location: index < redirects ? `https://shop.example/${index + 1}` : null,
  }));
  return perfRedirects.judge(pageEvidence({ hops }));
}

describe('the redirects to the page', () => {
  it('pass with one at most', () => {
    expect(judge(0)).toMatchObject({
      outcome: 'pass',
      summary: 'There is no redirect on the way to the page.',
    });
    expect(judge(1)).toMatchObject({
      outcome: 'pass',
      summary: 'There is 1 redirect on the way to the page.',
    });
  });

  it('score lower the more there are', () => {
    expect(judge(2)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'There are 2 redirects on the way to the page; one is fine.',
      proofs: [
        { value: 'https://shop.example/0 (301)' },
        { value: 'https://shop.example/1 (301)' },
        { value: 'https://shop.example/2 (200)' },
      ],
    });
    expect(judge(4)).toMatchObject({ share: 0.25 });
  });
});
