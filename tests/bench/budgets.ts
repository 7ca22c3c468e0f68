import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Result } from 'lighthouse';
import { root } from '../run/execute.ts';

/** What a page weighs, in bytes as sent; the same on every machine, unlike its speed. */
export interface Weight {
  /** Scripts that are not in every Next application. */
  ownScript: number;
  framework: number;
  html: number;
  requests: number;
  elements: number;
}

export type Budgets = Record<string, Weight>;

export const budgetsFile = path.join(root, 'tests/bench/page-budgets.json');

/** A page may exceed its budget by this share, because compression and chunks vary a little. */
const tolerance = 0.05;

export const readBudgets = (): Budgets => JSON.parse(readFileSync(budgetsFile, 'utf8')) as Budgets;

/** Any page of sections: its list of client components includes Next's own. */
const clientModules = '.next/server/app/(site)/[[...path]]/page_client-reference-manifest.js';

/** Names of the scripts of Next and React: of every page, and of Next's client components. */
function readFramework(): Set<string> {
  const manifest = readFileSync(path.join(root, '.next/build-manifest.json'), 'utf8');
  const { rootMainFiles, polyfillFiles } = JSON.parse(manifest) as Record<string, string[]>;
  const list = readFileSync(path.join(root, clientModules), 'utf8');
  const components = /"[^"]*node_modules\/next\/dist\/[^"]*":\{[^}]*"chunks":\[([^\]]*)\]/g;
  const files = [
    ...(rootMainFiles ?? []),
    ...(polyfillFiles ?? []),
    ...[...list.matchAll(components)].flatMap(
      ([, chunks = '']) => chunks.match(/[^"]+\.js/g) ?? [],
    ),
  ];
  return new Set(files.map((file) => path.basename(file)));
}

interface Sent {
  url: string;
  resourceType?: string;
  transferSize?: number;
}

/** The weight of a page as Lighthouse saw it, without any input of a visitor. */
export function weigh(report: Result): Weight {
  const { details } = report.audits['network-requests'] ?? {};
  const items = (details && 'items' in details ? details.items : []) as unknown as Sent[];
  const requests = items.filter(({ url }) => !url.startsWith('data:'));
  const framework = readFramework();
  const sum = (isCounted: (request: Sent) => boolean) =>
    requests.filter(isCounted).reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0);
  const isScript = ({ resourceType }: Sent) => resourceType === 'Script';
  const isFramework = ({ url }: Sent) => framework.has(path.basename(new URL(url).pathname));
  const dom = report.audits['dom-size-insight']?.details as unknown as
    | { debugData?: { totalElements?: number } }
    | undefined;
  return {
    ownScript: sum((request) => isScript(request) && !isFramework(request)),
    framework: sum((request) => isScript(request) && isFramework(request)),
    html: sum(({ resourceType }) => resourceType === 'Document'),
    requests: requests.length,
    elements: dom?.debugData?.totalElements ?? 0,
  };
}

/** A sentence for everything that weighs more than its budget. */
export function exceededBudgets(page: string, weight: Weight, budgets: Budgets): string[] {
  const budget = budgets[page];
  if (!budget) return [];
  return Object.entries(weight)
    .filter(([kind, amount]) => amount > budget[kind as keyof Weight] * (1 + tolerance))
    .map(
      ([kind, amount]) =>
        `OVER BUDGET   ${page}: ${kind} is ${amount}, not ${budget[kind as keyof Weight]}`,
    );
}
