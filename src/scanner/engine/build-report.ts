import type { GatheredEvidence, RawDocument } from '../gather/gathered.ts';
import type { AssetFact, Known, ScanEvidence } from '../model/evidence.ts';
import type { ScanReport } from '../model/report.ts';
import { decodeHtml } from '../page/decode-html.ts';
import { parsePage } from '../page/parse-page.ts';
import type { ParsedPage } from '../page/parsed-page.ts';
import { loadedFiles } from '../page/resources.ts';
import type { JudgedCheck } from '../score/judged-check.ts';
import { scoreReport } from '../score/score-report.ts';
import { ENGINE_VERSION } from './engine-version.ts';

/** Parses a document from its bytes. */
export function readDocument({ url, contentType, bytes }: RawDocument): ParsedPage {
  return parsePage(decodeHtml(bytes, contentType), url);
}

/** Makes evidence of what was gathered: parses the page and the pages beside it. */
export function readEvidence(gathered: GatheredEvidence): ScanEvidence {
  const { document, sidePages, ...rest } = gathered;
  return {
    ...rest,
    url: document.url,
    htmlBytes: document.bytes.byteLength,
    page: readDocument(document),
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

/** The report of a page that was judged. */
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
      requests: loadedFiles(page).length,
      assetBytes: bytesOf(evidence.assets),
      redirects: Math.max(0, hops.length - 1),
    },
  };
}
