import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checks, judgePage } from '@/scanner/checks/registry';
import { buildReport } from '@/scanner/engine/answer-job';
import { MAX_PROOFS, pass, type RegisteredCheck, type Verdict } from '@/scanner/model/check';
import type { ScanEvidence, TextFile } from '@/scanner/model/evidence';
import { parsePage } from '@/scanner/page/parse-page';
import { howMany } from '../../../support/how-much';
import { htmlPage, known, pageEvidence } from '../../../support/scan-evidence';
import { appShellSite } from '../support/whole-sites';
import { anyHeaders, anyText } from './support/any-answer';
import { anyDocument } from './support/any-document';

/** 20,000 documents in a full run, in parts: each part shrinks its own findings. */
const parts = 4;
const documents = 20_000;

const url = 'https://shop.example/';

function textFile(path: string, body: string): TextFile {
  const at = new URL(path, url).href;
  return { url: at, finalUrl: at, status: 200, contentType: 'text/plain', body, isCut: false };
}

const anyEvidence: fc.Arbitrary<ScanEvidence> = fc
  .record({
    html: anyDocument,
    headers: anyHeaders,
    side: fc.option(anyDocument, { freq: 1 }),
    text: anyText,
  })
  .map(({ html, headers, side, text }) => {
    const pages = side === null ? [] : [{ url: `${url}contact`, page: parsePage(side, url) }];
    return pageEvidence({
      html,
      url,
      headers,
      cookies: headers.filter(([name]) => name === 'set-cookie').map(([, value]) => value),
      robotsTxt: known(textFile('/robots.txt', text)),
      llmsTxt: known(textFile('/llms.txt', text)),
      sitemaps: known([
        {
          url: `${url}s.xml`,
          foundIn: 'robots',
          status: 200,
          contentType: null,
          body: text,
          isCut: false,
        },
      ]),
      stylesheets: known([{ url: `${url}a.css`, text }]),
      sidePages: known(pages),
    });
  });

/** Rules for every verdict. Plain conditions: millions of expectations would take minutes. */
function isSound(verdict: Verdict): boolean {
  const isShare = verdict.outcome !== 'fail' || (verdict.share >= 0 && verdict.share < 1);
  const areFew = !('proofs' in verdict) || verdict.proofs.length <= MAX_PROOFS;
  return verdict.summary !== '' && isShare && areFew;
}

describe('judging a page', () => {
  it.each(Array.from({ length: parts }, (_, index) => index + 1))(
    'throws for no document (part %i)',
    () => {
      fc.assert(
        fc.property(anyEvidence, (evidence) => {
          const judged = judgePage(evidence, {
            onFault(id, error) {
              throw new Error(`${id} broke off`, { cause: error });
            },
          });
          const unsound = judged.filter(({ verdict }) => !isSound(verdict));
          expect(unsound.map(({ check }) => check.id)).toEqual([]);
          const { overall } = buildReport(evidence, judged);
          expect(overall >= 0 && overall <= 100).toBe(true);
        }),
        { numRuns: howMany(250, documents / parts) },
      );
    },
  );

  it('is deterministic', () => {
    fc.assert(
      fc.property(anyEvidence, (evidence) => {
        const verdicts = () => judgePage(evidence).map(({ verdict }) => verdict);
        expect(verdicts()).toEqual(verdicts());
      }),
    );
  });

  it('gives an empty shell one loud finding and no score for what it could not judge', () => {
    const evidence = appShellSite();
    const {
      overall,
      categories,
      top,
      isPartial,
      checks: results,
    } = buildReport(evidence, judgePage(evidence));
    const scores = Object.fromEntries(categories.map(({ category, score }) => [category, score]));
    expect(scores).toMatchObject({
      performance: null,
      accessibility: null,
      'local-business': null,
    });
    expect(scores['ai-search']).toBeLessThanOrEqual(30);
    expect(overall).toBeLessThanOrEqual(49);
    expect(isPartial).toBe(true);
    expect(top.map(({ id }) => id)).toContain('ai-text-without-js');
    for (const id of ['perf-dom-size', 'perf-image-lazy', 'seo-broken-links', 'a11y-aria-valid']) {
      expect(results.find((result) => result.id === id)?.outcome, id).toBe('unknown');
    }
  });

  it('is in doubt about what our own limits kept from us, but keeps a fault', () => {
    const verdictOn = (statuses: (number | null)[]) => {
      const value = statuses.map((status, index) => ({ url: `${url}${index}`, status }));
      const evidence = pageEvidence({ links: { known: true, value, byOurLimit: true } });
      const list = checks.filter(({ id }) => id === 'seo-broken-links' || id === 'seo-h1');
      return Object.fromEntries(
        judgePage(evidence, { list }).map(({ check, verdict }) => [check.id, verdict]),
      );
    };
    const incomplete = verdictOn([200, null]);
    expect(incomplete['seo-broken-links']).toMatchObject({ outcome: 'unknown', byOurLimit: true });
    expect(incomplete['seo-h1']).not.toHaveProperty('byOurLimit');
    expect(verdictOn([404, null])['seo-broken-links']).toMatchObject({
      outcome: 'fail',
      byOurLimit: true,
    });
    const because = 'We ran out of time before we could ask.';
    const nothing = pageEvidence({ links: { known: false, because, byOurLimit: true } });
    const list = checks.filter(({ id }) => id === 'seo-broken-links');
    expect(judgePage(nothing, { list })[0]?.verdict).toEqual({
      outcome: 'unknown',
      summary: `The links could not be tried: ${because}`,
      byOurLimit: true,
    });
  });

  it('continues without a check that throws', () => {
    const [good] = checks;
    if (!good) throw new Error('There are no checks.');
    const fault = new Error('Broken');
    const broken: RegisteredCheck = {
      ...good,
      id: 'broken',
      judge() {
        throw fault;
      },
    };
    const fine: RegisteredCheck = { ...good, judge: () => pass('Fine.') };
    const faults: unknown[] = [];
    const judged = judgePage(pageEvidence({ html: htmlPage('') }), {
      list: [broken, fine],
      onFault: (id, error) => faults.push([id, error]),
    });
    expect(judged.map(({ verdict }) => verdict.outcome)).toEqual(['unknown', 'pass']);
    expect(faults).toEqual([['broken', fault]]);
  });
});
