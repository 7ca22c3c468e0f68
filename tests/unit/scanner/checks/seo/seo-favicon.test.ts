import { describe, expect, it } from 'vitest';
import { seoFavicon } from '../../../../../src/scanner/checks/seo/seo-favicon.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(isNamed: boolean, status: number | null, contentType: string | null = 'image/png') {
  const url = 'https://shop.example/favicon.ico';
  return seoFavicon.judge(pageEvidence({ favicon: known({ url, isNamed, status, contentType }) }));
}

describe('the icon', () => {
  it('passes when named or at its usual place', () => {
    expect(judge(true, 200).outcome).toBe('pass');
    expect(judge(true, null).outcome).toBe('pass');
    expect(judge(true, 403).outcome).toBe('pass');
    expect(judge(false, 200, null)).toMatchObject({
      outcome: 'pass',
      summary: 'There is an icon at the usual place.',
    });
  });

  it('fails when it is not there', () => {
    expect(judge(true, 404)).toMatchObject({
      outcome: 'fail',
      summary: 'The page names an icon that is not there.',
      proofs: [{ remark: 'Status 404' }],
    });
    expect(judge(false, 404).outcome).toBe('fail');
    expect(judge(false, 200, 'text/html; charset=utf-8').outcome).toBe('fail');
  });

  it('is unknown without a clear answer', () => {
    expect(judge(false, 503).outcome).toBe('unknown');
    expect(judge(false, null).outcome).toBe('unknown');
    expect(seoFavicon.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
