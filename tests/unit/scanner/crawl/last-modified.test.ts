import { describe, expect, it } from 'vitest';
import { readSentChange, readStatedChange } from '@/scanner/crawl/open-pages';

const now = Date.parse('2026-11-01T12:00:00Z');

describe('the last-modified date of a page', () => {
  it.each(['2026', '2026-10', '2026-10-31', '2026-10-31T08:15:00+01:00', '2026-10-31T08:15Z'])(
    'is read from a sitemap: %s',
    (text) => {
      expect(readStatedChange(text, now)).toBe(text);
    },
  );

  it.each([null, '', 'yesterday', '31/10/2026', '2026-13-01', '2026-10-31 08:15', '2027-01-01'])(
    'is unknown: %s',
    (text) => {
      expect(readStatedChange(text, now)).toBeNull();
    },
  );

  const sent = (lastModified: string, date?: string) =>
    readSentChange(
      [['last-modified', lastModified], ...(date ? ([['date', date]] as const) : [])],
      now,
    );

  it('is read from the answer', () => {
    expect(sent('Fri, 30 Oct 2026 08:00:00 GMT')).toBe('2026-10-30T08:00:00Z');
    expect(readSentChange([], now)).toBeNull();
    expect(sent('not a date')).toBeNull();
  });

  it('is unknown for the current time or a future day', () => {
    expect(sent('Sun, 01 Nov 2026 11:59:50 GMT')).toBeNull();
    expect(sent('Mon, 02 Nov 2026 08:00:00 GMT')).toBeNull();
    // The server’s clock is an hour late.
    expect(sent('Sun, 01 Nov 2026 11:00:00 GMT', 'Sun, 01 Nov 2026 11:00:01 GMT')).toBeNull();
  });
});
