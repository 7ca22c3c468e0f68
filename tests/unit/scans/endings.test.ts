import { describe, expect, it } from 'vitest';
import {
  type Ending,
  endingWords,
  partialWords,
  scanFailed,
  unscoredWords,
} from '@/scans/rules/scan-state';

const words = (changes: Partial<Ending>) =>
  endingWords({ status: 'no-page', httpStatus: 200, reason: null, ...changes });

describe('why there is no score', () => {
  it('names the status of a refusing site, with advice for its owner', () => {
    const text = words({ status: 'blocked', httpStatus: 403 });
    expect(text).toContain('(error 403)');
    expect(text).toContain('/bot');
    expect(words({ status: 'blocked', httpStatus: null })).not.toContain('error');
  });

  it('words an unreachable address as the specification does', () => {
    expect(words({ status: 'unreachable', httpStatus: null })).toBe(scanFailed.text);
  });

  it('says of too many headers that the site does answer', () => {
    expect(words({ status: 'unreachable', reason: 'headers-too-large' })).toContain('16 kB');
  });

  it('says of a page that unpacks to hundreds of times its size what is wrong', () => {
    expect(words({ reason: 'too-large', httpStatus: 200 })).toContain('unpacked');
  });

  it.each(['empty', 'not-html', 'too-many-redirects', 'too-large', 'error-status'])(
    'has words of its own for a missing page: %s',
    (reason) => {
      const text = words({ reason, httpStatus: 500 });
      expect(text.includes('an error (500)')).toBe(reason === 'error-status');
      const others = ['empty', 'not-html', 'too-many-redirects', 'too-large', 'error-status'];
      const same = others.filter((other) => words({ reason: other, httpStatus: 500 }) === text);
      expect(same).toEqual([reason]);
    },
  );

  it('blames no other party for a fault on our side', () => {
    expect(words({ status: 'failed' })).toContain('on our side');
  });
});

describe('what a partial scan lacks', () => {
  it('is our fault when our own limits ended the asking', () => {
    expect(partialWords({ byOurLimit: true })).toContain('That’s us, not the site');
    expect(partialWords({})).not.toContain('us');
    expect(unscoredWords({ byOurLimit: true })).toContain('we ran out of time');
    expect(unscoredWords({})).toBe('nothing to score');
  });
});
