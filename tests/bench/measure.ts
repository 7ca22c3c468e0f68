import { chromium } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { findFreePort } from '../../src/platform/port.ts';
import type { Undo } from '../../src/platform/supervisor/undo.ts';
import { browserArguments, findBrowser } from '../support/find-browser.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export type Category = (typeof categories)[number];

/**
 * Starts the browser and returns the port on which Lighthouse talks to it. Lighthouse's own launcher
 * would look for an installed Chrome only.
 */
export async function startBrowser(undo: Undo): Promise<number> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath: await findBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
    // The script ends the browser itself: Playwright would end the process before the site has
    // stopped.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
  undo.add(() => browser.close());
  return port;
}

/** A score as reports show it: 0 to 100. */
export function scoreOf(report: Result, category: Category): number {
  return Math.round((report.categories[category]?.score ?? 0) * 100);
}

async function runOnce(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, {
    port,
    onlyCategories: [...categories],
    locale: 'en-GB',
    logLevel: 'silent',
    // Takes a second and is not in the printed report.
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
  const { runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return result.lhr;
}

/** The page from the site’s cache, as for the second visitor. */
async function warmUp(url: string): Promise<void> {
  const answer = await fetch(url, { redirect: 'manual' }).catch((cause: unknown) => {
    throw new Error(`${url} does not answer.`, { cause });
  });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`${url} answers ${answer.status}.`);
}

/**
 * Measures a page with an empty browser cache, on the telephone and the mobile network that
 * Lighthouse simulates by default.
 *
 * @param onRun receives the performance score of every run
 * @returns the median run by performance; the lower one of two
 */
export async function measure(
  url: string,
  { port, runs, onRun }: { port: number; runs: number; onRun: (score: number) => void },
): Promise<Result> {
  await warmUp(url);
  const reports: Result[] = [];
  for (let run = 0; run < runs; run += 1) {
    const report = await runOnce(url, port);
    onRun(scoreOf(report, 'performance'));
    reports.push(report);
  }
  const exact = (report: Result) => report.categories.performance?.score ?? 0;
  reports.sort((a, b) => exact(a) - exact(b));
  const median = reports[Math.floor((reports.length - 1) / 2)];
  if (!median) throw new Error('A page is to be measured at least once.');
  return median;
}
