import { judgePage } from '../checks/registry.ts';
import { surveyCrawled } from '../crawl/survey-crawled.ts';
import type { GatheredEvidence, RawDocument } from '../gather/request-budget.ts';
import type { AssetFact, Known, ScanEvidence } from '../model/evidence.ts';
import type { ScanReport } from '../model/report.ts';
import { type ParsedPage, parsePage } from '../page/parse-page.ts';
import { listLoadedFiles } from '../page/resources.ts';
import { surveyPage } from '../page/survey-page.ts';
import { type JudgedCheck, scoreReport } from '../score/score-report.ts';
import { parseSitemap } from '../sitemap/parse-sitemap.ts';
import type { WorkerJob, WorkerMessage } from './scan-worker.ts';

/** Browsers look for the encoding in the first 1024 bytes. */
const DECLARATION_BYTES = 1024;

function byteOrderMark(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return null;
}

function declared(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, DECLARATION_BYTES)).toString('latin1');
  const [, charset = null] =
    /<meta\s[^>]{0,200}?charset\s{0,10}=\s{0,10}["']?\s{0,10}([^\s"'/>;]{1,40})/i.exec(start) ?? [];
  // A declaration readable as ASCII proves that the page is not UTF-16.
  return charset && /^utf-?16/i.test(charset) ? 'utf-8' : charset;
}

function decoderFor(label: string | null): TextDecoder | null {
  try {
    return label === null ? null : new TextDecoder(label);
  } catch {
    return null;
  }
}

function asUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}

/** Decodes like a browser: byte order mark, Content-Type, declaration, UTF-8, Windows-1252. */
export function decodeHtml(bytes: Uint8Array, contentType: string | null): string {
  const [, sent = null] = /;\s*charset\s*=\s*"?([^\s";,]+)/i.exec(contentType ?? '') ?? [];
  const decoder =
    decoderFor(byteOrderMark(bytes)) ?? decoderFor(sent) ?? decoderFor(declared(bytes));
  if (decoder) return decoder.decode(bytes);
  return asUtf8(bytes) ?? new TextDecoder('windows-1252').decode(bytes);
}

/** First number: scores change noticeably. Second: they may change. Third: texts only. */
const ENGINE_VERSION = '2.1.0';

function readDocument({ url, contentType, bytes }: RawDocument): ParsedPage {
  return parsePage(decodeHtml(bytes, contentType), url);
}

let surveyed: { document: RawDocument; page: ParsedPage } | undefined;

/** Keeps the parsed page: the same scan judges it next. */
function readForSurvey(document: RawDocument): ParsedPage {
  surveyed = { document, page: readDocument(document) };
  return surveyed.page;
}

function isSameDocument(one: RawDocument, other: RawDocument): boolean {
  const isSameLabel = one.url === other.url && one.contentType === other.contentType;
  return isSameLabel && Buffer.compare(one.bytes, other.bytes) === 0;
}

/** The surveyed page, or parsed anew: a process may be lost in between. */
function readForJudging(document: RawDocument): ParsedPage {
  const kept = surveyed;
  surveyed = undefined;
  return kept && isSameDocument(kept.document, document) ? kept.page : readDocument(document);
}

function readEvidence(gathered: GatheredEvidence): ScanEvidence {
  const { document, sidePages, ...rest } = gathered;
  return {
    ...rest,
    url: document.url,
    htmlBytes: document.bytes.byteLength,
    page: readForJudging(document),
    sidePages: sidePages.known
      ? {
          known: true,
          value: sidePages.value.map((side) => ({
            url: side.url,
            page: readDocument(side.document),
          })),
        }
      : sidePages,
  };
}

function bytesOf(assets: Known<readonly AssetFact[]>): number | null {
  const sizes = assets.known ? assets.value.flatMap(({ bytes }) => bytes ?? []) : [];
  return sizes.length > 0 ? sizes.reduce((sum, bytes) => sum + bytes, 0) : null;
}

export function buildReport(evidence: ScanEvidence, judged: readonly JudgedCheck[]): ScanReport {
  const { page, hops, ttfbMs } = evidence;
  return {
    engine: ENGINE_VERSION,
    askedUrl: evidence.askedUrl,
    url: evidence.url,
    host: new URL(evidence.url).host,
    scannedAt: evidence.scannedAt,
    ...scoreReport(judged),
    measures: {
      ttfbMs: ttfbMs.known ? ttfbMs.value : null,
      htmlBytes: evidence.htmlBytes,
      elements: page.elements.length,
      requests: listLoadedFiles(page).length,
      assetBytes: bytesOf(evidence.assets),
      redirects: Math.max(0, hops.length - 1),
    },
  };
}

/** Does one job. Little memory and a time limit: a hostile page can end only this process. */
export function answerTo(job: WorkerJob): WorkerMessage {
  switch (job.kind) {
    case 'survey':
      return { state: 'done', answer: surveyPage(readForSurvey(job.question), job.question.url) };
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
