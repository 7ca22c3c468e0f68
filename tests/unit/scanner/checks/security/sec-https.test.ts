import { describe, expect, it } from 'vitest';
import { secHttps } from '../../../../../src/scanner/checks/security/sec-https.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (url: string) => secHttps.judge(pageEvidence({ url }));

describe('HTTPS', () => {
  it('passes for a page served over https', () => {
    expect(judge('https://shop.example/')).toMatchObject({ outcome: 'pass' });
  });

  it('fails for a page served over plain http', () => {
    expect(judge('http://shop.example/')).toMatchObject({
      outcome: 'fail',
      share: 0,
      confidence: 'certain',
      proofs: [{ kind: 'address', value: 'http://shop.example/' }],
    });
  });

  it('does not depend on the typed address', () => {
    const evidence = pageEvidence({
      url: 'https://shop.example/',
      askedUrl: 'http://shop.example',
    });
    expect(secHttps.judge(evidence).outcome).toBe('pass');
  });
});
