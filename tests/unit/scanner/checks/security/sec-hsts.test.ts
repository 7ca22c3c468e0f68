import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { secHsts } from '../../../../../src/scanner/checks/security/sec-hsts.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';
import { scoreVerdict } from '../../../../support/verdict-share.ts';

function judge(values: readonly string[], url = 'https://shop.example/') {
  const headers = values.map((value) => ['strict-transport-security', value] as const);
  return secHsts.judge(pageEvidence({ url, headers }));
}

describe('Strict-Transport-Security', () => {
  it('passes from six months', () => {
    expect(judge(['max-age=31536000; includeSubDomains; preload'])).toMatchObject({
      outcome: 'pass',
      summary: 'Browsers insist on HTTPS for 365 days, subdomains included.',
      proofs: [
        { value: 'Strict-Transport-Security: max-age=31536000; includeSubDomains; preload' },
      ],
    });
    for (const value of [
      'max-age=15552000',
      'MAX-AGE = "15552000"',
      ' preload ;max-age=15552000;',
    ]) {
      expect(judge([value]).outcome, value).toBe('pass');
    }
  });

  it('may hold unknown directives', () => {
    expect(judge(['max-age=31536000; fantasy=1']).outcome).toBe('pass');
  });

  it('fails when missing or sent over plain http', () => {
    expect(judge([])).toMatchObject({ outcome: 'fail', share: 0 });
    expect(judge(['max-age=31536000'], 'http://shop.example/')).toMatchObject({
      outcome: 'fail',
      share: 0,
    });
  });

  it('fails when invalid', () => {
    const broken = [
      '',
      'includeSubDomains',
      'max-age=soon',
      'max-age=-1',
      'max-age=31536000; max-age=31536000',
      'max-age=31536000, max-age=31536000',
      'max-age=31536000; preload, max-age=31536000',
    ];
    for (const value of broken) {
      expect(judge([value]), value).toMatchObject({ outcome: 'fail', share: 0 });
    }
  });

  it('is read from its first line', () => {
    expect(judge(['max-age=31536000', 'max-age=0']).outcome).toBe('pass');
    expect(judge(['max-age=0', 'max-age=31536000']).outcome).toBe('fail');
  });

  it('scores partly when too short, and never lower when longer', () => {
    expect(judge(['max-age=86400'])).toMatchObject({
      outcome: 'fail',
      summary: 'Browsers insist on HTTPS for 1 day only; at least 180 days are usual.',
    });
    expect(judge(['max-age=60']).summary).toContain('for less than a day only');
    const age = fc.nat(40_000_000);
    fc.assert(
      fc.property(age, age, (one, more) => {
        const shorter = scoreVerdict(judge([`max-age=${one}`])) ?? 0;
        expect(scoreVerdict(judge([`max-age=${one + more}`]))).toBeGreaterThanOrEqual(shorter);
      }),
    );
  });

  it('is not needed under an HTTPS-only suffix', () => {
    expect(judge([], 'https://bakery.app/').outcome).toBe('note');
    expect(judge([], 'https://app.example/').outcome).toBe('fail');
  });
});
