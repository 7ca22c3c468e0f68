import { describe, expect, it } from 'vitest';
import { secFrame } from '../../../../../src/scanner/checks/security/sec-frame.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(...headers: [name: string, value: string][]) {
  return secFrame.judge(pageEvidence({ headers }));
}

describe('framing by other websites', () => {
  it('is prevented by either header', () => {
    expect(judge(['x-frame-options', 'SAMEORIGIN']).outcome).toBe('pass');
    expect(judge(['x-frame-options', ' deny ']).outcome).toBe('pass');
    expect(judge(['content-security-policy', "img-src *; frame-ancestors 'none'"]).outcome).toBe(
      'pass',
    );
    expect(judge(['content-security-policy', 'frame-ancestors https://a.example']).outcome).toBe(
      'pass',
    );
  });

  it('is prevented by a repeated value', () => {
    expect(judge(['x-frame-options', 'DENY, DENY']).outcome).toBe('pass');
    expect(judge(['x-frame-options', 'DENY'], ['x-frame-options', 'SAMEORIGIN']).outcome).toBe(
      'pass',
    );
  });

  it('is possible without them, and with invalid values', () => {
    expect(judge()).toMatchObject({ outcome: 'fail', share: 0, proofs: [] });
    expect(judge(['x-frame-options', 'yes'])).toMatchObject({
      outcome: 'fail',
      proofs: [{ value: 'X-Frame-Options: yes' }],
    });
    expect(judge(['x-frame-options', 'ALLOW-FROM https://a.example'])).toMatchObject({
      summary: 'X-Frame-Options is set to ALLOW-FROM, which browsers no longer follow.',
    });
    expect(judge(['content-security-policy', "frame-anchestors 'none'"]).outcome).toBe('fail');
  });

  it('is possible when a policy allows all, despite the older header', () => {
    expect(
      judge(['content-security-policy', 'frame-ancestors *'], ['x-frame-options', 'DENY']),
    ).toMatchObject({ outcome: 'fail', proofs: [{ value: 'frame-ancestors *' }] });
  });

  it('is not prevented by a meta element', () => {
    const head = `<meta http-equiv="X-Frame-Options" content="DENY">
      <meta http-equiv="Content-Security-Policy" content="frame-ancestors 'none'">`;
    expect(secFrame.judge(pageEvidence({ html: htmlPage('', head) })).outcome).toBe('fail');
  });
});
