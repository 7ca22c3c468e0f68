import { describe, expect, it } from 'vitest';
import { secCsp } from '../../../../../src/scanner/checks/security/sec-csp.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(policy: string | null, name = 'content-security-policy', head = '') {
  const headers = policy === null ? [] : [[name, policy] as const];
  return secCsp.judge(pageEvidence({ headers, html: htmlPage('', head) }));
}

describe('a content security policy', () => {
  it('passes when scripts and styles come from named places', () => {
    expect(judge("default-src 'none'; script-src 'self'; style-src 'self'")).toMatchObject({
      outcome: 'pass',
    });
  });

  it('is worth a word when styles are free or pictures come over http', () => {
    expect(judge("default-src 'self'; style-src 'unsafe-inline'").outcome).toBe('note');
    expect(judge("default-src 'self'; img-src http:").outcome).toBe('note');
  });

  it('counts when it stands in the page', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
    expect(judge(null, '', meta).outcome).toBe('pass');
  });

  it('fails when there is none, or none that is enforced', () => {
    expect(judge(null)).toMatchObject({ outcome: 'fail', share: 0, proofs: [] });
    expect(judge('')).toMatchObject({ outcome: 'fail', share: 0 });
    expect(judge("default-src 'self'", 'content-security-policy-report-only')).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'A content security policy only reports; it stops nothing.',
      proofs: [{ value: "Content-Security-Policy-Report-Only: default-src 'self'" }],
    });
  });

  it('is worth a little when it lets any script run, and more when it only allows eval', () => {
    expect(judge("default-src 'self' 'unsafe-inline'")).toMatchObject({
      outcome: 'fail',
      share: 0.2,
      summary: 'The content security policy has 1 gap.',
      proofs: [{ kind: 'header', value: "script-src 'unsafe-inline'" }],
    });
    expect(judge("default-src 'self'; script-src 'self' 'unsafe-eval'")).toMatchObject({
      share: 0.6,
    });
  });

  it('is worth as much as its largest gap leaves', () => {
    expect(judge("default-src 'self' http://old.example 'unsafe-eval'")).toMatchObject({
      share: 0.2,
      summary: 'The content security policy has 3 gaps.',
    });
  });

  it('does not mistake a misspelt directive for a rule', () => {
    expect(judge("scrip-src 'self'")).toMatchObject({ outcome: 'fail', share: 0.2 });
  });

  it('is said to be silent on scripts, not to have a rule that is not there', () => {
    for (const policy of ['upgrade-insecure-requests', "frame-ancestors 'self'"]) {
      expect(judge(policy)).toMatchObject({
        outcome: 'fail',
        share: 0.2,
        summary: 'The content security policy says nothing about scripts.',
        proofs: [{ value: policy }],
      });
    }
  });
});
