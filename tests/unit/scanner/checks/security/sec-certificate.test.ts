import { describe, expect, it } from 'vitest';
import { secCertificate } from '../../../../../src/scanner/checks/security/sec-certificate.ts';
import { known, notKnown, pageEvidence } from '../../../../support/scan-evidence.ts';

const good = {
  isValid: true,
  problem: null,
  validTo: '2027-01-10T00:00:00.000Z',
  daysLeft: 70,
  alpn: 'h2',
  protocol: 'TLSv1.3',
  issuer: 'Let’s Encrypt',
  acceptsLegacy: false,
};

function judge(facts: Partial<typeof good> | { problem: string; isValid: boolean }, url?: string) {
  return secCertificate.judge(pageEvidence({ tls: known({ ...good, ...facts }), url }));
}

describe('a certificate', () => {
  it('passes when trusted and valid for two weeks', () => {
    expect(judge({})).toMatchObject({
      outcome: 'pass',
      summary: 'The certificate is trusted and valid for another 70 days.',
    });
    expect(judge({ daysLeft: 14 }).outcome).toBe('pass');
  });

  it('fails when browsers do not trust it, with the reason', () => {
    expect(judge({ isValid: false, problem: 'CERT_HAS_EXPIRED' })).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'certain',
      summary: 'Browsers do not trust the certificate: it has run out.',
    });
    expect(judge({ isValid: false, problem: 'SOMETHING_NEW' })).toMatchObject({
      outcome: 'fail',
      summary: 'Browsers do not trust the certificate: it could not be verified.',
    });
  });

  it('is less certain about a chain that some browsers complete', () => {
    const problem = 'UNABLE_TO_VERIFY_LEAF_SIGNATURE';
    expect(judge({ isValid: false, problem })).toMatchObject({ confidence: 'likely' });
  });

  it('scores half shortly before its expiry', () => {
    expect(judge({ daysLeft: 13 })).toMatchObject({ outcome: 'fail', share: 0.5 });
    expect(judge({ daysLeft: 1 }).summary).toContain('in 1 day and');
    expect(judge({ daysLeft: 0 }).summary).toContain('within a day');
  });

  it('does not apply without HTTPS, and is unknown when unreadable', () => {
    expect(judge({}, 'http://shop.example/').outcome).toBe('na');
    expect(secCertificate.judge(pageEvidence({ tls: notKnown('No answer.') }))).toEqual({
      outcome: 'unknown',
      summary: 'No answer.',
    });
  });
});
