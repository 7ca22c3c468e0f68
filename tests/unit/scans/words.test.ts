import { describe, expect, it } from 'vitest';
import {
  crawlEndingWords,
  type LeftOutFacts,
  leftOutReasons,
  leftOutWords,
  progressWords,
  readCrawlProgress,
  stoppedWords,
} from '@/scans/rules/crawl-state';
import { scanFailed } from '@/scans/rules/scan-state';

const facts: LeftOutFacts = {
  url: 'https://shop.example/a',
  reason: 'redirect',
  to: 'https://shop.example/b?c=1',
  status: 301,
  contentType: null,
};

describe('why an address is left out', () => {
  it('has words for every reason', () => {
    for (const reason of Object.keys(leftOutReasons) as LeftOutFacts['reason'][]) {
      const words = leftOutWords({ ...facts, reason });
      expect(words).toMatch(/^[a-z]/);
      expect(words).not.toMatch(/undefined|null/);
    }
  });

  it.each([
    [{}, 'leads on to /b?c=1'],
    [{ to: 'https://other.example/' }, 'leads on to https://other.example/'],
    [{ to: null }, 'leads on to elsewhere'],
    [{ reason: 'status', status: 404 }, 'not found'],
    [{ reason: 'status', status: 500 }, 'answers with an error'],
    [{ reason: 'not-html', contentType: 'application/json' }, 'a file: application/json'],
    [{ reason: 'canonical', to: 'https://shop.example/caf%C3%A9' }, 'names /café as the original'],
  ] as const)('in a few words: %j', (changes, words) => {
    expect(leftOutWords({ ...facts, ...changes })).toBe(words);
  });
});

describe('the end of a crawl', () => {
  const end = crawlEndingWords;

  it('has the same words for blocked and unreachable addresses', () => {
    expect(end({ status: 'refused' })).toBe(scanFailed.text);
    expect(end({ status: 'unreachable' })).toBe(scanFailed.text);
  });

  it('mentions the findings', () => {
    const blocked = { status: 'blocked', httpStatus: null } as const;
    expect(end({ ...blocked, reason: 'robots' })).toContain('asks crawlers like ours to stay out');
    expect(end({ ...blocked, reason: 'robots-error', httpStatus: 503 })).toContain(
      '(HTTP status 503)',
    );
    expect(end({ ...blocked, reason: 'turned-away', httpStatus: 403 })).toContain(
      '(HTTP status 403)',
    );
    const noPage = { status: 'no-page', httpStatus: 404, url: 'https://new.example/x' } as const;
    expect(end({ ...noPage, reason: 'moved' })).toContain('another site, new.example.');
    expect(end({ ...noPage, reason: 'error-status' })).toContain('404');
  });

  it('counts the addresses that were not opened', () => {
    expect(stoppedWords('pages', { opened: 200, unread: 1 })).toBe(
      'We open at most 200 addresses of a site. We saw 1 more address and didn’t open it.',
    );
    expect(stoppedWords('time', { opened: 90, unread: 12 })).toContain(
      '12 more addresses and didn’t open them',
    );
    expect(stoppedWords('silence', { opened: 7, unread: 0 })).toContain('There may be more.');
  });
});

describe('how far a crawl is', () => {
  it('is worded', () => {
    const reading = 'https://shop.example/prices?page=2';
    const progress = { attempt: 1, isBare: false, opened: 37, reading };
    expect(progressWords(progress, 200)).toBe('37 of at most 200 pages, reading /prices?page=2');
    expect(progressWords({ ...progress, opened: 0, reading: null }, 200)).toBe(
      '0 of at most 200 pages',
    );
  });

  it.each([null, undefined, {}])('starts at zero for a record without progress: %j', (stored) => {
    expect(readCrawlProgress(stored)).toEqual({
      attempt: 0,
      isBare: false,
      opened: 0,
      reading: null,
    });
  });
});
