import { describe, expect, it } from 'vitest';
import { secCors } from '../../../../../src/scanner/checks/security/sec-cors.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';

const sentOrigin = 'https://stranger.example';

const judge = (allowOrigin: string | null, allowCredentials: string | null = null) =>
  secCors.judge(pageEvidence({ cors: known({ sentOrigin, allowOrigin, allowCredentials }) }));

describe('other websites', () => {
  it('read nothing, what everybody may read, or nothing with cookies', () => {
    expect(judge(null).outcome).toBe('pass');
    expect(judge('*', 'true').outcome).toBe('pass');
    expect(judge('https://partner.example', 'true').outcome).toBe('pass');
    expect(judge(sentOrigin).outcome).toBe('pass');
    expect(judge(sentOrigin, 'false').outcome).toBe('pass');
  });

  it('may not be trusted because they ask', () => {
    expect(judge(sentOrigin, ' TRUE ')).toMatchObject({
      outcome: 'fail',
      share: 0,
      proofs: [
        { value: 'Access-Control-Allow-Origin: https://stranger.example' },
        { value: 'Access-Control-Allow-Credentials:  TRUE ' },
      ],
    });
  });

  it('are unknown when nobody asked', () => {
    expect(secCors.judge(pageEvidence()).outcome).toBe('unknown');
  });
});
