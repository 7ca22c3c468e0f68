import { describe, expect, it } from 'vitest';
import { secCsp } from '../../../../../src/scanner/checks/security/sec-csp.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(policy: string | null, name = 'content-security-policy', head = '') {
  const headers = policy === null ? [] : [[name, policy] as const];
  return secCsp.judge(pageEvidence({ headers, html: htmlPage('', head) }));
}

describe('a content security policy', () => {
  it('passes when scripts and styles come from named sources', () => {
    expect(judge("default-src 'none'; script-src 'self'; style-src 'self'")).toMatchObject({
      outcome: 'pass',
    });
  });

  it('gives a note for inline styles or pictures over http', () => {
    expect(judge("default-src 'self'; style-src 'unsafe-inline'").outcome).toBe('note');
    expect(judge("default-src 'self'; img-src http:").outcome).toBe('note');
  });

  it('counts in a meta element', () => {
    const meta = `<meta http-equiv="Content-Security-Policy" content="default-src 'self'">`;
    expect(judge(null, '', meta).outcome).toBe('pass');
  });

  it('fails when none is enforced', () => {
    expect(judge(null)).toMatchObject({ outcome: 'fail', share: 0, proofs: [] });
    expect(judge('')).toMatchObject({ outcome: 'fail', share: 0 });
    expect(judge("default-src 'self'", 'content-security-policy-report-only')).toMatchObject({
      outcome: 'fail',
      share: 0,
      summary: 'A content security policy only reports; it stops nothing.',
      proofs: [{ value: "Content-Security-Policy-Report-Only: default-src 'self'" }],
    });
  });

  it('scores little when any script may run, and more when only eval is allowed', () => {
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

  it('scores by its largest gap', () => {
    expect(judge("default-src 'self' http://old.example 'unsafe-eval'")).toMatchObject({
      share: 0.2,
      summary: 'The content security policy has 3 gaps.',
    });
  });

  it('does not accept a misspelt directive', () => {
    expect(judge("scrip-src 'self'")).toMatchObject({ outcome: 'fail', share: 0.2 });
  });

  it('reports a missing rule for scripts, not a wrong one', () => {
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
