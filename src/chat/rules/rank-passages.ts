import { contentWords, isAboutPrice, isVague, typedWords } from './question';
import type { Subject } from './subject';

/** A word of a question, as PostgreSQL reads it. */
export interface Term {
  /** Its typing errors corrected. */
  word: string;
  query: string;
  /** Number of passages that hold it. */
  found: number;
}

/** A passage that shares words with a question. */
export interface Candidate {
  source: string;
  id: number;
  /** Among the passages of its document, from 0. */
  place: number;
  topic: string | null;
  anchor: string | null;
  title: string;
  heading: string;
  body: string;
  /** Different words of the heading. */
  headingWords: number;
  /** For each word: 4 in the heading, 3 in the title, 2 a keyword, 1 in the text, 0 absent. */
  hits: number[];
  /** Of its heading to the question, by their letters; 0 to 1. */
  likeness: number;
}

export interface Ranked extends Candidate {
  score: number;
  /** Share of the question that the passage holds, weighted by how much each word says; 0 to 1. */
  coverage: number;
}

/** How much a word says by where it stands. */
const hitWeight = [0, 0.6, 0.75, 0.8, 1];

/** A question's own answer is better than a page that mentions the same words. */
const sourceBonus: Readonly<Record<string, number>> = {
  faqs: 0.16,
  'site-settings': 0.3,
  packages: 0.06,
  retainers: 0.06,
  'chatbot-tiers': 0.04,
  pages: 0.03,
  'case-studies': -0.06,
};

/** Asked for a price, what has one and is named answers better than a text about prices. */
const priced = new Set(['packages', 'retainers', 'add-ons', 'chatbot-tiers']);
const priceGain = 0.3;

/** A word of a longer name that stands in so many passages names nothing: “full”, “page”. */
const leastOfName = { share: 0.5, rarity: 0.02 };

/** These pages repeat each other; they answer only questions that name the place. */
const aboutPlaces = new Set(['cities', 'city-niche-pages']);

/** @param title e.g. `Reading`, `Plumbers in Reading` */
function placeBonus(title: string, question: string, named: number): number {
  const place = title.split(' in ').at(-1)?.toLowerCase() ?? '';
  if (!question.toLowerCase().includes(place)) return -1;
  return named > 0.7 ? 0.15 : 0;
}

/** A FAQ of one of these topics answers only a question that names the topic. */
const aboutOneThing: Readonly<Record<string, RegExp>> = {
  chatbot: /chat|bot\b|\bai\b|assistant|conversation/i,
  whatsapp: /what.?s ?app/i,
};
const isOffTopic = (topic: string | null, question: string) =>
  topic !== null && aboutOneThing[topic]?.test(question) === false;

/** What a word says: much if few passages hold it. */
const weightOf = (found: number, passages: number) =>
  Math.log(1 + (passages - found + 0.5) / (found + 0.5));

/** Their headings are questions, also in visitors’ words. */
const asking: ReadonlySet<string> = new Set(['faqs', 'site-settings']);
/** A question in the words of its title, not in those that it is “also asked as”. */
const isTitle = ({ heading, title }: Candidate) => heading === title;

/** From this likeness on it is the same question. */
const leastSame = 0.6;
/** Share of the question's words that it must hold too: “need a plan” is not “end a plan”. */
const leastOfSame = 0.6;
/** From this likeness on they differ in a letter, or in words that say nothing. */
const leastIdentical = 0.75;
const isSame = ({ source, likeness }: Candidate, coverage: number) =>
  asking.has(source) &&
  (likeness >= leastIdentical || (likeness >= leastSame && coverage >= leastOfSame));

/** Share of a phrasing's words that a question must hold, and how many, unless it is the same. */
const leastOfPhrasing = { share: 0.75, words: 2 };
/** “More customers” is not “customers”. */
const isAsked = (found: Candidate) =>
  !asking.has(found.source) ||
  isTitle(found) ||
  found.likeness >= leastSame ||
  found.hits.filter((hit) => hit === 4).length >=
    Math.max(leastOfPhrasing.words, leastOfPhrasing.share * contentWords(found.heading).length);

/** What a question is about beyond its words, with the documents that this leads to. */
export interface Led {
  subject: Subject;
  /** Gains by `source:id`. */
  leads: ReadonlyMap<string, number>;
}

const isPriceList = ({ source, topic }: Candidate) =>
  source === 'site-settings' && topic === 'prices';

interface Asked {
  question: string;
  terms: readonly Term[];
  weights: readonly number[];
  all: number;
  passages: number;
  led: Led;
}

const shareOfHeading = (hits: readonly number[], headingWords: number) =>
  hits.filter((hit) => hit === 4).length / Math.max(1, headingWords);

function hitsOf(candidate: Candidate, { terms, passages, led: { subject, leads } }: Asked) {
  const { source, id, headingWords, hits } = candidate;
  // The trade's documents are about it, whichever of its words was typed.
  if (leads.has(`${source}:${id}`))
    return hits.map((hit, at) =>
      subject.tradeWords.has(terms[at]?.word ?? '') ? Math.max(hit, 2) : hit,
    );
  const isNamed = !priced.has(source) || shareOfHeading(hits, headingWords) >= leastOfName.share;
  return hits.map((hit, at) =>
    isNamed || hit < 4 || (terms[at]?.found ?? 0) < leastOfName.rarity * passages ? hit : 0,
  );
}

/** “How much is a site for a florist?” is not answered by “Do you work for florists?” */
function missesPrice({ source, heading, hits }: Candidate, { terms, led: { subject } }: Asked) {
  const words = [
    ...terms.filter((_, at) => hits[at]).map(({ word }) => word),
    ...typedWords(heading),
  ];
  return asking.has(source) && subject.hasPrice && subject.hasSite && !words.some(isAboutPrice);
}

/** Whether a post has one word in common with the question, and its heading is about another thing. */
const isPassing = ({ source, hits, headingWords }: Candidate) =>
  source === 'posts' &&
  hits.filter((hit) => hit > 1).length === 1 &&
  shareOfHeading(hits, headingWords) < leastOfName.share;

function scoreOf(candidate: Candidate, asked: Asked): Ranked {
  const { question, terms, weights, all, led } = asked;
  const { source, id, title, headingWords, likeness } = candidate;
  const { subject, leads } = led;
  const lead = leads.get(`${source}:${id}`);
  const gain = candidate.place === 0 ? (lead ?? 0) : 0;
  const hits = hitsOf(candidate, asked);
  const share = (value: (hit: number) => number) =>
    all && hits.reduce((total, hit, index) => total + value(hit) * (weights[index] ?? 0), 0) / all;
  // “Is it just you” has no word to look for: only its likeness counts.
  const coverage = gain > 0 || all === 0 ? 1 : share((hit) => (hit > 0 ? 1 : 0));
  const isUnclear = terms.length > 0 && terms.every(({ word }) => isVague(word));
  // “Customers” is near to questions about them, but no “Custom” package.
  const loss = isUnclear ? (priced.has(source) ? -2 : -1) : 0;
  const fit = Math.min(1, shareOfHeading(hits, headingWords)) * share((hit) => (hit === 4 ? 1 : 0));
  const named = share((hit) => (hit >= 3 ? 1 : 0));
  const score =
    (isSame(candidate, coverage) ? 3 * likeness - 0.8 : loss) +
    share((hit) => hitWeight[hit] ?? 0) +
    0.25 * fit +
    0.6 * Math.max(0, likeness - 0.25) +
    (sourceBonus[source] ?? 0) +
    (subject.hasPrice && priced.has(source) && named > 0 ? priceGain : 0) +
    // Only those who ask for prices alone want the whole list.
    (isPriceList(candidate) && gain === 0 ? -1 : gain) +
    (isOffTopic(candidate.topic, question) ? -2 : 0) +
    (missesPrice(candidate, asked) ? -1 : 0) +
    (isPassing(candidate) ? -0.5 : 0) +
    (aboutPlaces.has(source) ? placeBonus(title, question, named) : 0);
  return { ...candidate, score, coverage };
}

/** Orders passages by how well they answer, the best first. */
export function rankPassages(
  question: string,
  candidates: readonly Candidate[],
  terms: readonly Term[],
  passages: number,
  led: Led,
): Ranked[] {
  const weights = terms.map(({ found }) => weightOf(found, passages));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return candidates
    .filter(isAsked)
    .map((candidate) => scoreOf(candidate, { question, terms, weights, all, passages, led }))
    .toSorted((one, other) => other.score - one.score);
}

/** Below these, the passage shares words with the question and says nothing about it. */
const leastCoverage = 0.45;
const leastScore = 0.65;

/** Whether a passage is about the question, though it may not answer it. */
export const isNear = ({ coverage }: Ranked): boolean => coverage >= leastCoverage;

export const isAnswer = (found: Ranked): boolean =>
  (isNear(found) && found.score >= leastScore) ||
  isSame(found, isTitle(found) ? 1 : found.coverage);

/** From these on, a further passage is worth a link below the first: it says nearly as much. */
const leastRelated = { coverage: 0.6, score: 0.9, shareOfFirst: 0.7 };

/** One word of a part of a question, e.g. “ring”, says too little to answer it. */
const leastOfPart = 2;

/** Whether a question is worded nearly like the passage's own. */
export const isSameQuestion = (found: Ranked): boolean => isSame(found, found.coverage);

/** Whether a passage answers one part of a visitor's question. A part has fewer words than a whole question. */
export const isAnswerToPart = (found: Ranked): boolean =>
  isSameQuestion(found) ||
  (found.hits.length >= leastOfPart &&
    found.coverage >= leastRelated.coverage &&
    found.score >= leastRelated.score);

/** Without the words that stand nowhere, only what answers a question of its own is sure enough. */
export const isAnswerToKnown = (found: Ranked): boolean =>
  asking.has(found.source) && isAnswerToPart(found);

export const isRelated = (found: Ranked, first: Ranked): boolean =>
  found.coverage >= leastRelated.coverage &&
  found.score >= Math.max(leastRelated.score, leastRelated.shareOfFirst * first.score);

/** A visitor may mean a published question from this on. */
const leastMeant = 0.3;
/** One word in common may be of another subject. */
const shareOfOneWord = 0.85;

/**
 * How much of a published question the visitor asks, which counts twice, and how much of the visitor's
 * known words it holds; 0 to 1, and more if its letters are alike.
 */
function nearnessOf({ heading, hits, likeness }: Candidate, weights: readonly number[]): number {
  const held = hits.map((hit, at) => (hit === 4 ? (weights[at] ?? 0) : 0));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const holds = held.reduce((sum, weight) => sum + weight, 0) / (all || 1);
  const words = contentWords(heading).length;
  const common = held.filter((weight) => weight > 0).length;
  if (common === 0) return likeness - 0.25;
  const asked = Math.min(1, common / Math.max(1, words));
  const both = 3 / (2 / asked + 1 / holds);
  return both * (common === 1 ? shareOfOneWord : 1) + Math.max(0, likeness - 0.25);
}

/**
 * Published questions that a visitor may mean, the likeliest first, each once. Words that stand
 * nowhere in the content say nothing.
 */
export function likelyMeant(
  candidates: readonly Candidate[],
  terms: readonly Term[],
  passages: number,
): Ranked[] {
  const weights = terms.map(({ found }) => (found === 0 ? 0 : weightOf(found, passages)));
  const ranked = candidates
    .filter((found) => asking.has(found.source) && !isPriceList(found))
    .map((found) => ({ ...found, score: nearnessOf(found, weights), coverage: 0 }))
    .filter(({ score }) => score >= leastMeant)
    .toSorted((one, other) => other.score - one.score);
  return ranked.filter(
    ({ title }, at) => ranked.findIndex((other) => other.title === title) === at,
  );
}
