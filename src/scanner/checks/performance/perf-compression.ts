import {
  type Check,
  countNoun,
  countPartOf,
  fail,
  formatFileSize,
  notApplicable,
  pass,
  readHeader,
} from '../../model/check.ts';
import type { AssetFact, ScanEvidence } from '../../model/evidence.ts';
import { makeProof } from '../proofs.ts';

/** Smaller files fit into one packet uncompressed. */
const LEAST_BYTES = 1400;

const encodings = /\b(?:br|zstd|gzip|x-gzip|deflate|dcb|dcz)\b/i;

function isText({ kind, status, contentType }: AssetFact): boolean {
  const isMeant = kind === 'script' || kind === 'style';
  return isMeant && status === 200 && !/^(?:image|font|audio|video)\//i.test(contentType ?? '');
}

function textsOf({ url, htmlBytes, headers, assets }: ScanEvidence) {
  const page = { url, bytes: htmlBytes, encoding: readHeader(headers, 'content-encoding') };
  const files = assets.known ? assets.value.filter(isText) : [];
  return [
    page,
    ...files.map((file) => ({ url: file.url, bytes: file.bytes, encoding: file.contentEncoding })),
  ].filter(({ bytes, encoding }) =>
    encodings.test(encoding ?? '') ? true : bytes !== null && bytes > LEAST_BYTES,
  );
}

export const perfCompression: Check = {
  id: 'perf-compression',
  severity: 'high',
  title: 'Text is sent without compression',
  passed: 'Compression of text',
  why: 'Compressed pages, styles and scripts are a quarter of the size. On a phone with a weak signal that is a wait of seconds.',
  fix: 'Turn on Brotli or gzip on the server, or put a CDN in front that does it, for HTML, CSS, JavaScript, JSON and SVG.',
  remedy: 'speed',
  sourceName: 'Lighthouse, document latency; web.dev',
  sourceUrl:
    'https://web.dev/articles/optimizing-content-efficiency-optimize-encoding-and-transfer',
  judge(evidence) {
    const texts = textsOf(evidence);
    if (texts.length === 0) {
      return notApplicable('The page is so small that compression would not help.');
    }
    const plain = texts.filter(({ encoding }) => !encodings.test(encoding ?? ''));
    const looked = countNoun(texts.length, 'text file');
    if (plain.length === 0) return pass(`${looked} looked at, all sent compressed.`);
    return fail(
      `${countPartOf(plain.length, texts.length, 'text file')} that we looked at ${plain.length === 1 ? 'is' : 'are'} sent uncompressed.`,
      plain.map(({ url, bytes }) => makeProof('address', url, formatFileSize(bytes ?? 0))),
      { share: 1 - plain.length / texts.length },
    );
  },
};
