import { describe, expect, it } from 'vitest';
import { secCrossOrigin } from '../../../../../src/scanner/checks/security/sec-cross-origin.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const opener = ['cross-origin-opener-policy', 'same-origin'] as const;
const resource = ['cross-origin-resource-policy', 'same-site'] as const;

describe('separation from other websites', () => {
  it('is never a fault', () => {
    expect(secCrossOrigin.severity).toBe('info');
    expect(secCrossOrigin.judge(pageEvidence()).outcome).toBe('note');
    expect(secCrossOrigin.judge(pageEvidence({ headers: [opener] }))).toMatchObject({
      outcome: 'note',
      summary: 'One of the two headers is sent.',
      proofs: [{ value: 'Cross-Origin-Opener-Policy: same-origin' }],
    });
    expect(secCrossOrigin.judge(pageEvidence({ headers: [opener, resource] })).outcome).toBe(
      'pass',
    );
  });
});
