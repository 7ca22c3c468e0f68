import { describe, expect, it } from 'vitest';
import { perfHttp2 } from '../../../../../src/scanner/checks/performance/perf-http2.ts';
import { known, notKnown, pageEvidence } from '../../../../support/scan-evidence.ts';

const tls = (alpn: string | null) =>
  known({
    isValid: true,
    problem: null,
    validTo: null,
    daysLeft: null,
    alpn,
    protocol: 'TLSv1.3',
    issuer: null,
    acceptsLegacy: null,
  });

describe('HTTP/2 and HTTP/3', () => {
  it('are negotiated or offered', () => {
    expect(perfHttp2.judge(pageEvidence({ tls: tls('h2') })).outcome).toBe('pass');
    const headers = [['alt-svc', 'h3=":443"; ma=86400, h3-29=":443"']] as const;
    expect(perfHttp2.judge(pageEvidence({ tls: tls('http/1.1'), headers })).outcome).toBe('pass');
    expect(perfHttp2.judge(pageEvidence({ tls: notKnown(), headers })).outcome).toBe('pass');
  });

  it('are missing where only HTTP/1.1 is negotiated', () => {
    expect(perfHttp2.judge(pageEvidence({ tls: tls('http/1.1') }))).toMatchObject({
      outcome: 'fail',
      share: 0,
      proofs: [{ value: 'Agreed upon: http/1.1' }],
    });
    const headers = [['alt-svc', 'clear']] as const;
    expect(perfHttp2.judge(pageEvidence({ tls: tls(null), headers })).outcome).toBe('fail');
  });

  it('are unknown without a handshake, and not applicable without HTTPS', () => {
    expect(perfHttp2.judge(pageEvidence()).outcome).toBe('unknown');
    expect(perfHttp2.judge(pageEvidence({ url: 'http://shop.example/' })).outcome).toBe('na');
  });
});
