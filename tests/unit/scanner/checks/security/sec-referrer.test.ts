import { describe, expect, it } from 'vitest';
import { secReferrer } from '../../../../../src/scanner/checks/security/sec-referrer.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(header: string | null, head = '') {
  const headers = header === null ? [] : [['referrer-policy', header] as const];
  return secReferrer.judge(pageEvidence({ headers, html: htmlPage('', head) }));
}

describe('Referrer-Policy', () => {
  it('passes when paths stay within the site', () => {
    for (const value of [
      'no-referrer',
      'Same-Origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    ]) {
      expect(judge(value).outcome, value).toBe('pass');
    }
  });

  it('is optional', () => {
    expect(judge(null)).toMatchObject({ outcome: 'note' });
  });

  it('fails when paths reach other sites', () => {
    for (const value of [
      'unsafe-url',
      'origin',
      'no-referrer-when-downgrade',
      'origin-when-cross-origin',
    ]) {
      expect(judge(value).outcome, value).toBe('fail');
    }
  });

  it('is judged by its last known value', () => {
    expect(judge('unsafe-url, no-referrer, fantasy').outcome).toBe('pass');
    expect(judge('no-referrer, unsafe-url').outcome).toBe('fail');
  });

  it('fails with unknown values only', () => {
    expect(judge('fantasy')).toMatchObject({
      outcome: 'fail',
      proofs: [{ kind: 'header', value: 'Referrer-Policy: fantasy' }],
    });
  });

  it('is judged by the page’s own meta element first', () => {
    expect(judge('unsafe-url', '<meta name="Referrer" content="no-referrer">').outcome).toBe(
      'pass',
    );
    expect(judge('no-referrer', '<meta name="referrer" content="unsafe-url">')).toMatchObject({
      outcome: 'fail',
      proofs: [
        { kind: 'header' },
        { kind: 'element', value: '<meta name="referrer" content="unsafe-url">' },
      ],
    });
  });

  it('may use legacy values in the page', () => {
    expect(judge(null, '<meta name="referrer" content="never">').outcome).toBe('pass');
    expect(judge(null, '<meta name="referrer" content="always">').outcome).toBe('fail');
  });
});
