import { isAboutPrice, plain, typedWords } from './question';

const asks =
  '(?:how|what|when|where|which|who|whose|why|can|could|do|does|did|is|are|am|will|would|should|shall|may|must|has|have)\\b';
const questionStart = new RegExp(`^${asks}`, 'i');
/** Whether a text, as `plain` returns it, has a word that asks. */
export const hasAskingWord = (text: string): boolean => new RegExp(`\\b${asks}`).test(text);
const betweenQuestions = new RegExp(
  `\\?[?\\s]*(?:(?:and|also)\\b\\s*)*|,?\\s+and\\s+(?:also\\s+)?(?=${asks})`,
  'i',
);
/** Words that a half must be about: “how long is that” needs what comes before. */
const leastInHalf = 2;
const isWhole = (part: string) =>
  questionStart.test(part) && typedWords(part).length >= leastInHalf;

/** Both questions of “Do you …, and can I …?”; `null` if it asks one thing, or more than two. */
export function halvesOf(question: string): [string, string] | null {
  const parts = question.split(betweenQuestions).map((part) => part.trim());
  const [one, other, ...more] = parts.filter(Boolean);
  if (!one || !other || more.length > 0) return null;
  return isWhole(one) && isWhole(other) ? [one, other] : null;
}

/** Whether a text asks for nothing but a price. */
export const asksOnlyPrice = (text: string) => {
  const words = typedWords(text);
  return questionStart.test(text) && words.length > 0 && words.every(isAboutPrice);
};
const questionAfterSituation = new RegExp(`[,.;]\\s+(?:and\\s+|but\\s+|so\\s+)?${asks}`, 'i');

/**
 * Both questions, the first with the situation that it needs: “I’ve lost …, can you still …, and will
 * I …?” The second may ask for nothing but the price, if the first names a site.
 */
export function halvesInSituation(question: string): [string, string] | null {
  const [one, other, ...more] = question.split(betweenQuestions).filter(Boolean);
  if (!one || !other || more.length > 0) return null;
  const asksFirst = isWhole(one) || questionAfterSituation.test(one);
  const isPrice = asksOnlyPrice(other) && /\b(?:web ?)?site\b/i.test(one);
  return asksFirst && (isWhole(other) || isPrice) ? [one, other] : null;
}

const joins = 'and|but|so|also|then';
const links = `(?:(?:${joins}|or)\\s+)`;
const sentenceEnd = `[.?!;]+\\s+${links}*`;
const clauseEnd = new RegExp(`${sentenceEnd}|(?:,\\s*${links}*|\\s${links}+)(?=${asks})`, 'i');
const anyClauseEnd = new RegExp(`${sentenceEnd}|,\\s*${links}*|\\s${links}+`, 'gi');
const mostClauses = 4;

/** “Do I lose my place and my e-mail” asks after each. */
const twoThings = /^(.*?)\b((?:my|our|your|the)\s.+?),?\s(?:and|or)\s((?:my|our|your|the)\s.+)$/i;
function thingsIn(clause: string): string[] {
  const [, start, one, other] = twoThings.exec(clause) ?? [];
  return one ? [`${start}${one}`, `${start}${other}`] : [clause];
}

/** What a question asks, without the situation that it tells: “I’m a …, and we …, can I …?” */
export const clausesOf = (question: string): string[] =>
  question
    .split(clauseEnd)
    .flatMap((part) => (isWhole(part) ? thingsIn(part) : []))
    .slice(0, mostClauses);

const pieceEnd = new RegExp(
  `${sentenceEnd}|(?:,\\s*${links}*|\\s(?:${joins})\\s+)(?=${asks})`,
  'i',
);
/** Words that a piece about one thing must have. */
const leastInPiece = 5;
const isPiece = (part: string) =>
  isWhole(part) ||
  (questionStart.test(part) && !asksOnlyPrice(part) && part.split(/\s+/).length >= leastInPiece);

/** Its questions, also those about one thing: “what happens if you go bust”. */
export const piecesOf = (question: string): string[] =>
  question
    .split(pieceEnd)
    .flatMap((part) => (isPiece(part) ? thingsIn(part) : []))
    .slice(0, mostClauses);

/** A question without its first clause, then without two, and so on, as long as the rest asks. */
export const restsOf = (question: string): string[] =>
  [...question.matchAll(anyClauseEnd)]
    .map(({ index, 0: end }) => question.slice(index + end.length))
    .filter((rest) => hasAskingWord(plain(rest)) && typedWords(rest).length >= leastInHalf)
    .slice(0, mostClauses);
