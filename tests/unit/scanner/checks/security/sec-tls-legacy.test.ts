import { describe, expect, it } from 'vitest';
import { secTlsLegacy } from '../../../../../src/scanner/checks/security/sec-tls-legacy.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(acceptsLegacy: boolean | null, url?: string) {
  const facts = {
    isValid: true,
    problem: null,
    validTo: null,
    daysLeft: null,
    alpn: 'h2',
    protocol: 'TLSv1.3',
    issuer: null,
    acceptsLegacy,
  };
  return secTlsLegacy.judge(pageEvidence({ tls: known(facts), url }));
}

describe('TLS 1.0 and 1.1', () => {
  it('pass when refused', () => {
    expect(judge(false)).toMatchObject({
      outcome: 'pass',
      proofs: [{ value: 'Used for this visit: TLSv1.3' }],
    });
  });

  it('fail when accepted', () => {
    expect(judge(true)).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('are unknown when not testable', () => {
    expect(judge(null).outcome).toBe('unknown');
    expect(secTlsLegacy.judge(pageEvidence()).outcome).toBe('unknown');
  });

  it('do not apply without HTTPS', () => {
    expect(judge(true, 'http://shop.example/').outcome).toBe('na');
  });
});
