import { describe, expect, it } from 'vitest';
import { secNosniff } from '../../../../../src/scanner/checks/security/sec-nosniff.ts';
import { pageEvidence } from '../../../../support/scan-evidence.ts';

const judge = (...values: string[]) =>
  secNosniff.judge(
    pageEvidence({ headers: values.map((value) => ['x-content-type-options', value] as const) }),
  );

describe('X-Content-Type-Options', () => {
  it('passes as nosniff, in any case and spacing', () => {
    for (const value of ['nosniff', ' NoSniff ', 'nosniff, nosniff']) {
      expect(judge(value).outcome, value).toBe('pass');
    }
  });

  it('fails when missing or different', () => {
    expect(judge()).toMatchObject({ outcome: 'fail', proofs: [] });
    expect(judge('none')).toMatchObject({
      outcome: 'fail',
      proofs: [{ kind: 'header', value: 'X-Content-Type-Options: none' }],
    });
  });

  it('is judged by its first value', () => {
    expect(judge('none', 'nosniff').outcome).toBe('fail');
  });
});
