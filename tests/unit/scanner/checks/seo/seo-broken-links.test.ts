import { describe, expect, it } from 'vitest';
import { seoBrokenLinks } from '../../../../../src/scanner/checks/seo/seo-broken-links.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(...statuses: (number | null)[]) {
  const links = statuses.map((status, index) => ({ url: `https://shop.example/${index}`, status }));
  return seoBrokenLinks.judge(pageEvidence({ links: known(links) }));
}

describe('requested links', () => {
  it('pass when they answer', () => {
    expect(judge(200, 204, 301)).toMatchObject({
      outcome: 'pass',
      summary: 'The 3 links that were tried work.',
    });
    expect(judge(200)).toMatchObject({ summary: 'The 1 link that was tried works.' });
  });

  it('fail when broken', () => {
    expect(judge(200, 404, 410, 200)).toMatchObject({
      outcome: 'fail',
      share: 0.5,
      confidence: 'certain',
      summary: '2 of 4 links that were tried lead to an error page.',
      proofs: [
        { kind: 'address', value: 'https://shop.example/1', remark: 'Status 404' },
        { kind: 'address', value: 'https://shop.example/2', remark: 'Status 410' },
      ],
    });
    expect(judge(500)).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'likely',
      summary: 'The only link that was tried leads to an error page.',
    });
  });

  it.each([401, 403, 405, 406, 408, 429, 451, 999, null])(
    'that answer with %s are not judged',
    (status) => {
      expect(judge(status)).toMatchObject({ outcome: 'unknown' });
      expect(judge(status, 200)).toMatchObject({ outcome: 'pass' });
      expect(judge(status, 200, 404)).toMatchObject({ outcome: 'fail', share: 0.5 });
    },
  );

  it('may be absent', () => {
    expect(judge()).toMatchObject({ outcome: 'na' });
    expect(seoBrokenLinks.judge(pageEvidence())).toMatchObject({ outcome: 'unknown' });
  });
});
