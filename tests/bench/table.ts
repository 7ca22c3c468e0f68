import type { Result } from 'lighthouse';
import { type Category, scoreOf } from './measure.ts';

export interface Page {
  path: string;
  /** Absent when the page could not be measured. */
  report?: Result;
  problem?: string;
}

/** Per page: the lowest acceptable score of a category. */
export type Targets = Readonly<Record<string, Partial<Record<Category, number>>>>;

const headings = ['Page', 'Perf', 'A11y', 'Best', 'SEO', 'FCP', 'LCP', 'TBT', 'CLS', 'Bytes'];

export function inKilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000)} kB`;
}

function cells({ path, report }: Page): string[] {
  if (!report) return [path, ...headings.slice(1).map(() => '–')];
  const value = (id: string) => report.audits[id]?.numericValue ?? 0;
  const seconds = (id: string) => `${(value(id) / 1000).toFixed(1)} s`;
  return [
    path,
    String(scoreOf(report, 'performance')),
    String(scoreOf(report, 'accessibility')),
    String(scoreOf(report, 'best-practices')),
    String(scoreOf(report, 'seo')),
    seconds('first-contentful-paint'),
    seconds('largest-contentful-paint'),
    `${Math.round(value('total-blocking-time'))} ms`,
    value('cumulative-layout-shift').toFixed(3),
    inKilobytes(value('total-byte-weight')),
  ];
}

/** The conditions besides the site that affect the figures. */
function conditions(reports: readonly Result[]): string {
  const [first] = reports;
  if (!first) return '';
  const { rttMs, throughputKbps, cpuSlowdownMultiplier } = first.configSettings.throttling;
  // Lighthouse’s own figure for processor speed. Where it varies, other work was running.
  const speeds = reports.map(({ environment }) => Math.round(environment.benchmarkIndex));
  return [
    `Lighthouse ${first.lighthouseVersion}, ${first.configSettings.formFactor}:`,
    `${rttMs} ms and ${(throughputKbps / 1000).toFixed(1)} Mbit/s simulated,`,
    `processor slowed down ${cpuSlowdownMultiplier} times`,
    `from an index of ${Math.min(...speeds)} to ${Math.max(...speeds)}.`,
  ].join(' ');
}

/** The figures side by side, as text. */
export function table(pages: readonly Page[]): string {
  const rows = [headings, ...pages.map(cells)];
  const widths = headings.map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('  ');
  const reports = pages.flatMap(({ report }) => report ?? []);
  return [...rows.map(line), conditions(reports)].join('\n').trimEnd();
}

/** A sentence for every missed target and every failed measurement. */
export function missedTargets(pages: readonly Page[], targets: Targets): string[] {
  return pages.flatMap(({ path, report, problem }) => {
    if (!report) return [`NOT MEASURED  ${path}: ${problem}`];
    const wanted = Object.entries(targets[path] ?? {}) as [Category, number][];
    return wanted
      .filter(([category, least]) => scoreOf(report, category) < least)
      .map(
        ([category, least]) =>
          `BELOW TARGET  ${path}: ${category} is ${scoreOf(report, category)}, not ${least}`,
      );
  });
}
