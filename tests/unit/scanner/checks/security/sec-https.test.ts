import { describe, expect, it } from 'vitest';
import { secHttps } from '../../../../../src/scanner/checks/security/sec-https.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (url: string) => secHttps.judge(pageEvidence({ url }));

describe('HTTPS', () => {
  it('is there when the page came over it', () => {
    expect(judge('https://shop.example/')).toMatchObject({ outcome: 'pass' });
  });

  it('is missing when it came over plain http', () => {
    expect(judge('http://shop.example/')).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'certain',
      proofs: [{ kind: 'address', value: 'http://shop.example/' }],
    });
  });

  it('is not told by the address that was typed', () => {
    const evidence = pageEvidence({
      url: 'https://shop.example/',
      askedUrl: 'http://shop.example',
    });
    expect(secHttps.judge(evidence).outcome).toBe('pass');
  });
});
