import { readTarget, type Target } from '../address/read-target.ts';
import { type AskMailRecords, readMailRecords } from '../dns/read-mail-records.ts';
import { readAttendedMs } from '../fetch/attended-time.ts';
import { createGuardedClient } from '../fetch/guarded-client.ts';
import {
  type GuardedClient,
  RefusedAddress,
  raceWithSignal,
  type Visit,
} from '../fetch/guarded-request.ts';
import {
  gatherFilesAndLinks,
  gatherPageTexts,
  gatherSiteFiles,
  toRawDocument,
  toVisitedPage,
} from '../gather/gather-site.ts';
import type { Unscored } from '../gather/page-problem.ts';
import {
  type Budget,
  createBudget,
  type GatheredEvidence,
  OutOfTime,
} from '../gather/request-budget.ts';
import { createSiteClient, MAX_REDIRECTS, type SiteClient } from '../gather/site-client.ts';
import { createRobotsGate, visitDocument } from '../gather/visit-document.ts';
import { countNoun, formatFileSize } from '../model/check.ts';
import type { RunOptions, ScanOutcome, ScanReport, ScanStep, StepEvent } from '../model/report.ts';
import type { PageSurvey } from '../page/survey-page.ts';
import { inspectCertificate } from '../tls/inspect-certificate.ts';
import type { ScanWorker, WorkerOutcome } from './scan-worker.ts';
import { createWorkerPool } from './worker-pool.ts';

const scanWorkers = createWorkerPool();

type TakeStep = <T>(
  step: ScanStep,
  work: () => T | Promise<T>,
  detailOf?: (result: T) => string | undefined,
) => Promise<T>;

function createSteps(onStep: (event: StepEvent) => void = () => {}): TakeStep {
  return async (step, work, detailOf) => {
    onStep({ step, state: 'begun' });
    const result = await work();
    const detail = detailOf?.(result);
    onStep({ step, state: 'done', ...(detail ? { detail } : {}) });
    return result;
  };
}

/** Details stand beside their step, in one line of a phone. */
function pageDetail({ answer }: Visit): string {
  return `${formatFileSize(answer.body.byteLength)} in ${(answer.ttfbMs / 1000).toFixed(2)} s`;
}

function filesDetail({ sitemaps }: Pick<GatheredEvidence, 'sitemaps'>): string {
  const files = sitemaps.known ? sitemaps.value.length : 0;
  return files === 0 ? 'no sitemap' : countNoun(files, 'sitemap');
}

function textsDetail({ sidePages }: Pick<GatheredEvidence, 'sidePages'>): string {
  return countNoun(sidePages.known ? sidePages.value.length : 0, 'page');
}

function partsDetail({ assets, links }: Pick<GatheredEvidence, 'assets' | 'links'>): string {
  const answered = <T extends { status: number | null }>(those: readonly T[]) =>
    those.filter(({ status }) => status !== null).length;
  const files = assets.known ? answered(assets.value) : 0;
  const tried = links.known ? answered(links.value) : 0;
  return `${countNoun(files, 'file')}, ${countNoun(tried, 'link')}`;
}

function checksDetail(outcome: ScanOutcome): string | undefined {
  if (outcome.status !== 'scored') return undefined;
  const judged = outcome.report.checks.filter(({ score }) => score !== null);
  return `${judged.length} of ${countNoun(outcome.report.checks.length, 'check')}`;
}

/** What a scan works with. The caller closes what it passes in. */
export interface ScanParts {
  /** Default: a new client, closed at the end. */
  client?: GuardedClient;
  /** Default: one of the site's pool. */
  worker?: ScanWorker;
  /** Replaces the name servers in tests. */
  mailRecords?: AskMailRecords;
}

/**
 * Attended milliseconds for all requests of a scan. Most scans need a second or two: this is the
 * guard against sites that keep us busy. Parsing and judging come on top.
 */
const ASKING_MS = 20_000;
/** For the page with its redirects. */
const VISIT_MS = 10_000;
/** The same by the clock on the wall; a job of the office ends after a minute. */
const ASKING_CEILING_MS = 35_000;

interface Scan {
  options: RunOptions;
  site: SiteClient;
  worker: ScanWorker;
  takeStep: TakeStep;
  budget: Budget;
  mailRecords: AskMailRecords | undefined;
  signal: AbortSignal;
}

/** The page exceeded the limits of the scanner’s process. Throws when our machine was too busy to read it. */
function tooMuch({ answer }: Visit, because: 'time' | 'memory' | 'busy'): Unscored {
  if (because === 'busy') throw new OutOfTime({ isBusy: true });
  return {
    status: 'no-page',
    url: answer.url,
    httpStatus: answer.status,
    reason: 'too-large',
    because: 'The page is too large or too deeply nested to be read.',
  };
}

type Ended = { state: 'ended'; outcome: Unscored };

async function findPage(
  { site, worker, budget, options }: Scan,
  target: Target,
): Promise<{ state: 'page'; visit: Visit; survey: PageSurvey } | Ended> {
  const time = budget.part(VISIT_MS);
  const gate = createRobotsGate(site, options.userAgent, time);
  let next = { url: target.url.href, isBare: target.isBare };
  let before: Visit['hops'] = [];
  for (;;) {
    const visited = await visitDocument(site, next, time, before, gate);
    if (visited.state === 'ended') return visited;
    const { visit } = visited;
    const read = await worker.run('survey', toRawDocument(visit.answer));
    if (read.state === 'ended') return { state: 'ended', outcome: tooMuch(visit, read.because) };
    const { refreshTo } = read.answer;
    const isNew = visit.hops.every(({ url }) => url !== refreshTo);
    if (refreshTo === null || !isNew || visit.hops.length > MAX_REDIRECTS) {
      return { state: 'page', visit, survey: read.answer };
    }
    const last = visit.hops.at(-1);
    before = [...visit.hops.slice(0, -1), ...(last ? [{ ...last, location: refreshTo }] : [])];
    next = { url: refreshTo, isBare: false };
  }
}

/** The address for the report: a bare one was typed without the scheme that it was given. */
export function describeAsked({ url, isBare }: Target, pageUrl: string): string {
  if (!isBare || url.href === pageUrl) return url.href;
  const bare = url.href.slice(`${url.protocol}//`.length);
  return bare === `${url.host}/` ? url.host : bare;
}

function outcomeOf(judged: WorkerOutcome<ScanReport>, target: Target, visit: Visit): ScanOutcome {
  if (judged.state !== 'done') return tooMuch(visit, judged.because);
  const askedUrl = describeAsked(target, judged.answer.url);
  return { status: 'scored', report: { ...judged.answer, askedUrl } };
}

async function scanPage(target: Target, scan: Scan): Promise<ScanOutcome> {
  const { options, site, worker, takeStep, budget, mailRecords, signal } = scan;
  const page = await takeStep(
    'page',
    () => findPage(scan, target),
    (found) => (found.state === 'page' ? pageDetail(found.visit) : undefined),
  );
  if (page.state === 'ended') return page.outcome;
  const { visit, survey } = page;

  const askedUrl = target.url.href;
  const readTls = (url: string, timeoutMs: number) =>
    inspectCertificate(new URL(url).hostname, 443, { ...options, timeoutMs });
  const readMail = (hostname: string, mostMs: number) =>
    readMailRecords(hostname, mostMs, signal, mailRecords);
  const questions = { askedUrl, visit, readTls, readMail };
  const files = await takeStep(
    'files',
    () => gatherSiteFiles(site, questions, budget),
    filesDetail,
  );
  const texts = await takeStep('read', () => gatherPageTexts(site, survey, budget), textsDetail);
  const parts = await takeStep(
    'parts',
    () => gatherFilesAndLinks(site, survey, visit.answer.url, budget),
    partsDetail,
  );
  const scannedAt = new Date(options.now()).toISOString();
  const gathered = { askedUrl, scannedAt, ...toVisitedPage(visit), ...files, ...texts, ...parts };
  return takeStep(
    'checks',
    async () => outcomeOf(await worker.run('judge', gathered), target, visit),
    checksDetail,
  );
}

function readAddress(typed: string, options: RunOptions): Target | Unscored {
  try {
    return readTarget(typed, options);
  } catch (error) {
    if (error instanceof RefusedAddress) return { status: 'refused', because: error.message };
    throw error;
  }
}

/**
 * Scans a page; a late answer counts as unknown. Equal bytes give an equal report, except timings.
 * @throws the signal's reason when aborted; OutOfTime when our machine was too busy; internal errors
 */
export async function runScan(
  typed: string,
  options: RunOptions,
  parts: ScanParts = {},
): Promise<ScanOutcome> {
  const { signal = new AbortController().signal, onStep } = options;
  signal.throwIfAborted();
  const takeStep = createSteps(onStep);
  const target = await takeStep(
    'address',
    () => readAddress(typed, options),
    (address) => ('hostname' in address ? address.url.host : undefined),
  );
  if (!('hostname' in target)) return target;

  const client = parts.client ?? createGuardedClient(options);
  const scanWith = (worker: ScanWorker) => {
    return scanPage(target, {
      options,
      site: createSiteClient(client, signal),
      worker,
      takeStep,
      budget: createBudget(ASKING_MS, readAttendedMs, { ms: ASKING_CEILING_MS }),
      mailRecords: parts.mailRecords,
      signal,
    });
  };
  const scanSoon = (worker: ScanWorker) => raceWithSignal(signal, scanWith(worker));
  try {
    const scan = parts.worker ? scanSoon(parts.worker) : scanWorkers.use(scanSoon);
    // A scan may also be stopped while it waits for its turn.
    return await raceWithSignal(signal, scan);
  } finally {
    if (!parts.client) await client.close();
  }
}
