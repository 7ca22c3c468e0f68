import { describe, expect, it } from 'vitest';
import { secReferrer } from '../../../../../src/scanner/checks/security/sec-referrer.ts';
import { htmlPage, pageEvidence } from '../../../../support/scan-evidence.ts';

function judge(header: string | null, head = '') {
  const headers = header === null ? [] : [['referrer-policy', header] as const];
  return secReferrer.judge(pageEvidence({ headers, html: htmlPage('', head) }));
}

describe('Referrer-Policy', () => {
  it('is safe when it keeps the path to the site', () => {
    for (const value of [
      'no-referrer',
      'Same-Origin',
      'strict-origin',
      'strict-origin-when-cross-origin',
    ]) {
      expect(judge(value).outcome, value).toBe('pass');
    }
  });

  it('need not be there', () => {
    expect(judge(null)).toMatchObject({ outcome: 'note' });
  });

  it('fails when it tells others where visitors came from', () => {
    for (const value of [
      'unsafe-url',
      'origin',
      'no-referrer-when-downgrade',
      'origin-when-cross-origin',
    ]) {
      expect(judge(value).outcome, value).toBe('fail');
    }
  });

  it('is the last one that browsers know', () => {
    expect(judge('unsafe-url, no-referrer, fantasy').outcome).toBe('pass');
    expect(judge('no-referrer, unsafe-url').outcome).toBe('fail');
  });

  it('fails when browsers know none of its words', () => {
    expect(judge('fantasy')).toMatchObject({
      outcome: 'fail',
      proofs: [{ kind: 'header', value: 'Referrer-Policy: fantasy' }],
    });
  });

  it('is what the page says, if it says something', () => {
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

  it('may be said in older words in the page', () => {
    expect(judge(null, '<meta name="referrer" content="never">').outcome).toBe('pass');
    expect(judge(null, '<meta name="referrer" content="always">').outcome).toBe('fail');
  });
});
