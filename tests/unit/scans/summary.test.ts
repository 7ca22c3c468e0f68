import { expect, it } from 'vitest';
import { summariseScan } from '@/scans/rules/scans';

const scan = {
  url: 'https://shop.co.uk/',
  scannedAt: '2026-06-30T23:30:00.000Z',
  overall: 64,
  categories: [
    { label: 'Search engines', score: 71 },
    { label: 'AI search', score: null },
  ],
  counts: { critical: 1, high: 0, medium: 1, low: 0 },
  failing: [
    { severity: 'medium', title: 'Pictures without a description' },
    { severity: 'critical', title: 'No secure connection' },
  ],
};

it('lists the findings by severity, with the UK date', () => {
  expect(summariseScan(scan)).toBe(
    [
      'https://shop.co.uk/',
      'Scanned on 2026-07-01: 64 of 100',
      'Search engines 71, AI search not scored',
      'Failing checks: 1 critical, 0 high, 1 medium, 0 low',
      '- critical: No secure connection',
      '- medium: Pictures without a description',
    ].join('\n'),
  );
});

it('fits the enquiry’s record for any number of failures', () => {
  const failing = Array.from({ length: 300 }, (_, number) => ({
    severity: number < 3 ? 'low' : 'high',
    title: `Fault ${number} ${'x'.repeat(60)}`,
  }));
  const text = summariseScan({ ...scan, failing });
  expect(text.length).toBeLessThanOrEqual(6_000);
  expect(text.length).toBeGreaterThan(5_800);
  expect(text).not.toContain('- low');
  expect(text.endsWith('x')).toBe(true);
});
