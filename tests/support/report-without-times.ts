import type { ScanReport } from '../../src/scanner/model/report.ts';

/** A report as text, without what is a time: all else must be equal for equal bytes. */
export function textWithoutTimes({ measures, ...report }: ScanReport): string {
  const text = JSON.stringify({ ...report, scannedAt: '', measures: { ...measures, ttfbMs: 0 } });
  return text.replaceAll(/\b\d+ ms\b/g, '0 ms');
}
