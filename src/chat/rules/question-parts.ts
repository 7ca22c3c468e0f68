import { isAboutPrice, plain, typedWords } from './question';

const asks =
  '(?:how|what|when|where|which|who|whose|why|can|could|do|does|did|is|are|am|will|would|should|shall|may|must|has|have)\\b';
const questionStart = new RegExp(`^${asks}`, 'i');
/** Whether a text, as `plain` returns it, has a word that asks. */
export const hasAskingWord = (text: string): boolean => new RegExp(`\\b${asks}`).test(text);
const joins = '(?:and|but|so|also|then)\\s+';
const links = `(?:${joins}|or\\s+)`;
const sentenceEnd = `[.?!;]+\\s+${links}*`;
/** Where the next part of a question begins, which asks something. */
const partEnd = new RegExp(
  `${sentenceEnd}|(?:(?:,|\\s[-–—])\\s*${links}*|\\s(?:${joins})+)(?=${asks})`,
  'gi',
);
const anyClauseEnd = new RegExp(`${sentenceEnd}|(?:,|\\s[-–—])\\s*${links}*|\\s${links}+`, 'gi');
const mostParts = 4;

/** Words that a part must be about: “how long is that” needs what comes before. */
const leastInPart = 2;
/** Whether a part is a question by itself. */
export const isWhole = (part: string): boolean =>
  questionStart.test(part) && typedWords(part).length >= leastInPart;

/** Whether a text asks for nothing but a price. */
export const asksOnlyPrice = (text: string): boolean => {
  const words = typedWords(text);
  return questionStart.test(text) && words.length > 0 && words.every(isAboutPrice);
};

/** Its parts, without question marks at their ends. */
const split = (question: string) =>
  question
    .split(partEnd)
    .map((part) => part.replace(/[?\s]+$/, '').trim())
    .filter(Boolean);

/** Both questions of “Do you …, and can I …?”; `null` if it asks one thing, or more than two. */
export function halvesOf(question: string): [string, string] | null {
  const [one, other, ...more] = split(question);
  return one && other && more.length === 0 && isWhole(one) && isWhole(other) ? [one, other] : null;
}

/**
 * Both questions, the first with the situation that it needs: “I’ve lost …, can you still …, and will
 * I …?” The second may ask for nothing but the price, if the first names a site.
 */
export function halvesInSituation(question: string): [string, string] | null {
  const parts = split(question);
  const other = parts.at(-1) ?? '';
  const one = question
    .slice(0, question.lastIndexOf(other))
    .replace(/[,?\s–—-]*(?:\b(?:and|also)\s+)*$/i, '');
  const isPrice = asksOnlyPrice(other) && /\b(?:web ?)?site\b/i.test(one);
  return parts.filter((part) => questionStart.test(part)).length === 2 &&
    questionStart.test(parts.at(-2) ?? '') &&
    (isWhole(other) || isPrice)
    ? [one, other]
    : null;
}

/** “Do I lose my place and my e-mail” asks after each. */
const twoThings = /^(.*?)\b((?:my|our|your|the)\s.+?),?\s(?:and|or)\s((?:my|our|your|the)\s.+)$/i;
function thingsIn(part: string): string[] {
  const [, start, one, other] = twoThings.exec(part) ?? [];
  return one ? [`${start}${one}`, `${start}${other}`] : [part];
}

/** Words that a part about one thing must have. */
const leastTyped = 5;
const asksAlone = (part: string) =>
  isWhole(part) ||
  (questionStart.test(part) && !asksOnlyPrice(part) && part.split(/\s+/).length >= leastTyped);

/**
 * What a question asks, without the situation that it tells: “I’m a …, and we …, can I …?” A part may
 * be about one thing: “what happens if you go bust”.
 */
export const partsOf = (question: string): string[] =>
  split(question)
    .flatMap((part) => (asksAlone(part) ? thingsIn(part) : []))
    .slice(0, mostParts);

/** A question without its first clause, then without two, and so on, as long as the rest asks. */
export const restsOf = (question: string): string[] =>
  [...question.matchAll(anyClauseEnd)]
    .map(({ index, 0: end }) => question.slice(index + end.length))
    .filter((rest) => hasAskingWord(plain(rest)) && typedWords(rest).length >= leastInPart)
    .slice(0, mostParts);
