import { describe, expect, it } from 'vitest';
import { readCrawlDelay } from '@/scanner/crawl/polite-client';

const delayFor = (agent: string, ...lines: string[]) => readCrawlDelay(lines.join('\n'), agent);

describe('the crawl delay of a robots.txt', () => {
  it('is read from groups that name the crawler, else for all', () => {
    const lines = [
      '\uFEFFUser-agent: *',
      'Crawl-delay: 5 # seconds',
      '',
      'User-agent: OtherBot',
      'user-agent: ListBot/1.0',
      'Disallow: /x',
      'crawl-delay:2.5',
    ];
    expect(delayFor('ListBot/1.0', ...lines)).toBe(2.5);
    expect(delayFor('OtherBot', ...lines)).toBe(2.5);
    expect(delayFor('AnyBot', ...lines)).toBe(5);
  });

  it('does not apply to a crawler whose own group lacks it', () => {
    expect(
      delayFor('a', 'User-agent: *', 'Crawl-delay: 5', 'User-agent: a', 'Allow: /'),
    ).toBeNull();
  });

  it('ends the list of names before it', () => {
    const lines = ['User-agent: slow', 'Crawl-delay: 9', 'User-agent: *', 'Disallow:'];
    expect(delayFor('slow', ...lines)).toBe(9);
    expect(delayFor('other', ...lines)).toBeNull();
  });

  it.each(['Crawl-delay: soon', 'Crawl-delay: -1', 'Crawl-delay', 'Crawl-delay: '])(
    'is none: %s',
    (line) => {
      expect(delayFor('a', 'User-agent: *', line)).toBeNull();
      expect(delayFor('a', line)).toBeNull();
    },
  );
});
