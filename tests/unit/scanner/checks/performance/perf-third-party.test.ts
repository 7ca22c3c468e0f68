import { describe, expect, it } from 'vitest';
import { perfThirdParty } from '../../../../../src/scanner/checks/performance/perf-third-party.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (body: string) =>
  perfThirdParty.judge(pageEvidence({ html: htmlPage(body), url: 'https://www.shop.co.uk/' }));
const from = (...hosts: string[]) =>
  hosts.map((host) => `<script async src="https://${host}/a.js"></script>`).join('');
const many = (count: number) =>
  from(...Array.from({ length: count }, (_, index) => `cdn.service-${index}.com`));

describe('scripts of other websites', () => {
  it('pass from up to eight websites', () => {
    expect(judge(many(8))).toMatchObject({
      outcome: 'pass',
      summary: 'Scripts come from 8 other websites.',
    });
    expect(judge('')).toMatchObject({
      outcome: 'pass',
      summary: 'No script in the page’s HTML comes from another website.',
    });
  });

  it('score lower the more websites they come from', () => {
    expect(judge(many(16))).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      summary: 'Scripts come from 16 other websites; up to 8 is fine.',
      instances: 16,
    });
  });

  it('are counted by owner', () => {
    const own = from('www.shop.co.uk', 'static.shop.co.uk');
    expect(judge(own + from('a.service.com', 'b.service.com', 'other.co.uk'))).toMatchObject({
      summary: 'Scripts come from 2 other websites.',
      proofs: [{ value: 'other.co.uk' }, { value: 'service.com' }],
    });
  });

  it('exclude other files', () => {
    const pictures = many(20).replaceAll('<script async', '<img').replaceAll('</script>', '');
    expect(judge(pictures).outcome).toBe('pass');
  });
});
