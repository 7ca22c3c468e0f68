import type { Visit } from '../fetch/contract.ts';
import type { GatheredEvidence } from '../gather/gathered.ts';
import { counted, fileSize } from '../model/amounts.ts';
import type { ScanOutcome, ScanStep, StepEvent } from '../model/report.ts';

/** Does a step and tells when it begins and ends. */
export type TakeStep = <T>(
  step: ScanStep,
  work: () => T | Promise<T>,
  detailOf?: (result: T) => string | undefined,
) => Promise<T>;

/** @param onStep told about each step, and what came of it in a few words */
export function createSteps(onStep: (event: StepEvent) => void = () => {}): TakeStep {
  return async (step, work, detailOf) => {
    onStep({ step, state: 'begun' });
    const result = await work();
    const detail = detailOf?.(result);
    onStep({ step, state: 'done', ...(detail ? { detail } : {}) });
    return result;
  };
}

export function pageDetail({ answer }: Visit): string {
  return `${fileSize(answer.body.byteLength)}, first byte after ${(answer.timing.ttfbMs / 1000).toFixed(2)} s`;
}

export function filesDetail({
  robotsTxt,
  sitemaps,
}: Pick<GatheredEvidence, 'robotsTxt' | 'sitemaps'>): string {
  const robots = robotsTxt.known && robotsTxt.value.status === 200 ? 'robots.txt' : 'no robots.txt';
  const files = sitemaps.known ? sitemaps.value.length : 0;
  return `${robots}, ${files === 0 ? 'no sitemap' : counted(files, 'sitemap')}`;
}

export function textsDetail({
  stylesheets,
  sidePages,
}: Pick<GatheredEvidence, 'stylesheets' | 'sidePages'>): string {
  const sheets = stylesheets.known ? stylesheets.value.length : 0;
  const pages = sidePages.known ? sidePages.value.length : 0;
  return `${counted(sheets, 'style sheet')}, ${counted(pages, 'other page')}`;
}

export function partsDetail({ assets, links }: Pick<GatheredEvidence, 'assets' | 'links'>): string {
  const answered = <T extends { status: number | null }>(those: readonly T[]) =>
    those.filter(({ status }) => status !== null).length;
  const files = assets.known ? answered(assets.value) : 0;
  const tried = links.known ? answered(links.value) : 0;
  return `${counted(files, 'file')}, ${counted(tried, 'link')}`;
}

export function checksDetail(outcome: ScanOutcome): string | undefined {
  if (outcome.status !== 'scored') return undefined;
  const judged = outcome.report.checks.filter(({ score }) => score !== null);
  return `${judged.length} of ${counted(outcome.report.checks.length, 'check')} applied`;
}
