import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cutOffs } from '@/office/rules/retention';

const periods = {
  keepEnquiries: 1,
  keepProjects: 2,
  keepFinancial: 6,
  keepSpam: 30,
  keepAnalytics: 26,
  keepScanHashes: 14,
};
const at = (now: string, changes = {}) => cutOffs({ ...periods, ...changes }, new Date(now));

describe('how far back data is kept', () => {
  it('counts by the calendar, from the start of the UK day', () => {
    expect(at('2026-11-21T03:20:00Z')).toEqual({
      enquiries: new Date('2025-11-21T00:00:00Z'),
      projects: new Date('2024-11-21T00:00:00Z'),
      financial: new Date('2020-11-21T00:00:00Z'),
      spam: new Date('2026-10-21T23:00:00Z'),
      analytics: '2024-09-21',
      scans: new Date('2026-11-07T00:00:00Z'),
      auditLog: new Date('2025-11-21T00:00:00Z'),
      unanswered: new Date('2025-11-21T00:00:00Z'),
    });
  });

  it('uses the UK day, not the server’s', () => {
    const { enquiries, analytics } = at('2026-06-30T23:30:00Z');
    expect(enquiries).toEqual(new Date('2025-06-30T23:00:00Z'));
    expect(analytics).toBe('2024-05-01');
  });

  it('ends with the month where the month is shorter', () => {
    expect(at('2028-02-29T12:00:00Z').enquiries).toEqual(new Date('2027-02-28T00:00:00Z'));
    expect(at('2026-12-31T12:00:00Z', { keepAnalytics: 1 }).analytics).toBe('2026-11-30');
  });

  it('treats half a year as six months, and rounds fractions up', () => {
    const now = '2026-11-21T12:00:00Z';
    expect(at(now, { keepEnquiries: 0.5 }).enquiries).toEqual(new Date('2026-05-20T23:00:00Z'));
    expect(at(now, { keepEnquiries: 0.01 }).enquiries).toEqual(new Date('2026-10-20T23:00:00Z'));
    expect(at(now, { keepSpam: 0.2 }).spam).toEqual(new Date('2026-11-20T00:00:00Z'));
  });

  it.each([0, -1, Number.NaN, Number.POSITIVE_INFINITY, null, undefined])(
    'gives no cut-off for the period %s',
    (period) => {
      const none = Object.fromEntries(Object.keys(periods).map((name) => [name, period]));
      expect(at('2026-11-21T12:00:00Z', none)).toEqual({
        enquiries: null,
        projects: null,
        financial: null,
        spam: null,
        analytics: null,
        scans: null,
        // The audit log’s period is not a setting.
        auditLog: new Date('2025-11-21T00:00:00Z'),
        unanswered: new Date('2025-11-21T00:00:00Z'),
      });
    },
  );

  it('stays within the database’s date range for any period', () => {
    const forEver = { keepEnquiries: 1_000_000, keepSpam: 1_000_000, keepAnalytics: 1_000_000 };
    const { enquiries, spam, analytics } = at('2026-11-21T12:00:00Z', forEver);
    expect(enquiries?.getUTCFullYear()).toBe(1826);
    expect(spam?.getUTCFullYear()).toBe(1827);
    expect(analytics).toBe('1826-11-21');
  });

  it('never deletes data within the period', () => {
    const moments = fc.date({
      min: new Date('2020-01-01'),
      max: new Date('2060-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 500 }), (now, days) => {
        const { spam } = cutOffs({ ...periods, keepSpam: days }, now);
        const age = (now.getTime() - (spam?.getTime() ?? 0)) / 86_400_000;
        // The start of a day, and one hour for a clock change.
        expect(age).toBeGreaterThanOrEqual(days - 1 / 24);
        expect(age).toBeLessThan(days + 1 + 1 / 24);
      }),
    );
  });
});
