import type { Result } from 'lighthouse';
import { inKilobytes } from './table.ts';

type Audit = Result['audits'][string];
type Reference = Result['categories'][string]['auditRefs'][number];

/** Lighthouse describes findings in many formats; these parts are printed. */
interface Item {
  url?: string;
  label?: string;
  description?: string;
  selector?: string;
  node?: { selector?: string };
  wastedBytes?: number;
  wastedMs?: number;
  totalBytes?: number;
  transferSize?: number;
  duration?: number;
  requestCount?: number;
  startTime?: number;
  source?: { url?: string; value?: string };
  reflowTime?: number;
  /** Tables, when the finding is a list of them. */
  type?: string;
  items?: Item[];
  value?: Item;
}

const OPPORTUNITIES = 5;
const ITEMS = 3;

function itemsOf(audit: Audit | undefined): Item[] {
  const { details } = audit ?? {};
  if (!details || !('items' in details) || !Array.isArray(details.items)) return [];
  return (details.items as Item[]).flatMap((item) => {
    if (item.type === 'table') return item.items ?? [];
    return item.type === 'list-section' ? (item.value?.items ?? []) : item;
  });
}

/** The path of an address on the measured site; other addresses are unchanged. */
function shorten(url: string): string {
  const { origin, pathname } = URL.parse(url) ?? {};
  return origin?.startsWith('http://localhost') ? (pathname ?? url) : url;
}

function inMilliseconds(value: number): string {
  return `${Math.round(value)} ms`;
}

function describeItem(item: Item): string {
  const url = item.url ?? item.source?.url;
  const selector = item.node?.selector ?? item.selector;
  const name = url ? shorten(url) : (selector ?? item.source?.value ?? item.label);
  const amounts = [
    item.wastedBytes ? `${inKilobytes(item.wastedBytes)} too much` : '',
    item.totalBytes ? `${inKilobytes(item.totalBytes)} in all` : '',
    item.wastedMs ? `costs ${inMilliseconds(item.wastedMs)}` : '',
    item.duration ? inMilliseconds(item.duration) : '',
    item.reflowTime ? inMilliseconds(item.reflowTime) : '',
  ];
  return [name ?? item.description, amounts.filter(Boolean).join(', ')].filter(Boolean).join('  ');
}

/** Audits of a category that count and did not pass. */
function failed(report: Result, category: string): [Reference, Audit][] {
  const references = report.categories[category]?.auditRefs ?? [];
  return references.flatMap((reference): [Reference, Audit][] => {
    const audit = report.audits[reference.id];
    if (!audit || audit.score === null || audit.score >= 1) return [];
    return [[reference, audit]];
  });
}

/** The points each metric costs out of 100, highest first. */
function lostPoints(report: Result): string {
  const references = report.categories.performance?.auditRefs ?? [];
  const whole = references.reduce((sum, { weight }) => sum + weight, 0);
  const losses = failed(report, 'performance')
    .map(([{ acronym, weight }, audit]) => ({
      name: `${acronym} ${audit.displayValue ?? ''}`.trim(),
      points: ((1 - (audit.score ?? 1)) * weight * 100) / whole,
    }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .map(({ name, points }) => `${name} −${points.toFixed(1)}`);
  return losses.join(', ') || 'none';
}

/** Estimated gain, comparable between audits: a layout shift of 0.1 weighs like a second. */
function gain({ metricSavings = {} }: Audit): number {
  const { CLS = 0, ...times } = metricSavings;
  return Object.values(times).reduce<number>((sum, time) => sum + (time ?? 0), CLS * 10_000);
}

function describeGain({ metricSavings = {}, displayValue }: Audit): string {
  const savings = Object.entries(metricSavings)
    .filter(([, value]) => value)
    .map(([metric, value]) => `${metric} −${metric === 'CLS' ? value : `${value} ms`}`);
  return [displayValue, ...savings].filter(Boolean).join(', ');
}

function describeFinding(audit: Audit, gained: string, limit: number): string[] {
  const items = itemsOf(audit).map(describeItem).filter(Boolean);
  const more = items.length > limit ? [`… and ${items.length - limit} more`] : [];
  return [
    `  ${audit.title} (${[audit.id, gained].filter(Boolean).join('; ')})`,
    ...[...items.slice(0, limit), ...more].map((item) => `    ${item}`),
  ];
}

function opportunities(report: Result): string[] {
  return failed(report, 'performance')
    .filter(([{ group }]) => group === 'insights' || group === 'diagnostics')
    .map(([, audit]) => audit)
    .sort((a, b) => gain(b) - gain(a))
    .slice(0, OPPORTUNITIES)
    .flatMap((audit) => describeFinding(audit, describeGain(audit), ITEMS));
}

/** Every audit that cost points, with all its places, because each needs a fix. */
function failures(report: Result, category: string): string[] {
  return failed(report, category)
    .filter(([{ weight }]) => weight > 0)
    .flatMap(([, audit]) => describeFinding(audit, '', Number.POSITIVE_INFINITY));
}

/** The distribution of bytes, and the largest requests. */
function traffic(report: Result): string[] {
  const kinds = itemsOf(report.audits['resource-summary'])
    .filter(({ label, requestCount }) => requestCount && label !== 'Total')
    .map(({ label, requestCount, transferSize = 0 }) =>
      [label?.toLowerCase(), inKilobytes(transferSize), `in ${requestCount}`].join(' '),
    );
  const largest = itemsOf(report.audits['network-requests'])
    .toSorted((a, b) => (b.transferSize ?? 0) - (a.transferSize ?? 0))
    .slice(0, ITEMS)
    .map(({ url = '', transferSize = 0 }) => `    ${shorten(url)}  ${inKilobytes(transferSize)}`);
  return [`  Requests: ${kinds.join(', ')}`, ...largest];
}

function longTasks(report: Result): string[] {
  const tasks = itemsOf(report.audits['long-tasks']).map(
    ({ url = '', duration = 0, startTime = 0 }) =>
      `    ${shorten(url)}  ${inMilliseconds(duration)} after ${inMilliseconds(startTime)}`,
  );
  return tasks.length > 0 ? ['  Long tasks', ...tasks.slice(0, ITEMS)] : [];
}

/** The largest contentful element, by which LCP is measured. */
function largestElement(report: Result): string[] {
  const parts = itemsOf(report.audits['lcp-breakdown-insight']);
  const selector = parts.find((part) => part.selector)?.selector;
  return selector ? [`  LCP element: ${selector}`] : [];
}

/** Explains a page’s figures. */
export function describePage(path: string, report: Result): string {
  return [
    `${path}  points lost: ${lostPoints(report)}`,
    ...report.runWarnings.map((warning) => `  Warning: ${warning}`),
    ...['accessibility', 'best-practices', 'seo'].flatMap((category) => failures(report, category)),
    ...largestElement(report),
    ...opportunities(report),
    ...longTasks(report),
    ...traffic(report),
  ].join('\n');
}
