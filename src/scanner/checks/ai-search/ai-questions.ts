import type { Element } from 'domhandler';
import {
  type Check,
  countNoun,
  fail,
  notApplicable,
  note,
  type Proof,
  pass,
  unknown,
} from '../../model/check.ts';
import { isFilled, readJsonLdValues } from '../../page/json-ld.ts';
import { countWords, ENOUGH_WORDS, isBuiltByScript, mainText } from '../../page/page-text.ts';
import { findByTag, type ParsedPage, readWords } from '../../page/parse-page.ts';
import { structuredData } from '../../page/structured-data.ts';

const questionElements = ['h2', 'h3', 'h4', 'h5', 'summary', 'dt', 'button'] as const;

/** At least three words: “Ready?” above a form is no search query. */
function isQuestion(text: string): boolean {
  return /\?\s*[+–-]?$/.test(text) && countWords(text) >= 3;
}

function questionsOn(page: ParsedPage): string[] {
  const data = structuredData(page);
  const described = data.nodes
    .filter(({ types }) => types.includes('Question'))
    .filter(({ properties }) => readJsonLdValues(data, properties, 'acceptedAnswer').some(isFilled))
    .flatMap(({ properties }) => readJsonLdValues(data, properties, 'name'))
    .filter((name): name is string => typeof name === 'string');
  const shown = findByTag(page, ...questionElements)
    .map(readWords)
    .filter(isQuestion);
  return [...new Set([...shown, ...described])];
}

function faqLink(page: ParsedPage): Element | undefined {
  return findByTag(page, 'a').find(
    (link) =>
      /\bfaqs?\b|frequently[- ]asked/i.test(readWords(link)) ||
      /\bfaqs?\b|frequently-asked/i.test(link.attribs.href ?? ''),
  );
}

export const aiQuestions: Check = {
  id: 'ai-questions',
  severity: 'low',
  title: 'The page answers no questions in so many words',
  passed: 'Questions with answers',
  why: 'People put whole questions to assistants: “Who repairs boilers on Sundays in Ross?” A page with the question as a heading and the answer below is easy to quote.',
  fix: 'Add three to five questions that customers really ask, each as a heading (<h2> or <h3>) with a short answer below. No special code is needed.',
  remedy: 'words',
  sourceName: 'Google Search Central, helpful content',
  sourceUrl: 'https://developers.google.com/search/docs/fundamentals/creating-helpful-content',
  judge({ page }) {
    if (isBuiltByScript(page))
      return unknown('Scripts write the text of this page in the browser.');
    const questions = questionsOn(page);
    if (questions.length > 0) {
      return pass(
        `The page has ${countNoun(questions.length, 'question')} with an answer.`,
        questions.map((value): Proof => ({ kind: 'text', value })),
      );
    }
    const link = faqLink(page);
    if (link) {
      return note('Questions and answers have a page of their own.', [
        { kind: 'address', value: link.attribs.href ?? '' },
      ]);
    }
    const length = countWords(mainText(page));
    return length < ENOUGH_WORDS
      ? notApplicable(`The page has only ${countNoun(length, 'word')} of text.`)
      : fail('No heading on the page is a question that it answers.', [], { confidence: 'likely' });
  },
};
