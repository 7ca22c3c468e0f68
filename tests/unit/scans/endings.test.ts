import { describe, expect, it } from 'vitest';
import { type Ending, endingWords, scanFailed } from '@/scans/rules/scan-endings';

const words = (changes: Partial<Ending>) =>
  endingWords({ status: 'no-page', httpStatus: 200, reason: null, ...changes });

describe('why there is no score', () => {
  it('a site that turns us away is named its status, and its owner how to let us in', () => {
    const text = words({ status: 'blocked', httpStatus: 403 });
    expect(text).toContain('HTTP status 403');
    expect(text).toContain('/bot');
    expect(words({ status: 'blocked', httpStatus: null })).not.toContain('HTTP status');
  });

  it('an address that does not answer reads as the specification says', () => {
    expect(words({ status: 'unreachable', httpStatus: null })).toBe(scanFailed.text);
  });

  it.each(['empty', 'not-html', 'too-many-redirects', 'too-large', 'error-status'])(
    'no page has words of its own: %s',
    (reason) => {
      const text = words({ reason, httpStatus: 500 });
      expect(text.includes('HTTP status 500')).toBe(reason === 'error-status');
      const others = ['empty', 'not-html', 'too-many-redirects', 'too-large', 'error-status'];
      const same = others.filter((other) => words({ reason: other, httpStatus: 500 }) === text);
      expect(same).toEqual([reason]);
    },
  );

  it('a fault of ours blames nobody else', () => {
    expect(words({ status: 'failed' })).toContain('on our side');
  });
});
