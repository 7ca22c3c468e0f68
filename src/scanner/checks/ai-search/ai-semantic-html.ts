import type { Element } from 'domhandler';
import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  note,
  pass,
  unknown,
  wordSet,
} from '../../model/check.ts';
import { countWords, isBuiltByScript, mainText, readTextLines } from '../../page/page-text.ts';
import { findByTag, type ParsedPage, withAncestors } from '../../page/parse-page.ts';

const speaking = wordSet(`
  p li dt dd h1 h2 h3 h4 h5 h6 td th caption blockquote figcaption summary pre address label legend
  button
`);

const MIN_WORDS = 50;
const MIN_SHARE = 0.5;
const ONE_SECTION = 300;

function isAround({ name, attribs }: Element): boolean {
  return (
    name === 'nav' || name === 'footer' || /^(?:navigation|contentinfo)$/.test(attribs.role ?? '')
  );
}

function isInner(element: Element): boolean {
  return withAncestors(element)
    .slice(1)
    .some((outer) => speaking.has(outer.name) || isAround(outer));
}

function wordsInPlace(page: ParsedPage): number {
  return findByTag(page, ...speaking)
    .filter((element) => !isInner(element))
    .reduce((words, element) => words + countWords(readTextLines(element)), 0);
}

export const aiSemanticHtml: Check = {
  id: 'ai-semantic-html',
  severity: 'medium',
  title: 'The page’s code does not show its structure',
  passed: 'Structure in the page’s code',
  why: 'Search engines and assistants tell headings, lists and the main part from the rest by their tags. In a page of nothing but boxes, they have to guess.',
  fix: 'Wrap the content in <main>, give each section a heading (<h2>, <h3>), and put text in <p>, <ul> and <table> instead of plain <div> and <span>.',
  remedy: 'build',
  sourceName: 'HTML Standard, sections and grouping content',
  sourceUrl: 'https://html.spec.whatwg.org/multipage/sections.html',
  judge({ page }) {
    if (isBuiltByScript(page))
      return unknown('Scripts build this page, and its structure with it.');
    const words = countWords(mainText(page));
    if (words < MIN_WORDS) {
      return notApplicable(
        `The page has ${countNoun(words, 'word')} of text: too little to need a structure.`,
      );
    }
    const hasMain = page.elements.some(
      ({ name, attribs }) =>
        name === 'main' ||
        name === 'article' ||
        attribs.role === 'main' ||
        attribs.role === 'article',
    );
    const headings = page.elements.filter(
      ({ name, attribs }) => /^h[1-6]$/.test(name) || attribs.role === 'heading',
    ).length;
    const share = wordsInPlace(page) / words;
    const faults = [
      ...(headings >= (words < ONE_SECTION ? 1 : 2)
        ? []
        : [`${countNoun(headings, 'heading')} for ${countNoun(words, 'word')}`]),
      ...(share >= MIN_SHARE
        ? []
        : [`${Math.round(100 * (1 - share))}% of the text in plain boxes`]),
    ];
    if (faults.length === 0) {
      return hasMain
        ? pass(
            `The page has a main part, ${countNoun(headings, 'heading')} and text in paragraphs and lists.`,
          )
        : note('Headings and paragraphs are marked; the main part of the page (<main>) is not.');
    }
    const all = hasMain ? faults : [...faults, 'no <main> or <article>'];
    return fail(
      `The structure is not marked: ${all.join(', ')}.`,
      all.map((value) => ({ kind: 'measure', value })),
      { share: 1 - all.length / 3, confidence: 'likely' },
    );
  },
};
