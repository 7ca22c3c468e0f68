import { parentPort } from 'node:worker_threads';
import { surveyCrawled } from '../crawl/survey-crawled.ts';
import { surveyPage } from '../page/survey-page.ts';
import { parseSitemap } from '../sitemap/parse-sitemap.ts';
import { buildReport, readDocument, readEvidence } from './build-report.ts';
import { judgePage } from './judge-page.ts';
import type { WorkerJob, WorkerMessage } from './worker-messages.ts';

/**
 * The thread that reads what strangers wrote: it parses documents and judges them, with little
 * memory and for a limited time, so that a hostile page ends this thread and nothing else.
 */

function answerTo(job: WorkerJob): WorkerMessage {
  switch (job.kind) {
    case 'survey':
      return { state: 'done', answer: surveyPage(readDocument(job.question), job.question.url) };
    case 'crawled': {
      const { document, ...rest } = job.question;
      return { state: 'done', answer: surveyCrawled(readDocument(document), document.url, rest) };
    }
    case 'sitemap':
      return { state: 'done', answer: parseSitemap(job.question.body, job.question.isCut) };
    case 'judge': {
      const evidence = readEvidence(job.question);
      return { state: 'done', answer: buildReport(evidence, judgePage(evidence)) };
    }
  }
}

function tell(message: WorkerMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on('message', (job: WorkerJob) => {
  try {
    tell(answerTo(job));
  } catch (error) {
    tell({ state: 'broken', problem: error instanceof Error ? error.message : String(error) });
  }
});

tell({ state: 'ready' });
