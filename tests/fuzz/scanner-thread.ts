import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { readCases } from '../../src/scanner/cases/read-cases.ts';
import { judgePage } from '../../src/scanner/checks/registry.ts';
import { buildReport, decodeHtml } from '../../src/scanner/engine/answer-job.ts';
import { parsePage } from '../../src/scanner/page/parse-page.ts';
import { surveyPage } from '../../src/scanner/page/survey-page.ts';
import { parseSitemap } from '../../src/scanner/sitemap/parse-sitemap.ts';
import { benchPages } from '../bench/scanner-pages.ts';
import { known, pageEvidence } from '../support/scan-evidence.ts';
import { createRandom, mutateBytes, mutateDocument } from './mutate-document.ts';

/** Reads mutated documents as a scan does; `scanner.ts` starts this thread. */

export interface FuzzTask {
  seed: number;
  first: number;
  step: number;
  count: number;
  /** The number of the document that is being read. */
  at: SharedArrayBuffer;
}

export type FuzzMessage = { state: 'done' } | { state: 'fault'; number: number; because: string };

const url = 'https://shop.example/';

const smallBusiness = `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><title>Plumber in Hereford</title>
<meta name="viewport" content="width=device-width"><link rel="canonical" href="/"><style>@media (min-width:40em){p{margin:0}}</style>
<script type="application/ld+json">{"@context":"https://schema.org","@type":"Plumber","name":"Wye","telephone":"01432 352271","address":{"@type":"PostalAddress","postalCode":"HR4 9DG"},"openingHours":"Mo-Fr 08:00-17:00"}</script></head>
<body><a href="#m">Skip</a><nav aria-label="Main"><ul role="list"><li><a href="/contact">Contact</a></li></ul></nav><main id="m"><h1>Plumber</h1>
<dl><dt>Mon</dt><dd>9am–5pm</dd></dl><img src="/van.jpg" alt="Van" srcset="/van.jpg 1x, /van2.jpg 2x"><form><label>Email <input type="email" autocomplete="email"></label><button>Send</button></form>
<div role="tablist"><div role="tab" aria-selected="true" tabindex="0">One</div></div><iframe src="https://maps.google.com/" title="Map"></iframe><svg role="img" aria-label="Tick"></svg></main>
<footer><address>12 High Street, Hereford HR4 9DG</address> Wye Plumbing Ltd, company number 01234567, VAT GB 980 7806 84. © 2024 <a href="https://www.facebook.com/wye">Facebook</a></footer></body></html>`;

const cases = path.join(import.meta.dirname, '../unit/scanner/cases/real-pages.jsonl');
const realPages = readCases(readFileSync(cases, 'utf8')).flatMap((of) =>
  of.kind === 'page' ? of.page.html : [],
);

const madePages = [smallBusiness, smallBusiness, ...Object.values(benchPages)];
const textFiles = [
  'User-agent: *\nDisallow: /a\nSitemap: /s.xml',
  '# Shop\n> Bread\n- [Menu](/menu)',
  '@media (min-width: 40em) { a { color: red } }',
  '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc>https://shop.example/</loc></url></urlset>',
];

function readOne(seed: number): void {
  const random = createRandom(seed);
  // The made pages hold more of what the checks look for.
  const originals = random() < 0.5 ? madePages : realPages;
  const bytes = mutateBytes(mutateDocument(originals, random), random);
  const charset = random() < 0.2 ? '; charset=utf-16' : random() < 0.5 ? '; charset=utf-8' : '';
  const page = parsePage(decodeHtml(bytes, `text/html${charset}`), url);
  surveyPage(page, url);
  const text = mutateDocument(textFiles, random);
  parseSitemap(text, random() < 0.5);
  const file = { url, finalUrl: url, status: 200, contentType: null, body: text, isCut: false };
  const evidence = {
    ...pageEvidence({
      url,
      robotsTxt: known(file),
      llmsTxt: known(file),
      securityTxt: known(file),
      stylesheets: known([{ url, text }]),
      sidePages: known([{ url: `${url}contact`, page: parsePage(text, url) }]),
      sitemaps: known([{ ...file, foundIn: 'robots' as const }]),
    }),
    htmlBytes: bytes.byteLength,
    page,
  };
  const judged = judgePage(evidence, {
    onFault(id, error) {
      throw new Error(`${id} broke off`, { cause: error });
    },
  });
  const { overall } = buildReport(evidence, judged);
  if (!(overall >= 0 && overall <= 100)) throw new Error(`The score is ${overall}`);
}

const { seed, first, step, count, at }: FuzzTask = workerData;
const place = new Int32Array(at);
for (let number = first; number < count; number += step) {
  Atomics.store(place, 0, number);
  try {
    readOne(seed + number);
  } catch (error) {
    const because =
      error instanceof Error ? `${error.stack}\n${String(error.cause ?? '')}` : String(error);
    parentPort?.postMessage({ state: 'fault', number, because } satisfies FuzzMessage);
  }
}
parentPort?.postMessage({ state: 'done' } satisfies FuzzMessage);
