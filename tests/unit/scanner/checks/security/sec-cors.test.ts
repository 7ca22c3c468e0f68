import { describe, expect, it } from 'vitest';
import { secCors } from '../../../../../src/scanner/checks/security/sec-cors.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

const sentOrigin = 'https://stranger.example';

const judge = (allowOrigin: string | null, allowCredentials: string | null = null) =>
  secCors.judge(pageEvidence({ cors: known({ sentOrigin, allowOrigin, allowCredentials }) }));

describe('access for other websites', () => {
  it('passes without access, for public content, or without cookies', () => {
    expect(judge(null).outcome).toBe('pass');
    expect(judge('*', 'true').outcome).toBe('pass');
    expect(judge('https://partner.example', 'true').outcome).toBe('pass');
    expect(judge(sentOrigin).outcome).toBe('pass');
    expect(judge(sentOrigin, 'false').outcome).toBe('pass');
  });

  it('fails when any requesting origin is trusted', () => {
    expect(judge(sentOrigin, ' TRUE ')).toMatchObject({
      outcome: 'fail',
      share: 0,
      proofs: [
        { value: 'Access-Control-Allow-Origin: https://stranger.example' },
        { value: 'Access-Control-Allow-Credentials:  TRUE ' },
      ],
    });
  });

  it('is unknown without a request', () => {
    expect(secCors.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
