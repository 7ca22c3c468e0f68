import type { CrawlQuestion, CrawlSurvey } from '../crawl/survey-crawled.ts';
import type { GatheredEvidence, RawDocument } from '../gather/request-budget.ts';
import type { ScanReport } from '../model/report.ts';
import type { PageSurvey } from '../page/survey-page.ts';
import type { Sitemap } from '../sitemap/parse-sitemap.ts';

export interface WorkerJobs {
  survey: { question: RawDocument; answer: PageSurvey };
  crawled: { question: CrawlQuestion; answer: CrawlSurvey };
  sitemap: { question: { body: string; isCut: boolean }; answer: Sitemap };
  judge: { question: GatheredEvidence; answer: ScanReport };
}

export type WorkerJob = {
  [Kind in keyof WorkerJobs]: { kind: Kind; question: WorkerJobs[Kind]['question'] };
}[keyof WorkerJobs];

/** `ready` comes once, after loading; then one message per job. */
export type WorkerMessage =
  | { state: 'ready' }
  | { state: 'done'; answer: WorkerJobs[keyof WorkerJobs]['answer'] }
  | { state: 'broken'; problem: string };
