import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aiLlmsTxt } from '../../../../../src/scanner/checks/ai-search/ai-llms-txt.ts';
import type { TextFile } from '../../../../../src/scanner/model/evidence.ts';
import { known, pageEvidence } from '../../../../support/scan-evidence.ts';
import { textFile } from '../../support/whole-sites.ts';

function judge(parts: Partial<TextFile>) {
  return aiLlmsTxt.judge(pageEvidence({ llmsTxt: known(textFile('llms.txt', parts)) }));
}

const good =
  '# Crumb & Co\n\nA bakery in Ross. Our [prices](https://shop.example/prices) are for 2026.';

describe('the llms.txt', () => {
  it('passes with a heading, a link and some text', () => {
    expect(judge({ body: good }).outcome).toBe('pass');
    expect(
      judge({ body: `\uFEFF\r\n${good}`, contentType: 'text/markdown; charset=utf-8' }).outcome,
    ).toBe('pass');
  });

  it('fails for each missing part', () => {
    expect(judge({ body: good.replace('# ', '## ') })).toMatchObject({
      outcome: 'fail',
      share: expect.closeTo(2 / 3),
      summary: 'The llms.txt lacks a heading (“# Title”).',
    });
    expect(judge({ body: good.replace('](', '] (') }).summary).toBe('The llms.txt lacks a link.');
    expect(judge({ body: '# A\n[b](c)' }).summary).toContain('it has 10 letters');
    expect(judge({ body: '' })).toMatchObject({ outcome: 'fail', share: 0 });
  });

  it('is optional', () => {
    expect(judge({ status: 404, body: 'gone' }).outcome).toBe('na');
    expect(judge({ status: 401 }).outcome).toBe('na');
  });

  it('counts as missing when the site answers with a page or with data', () => {
    expect(judge({ body: '<!doctype html><p>Home</p>', contentType: 'text/html' }).outcome).toBe(
      'na',
    );
    expect(judge({ body: '\n<HTML><p>Home</p>' }).outcome).toBe('na');
    expect(judge({ body: '{"error":404}', contentType: 'application/json' }).outcome).toBe('na');
  });

  it('is unknown when the server fails', () => {
    expect(judge({ status: 503 }).outcome).toBe('unknown');
    expect(aiLlmsTxt.judge(pageEvidence()).outcome).toBe('unknown');
  });

  it('is judged like in Lighthouse for any content', () => {
    const piece = fc.constantFrom(
      '#',
      ' ',
      '[',
      ']',
      '(',
      ')',
      '](',
      '\n',
      'a',
      'words '.repeat(9),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const body = `x${pieces.join('')}`;
        const hasHeading = /^[ \t]*#[ \t]+[^ \n].*/m.test(body);
        const isGood = hasHeading && /\[.+\]\(.+\)/.test(body) && body.length >= 50;
        expect(judge({ body }).outcome).toBe(isGood ? 'pass' : 'fail');
      }),
    );
  });
});
