import { expect, it, vi } from 'vitest';
import { answerTo } from '@/scanner/engine/answer-job';
import { htmlPage, notKnown, pageEvidence } from '../../../support/scan-evidence';

const { page: _, url, htmlBytes: __, ...facts } = pageEvidence();
const outside = { ...facts, sidePages: notKnown() };

function document(html: string) {
  return { url, contentType: 'text/html; charset=utf-8', bytes: new TextEncoder().encode(html) };
}

function survey(html: string) {
  answerTo({ kind: 'survey', question: document(html) });
}

function judge(html: string) {
  return answerTo({ kind: 'judge', question: { ...outside, document: document(html) } });
}

it('reads a page once for its survey and its judgement', () => {
  const decode = vi.spyOn(TextDecoder.prototype, 'decode');
  const [bread, cakes] = [htmlPage('<h1>Bread</h1>'), htmlPage('<h2>Cakes</h2>')];
  const anew = [judge(bread), judge(cakes)];
  expect(decode).toHaveBeenCalledTimes(2);
  survey(bread);
  expect(judge(bread)).toEqual(anew[0]);
  expect(decode).toHaveBeenCalledTimes(3);
  // Nothing is kept, and another page is never taken for it.
  expect(judge(bread)).toEqual(anew[0]);
  survey(bread);
  expect(judge(cakes)).toEqual(anew[1]);
  expect(decode).toHaveBeenCalledTimes(6);
});
