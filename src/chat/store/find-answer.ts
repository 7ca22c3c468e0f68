import 'server-only';
import { getCms } from '@/platform/cms';
import { rememberUntilChange } from '@/platform/remember-for';
import { writeNicheInSentence } from '@/territories/rules/match-business-type';
import { countPassages, findCandidates, readTerms } from '../data/find-passages';
import { factSource } from '../data/store-passages';
import type { AnswerView, FoundAnswer } from '../rules/answers';
import type { Fact } from '../rules/facts';
import { plain, readQuestion, wordsOf } from '../rules/question';
import {
  asksOnlyPrice,
  halvesInSituation,
  halvesOf,
  isWhole,
  partsOf,
  restsOf,
} from '../rules/question-parts';
import {
  isAnswer,
  isAnswerToKnown,
  isAnswerToPart,
  isNear,
  isRelated,
  isSameQuestion,
  likelyMeant,
  type Ranked,
  rankPassages,
} from '../rules/rank-passages';
import { leadsOf, namesOwnTrade, readSubject, type Subject } from '../rules/subject';
import { findSum } from './find-sum';
import { listTownPages, readTrades, withTradeBefore } from './trades';
import { wordFound } from './word-found';

const readCount = rememberUntilChange(async () => countPassages(await getCms()));

/** Further answers beside the first. */
const mostOthers = 3;

/** One passage of such a page is enough among a few answers. */
const wholePages: ReadonlySet<string> = new Set(['case-studies', 'industries', 'city-niche-pages']);

interface SearchedAnswer {
  view: AnswerView;
  ranked: Ranked;
  isPriceList: boolean;
}

interface Searched {
  subject: Subject;
  /** The best first, one for each address and question. */
  found: SearchedAnswer[];
  /** Asks for the price of another firm. */
  isOfOther: boolean;
  /** Published questions that may be meant, where none answers. */
  readMeant: () => Promise<AnswerView[]>;
}

/** “What does Yell charge” asks for the price of another firm, if that name stands nowhere. */
const firmAsked = /\bdo(?:es)? (\w+) (?:charge|cost)\b/;

/**
 * Published answers to a question; `null` without a word to look for.
 * @param isKnown leaves out words that stand nowhere in the content; `null` without such a word
 */
async function searchAnswers(
  asked: string,
  most: number,
  isKnown: boolean,
): Promise<Searched | null> {
  const question = readQuestion(asked);
  const words = wordsOf(question);
  const cms = await getCms();
  const passages = await readCount();
  const [read, trades, pages] = await Promise.all([
    readTerms(cms, words, passages),
    readTrades(),
    listTownPages(),
  ]);
  const terms = isKnown ? read.filter(({ found }) => found > 0) : read;
  // All words are known: the whole question was searched already.
  if (isKnown && terms.length === read.length) return null;
  const cities = [...new Set(pages.map(({ city }) => city))];
  const subject = readSubject(
    question,
    terms.map(({ word }) => word),
    trades,
    cities,
  );
  const leads = leadsOf(subject, pages);
  const candidates = await findCandidates(cms, terms, question, leads.keys());
  const ranked = rankPassages(question, candidates, terms, passages, { subject, leads });
  if (terms.length === 0 && !ranked.some(isAnswer)) return null;
  const context = { question, words: words.flat(), subject };
  const seen = new Set<string>();
  const found: SearchedAnswer[] = [];
  for (const candidate of ranked) {
    if (found.length === most && !subject.hasSite) break;
    const view = await wordFound(candidate, context);
    const isWhole = wholePages.has(candidate.source);
    const page = view?.href?.replace(/#.*/, '') ?? '';
    const key = view && `${page} ${view.page && !isWhole ? view.title : ''}`;
    if (!view || !key || seen.has(key)) continue;
    seen.add(key);
    const isPriceList = candidate.source === factSource && candidate.topic === 'prices';
    found.push({ view, ranked: candidate, isPriceList });
  }
  const [, firm] = firmAsked.exec(plain(question)) ?? [];
  const isOfOther = read.some(({ word, found: holding }) => word === firm && holding === 0);
  const readMeant = async () => {
    const meant = likelyMeant(candidates, terms, passages).slice(0, mostOthers);
    const views = await Promise.all(meant.map((one) => wordFound(one, context)));
    return views.filter((view) => view !== null);
  };
  return { subject, found, isOfOther, readMeant };
}

const isAnswered = (found: FoundAnswer) => found.status === 'answered';
const isSame = (one: AnswerView, other: AnswerView) =>
  one.title === other.title && one.href === other.href;

/** What others are paid for a website: no part of its price. */
const running = {
  asked:
    /\b(?:hosting|domain|all[- ]in|in total|everything included|(?:first|second|each|every|per|a) year|yearly)\b/i,
  question: 'What will domain and hosting cost?',
};
/** Facts about what a website costs. */
const costFacts: ReadonlySet<string | null> = new Set<Fact>(['prices', 'vat']);
const isSitePrice = ({ source, topic }: Ranked) =>
  source === 'packages' || (source === factSource && costFacts.has(topic));

/** What comes on top of the price of a website, if the question asks for it. */
async function findRunning(question: string): Promise<{ also?: AnswerView }> {
  const found = running.asked.test(question) ? await findOne(running.question) : null;
  return found?.status === 'answered' ? { also: found.answer } : {};
}

/**
 * What answers a whole question, a part of one, one without its unknown words, and what is asked in nearly
 * the same words.
 */
const fits = {
  whole: isAnswer,
  part: isAnswerToPart,
  known: isAnswerToKnown,
  same: isSameQuestion,
};

/**
 * The published answer to one question; without one, what is about the same, if anything.
 * @param fit how well a passage must match; a part of a question needs a closer match than a whole one
 */
async function findOne(question: string, fit: keyof typeof fits = 'whole'): Promise<FoundAnswer> {
  const isKnown = fit === 'known';
  const searched = await searchAnswers(question, mostOthers + 1, isKnown);
  if (searched === null) {
    const sum = await findSum(question, []);
    return sum ? { status: 'answered', answer: sum, others: [] } : { status: 'empty' };
  }
  const { subject, isOfOther, readMeant } = searched;
  const found = isOfOther ? [] : searched.found;
  const [first, ...rest] = found;
  const prices = found.find(({ isPriceList }) => isPriceList);
  // Towns have headings in common; a title alone must tell what the link leads to.
  const isFirstOfTitle = (one: SearchedAnswer) =>
    found.find(({ view }) => view.title === one.view.title) === one;
  const views = (some: readonly SearchedAnswer[]) =>
    some
      .filter(isFirstOfTitle)
      .slice(0, mostOthers)
      .map(({ view, ranked }) =>
        first && isAnswer(first.ranked) && isRelated(ranked, first.ranked)
          ? { ...view, isRelated: true }
          : view,
      );
  const near = found.filter(({ ranked }) => isNear(ranked));
  if (subject.kind === 'work') {
    const trade = subject.trades.map(({ name }) => writeNicheInSentence(name)).join(' and ');
    return { status: 'unknown', others: views(near).slice(0, 2), trade };
  }
  const sum = await findSum(question, subject.trades);
  if (sum) return { status: 'answered', answer: sum, ...(await findRunning(question)), others: [] };
  if (first && fits[fit](first.ranked))
    return {
      ...{ status: 'answered', answer: first.view },
      ...(isSitePrice(first.ranked) ? await findRunning(question) : {}),
      others: views(rest.filter(({ isPriceList }) => !isPriceList)),
    };
  if (prices && fit === 'whole' && (subject.hasPrice || subject.wantsSite)) {
    const also = await findRunning(question);
    return { status: 'answered', answer: prices.view, ...also, others: views(near) };
  }
  const meant = await readMeant();
  const others = [
    ...meant,
    // A few known words are near to anything.
    ...views(isKnown ? [] : near).filter((view) => !meant.some((one) => isSame(one, view))),
  ];
  // For a line of business without a page the price list is the nearest.
  return {
    status: 'unknown',
    others:
      others.length > 0 ? others.slice(0, mostOthers) : views(prices && !isKnown ? [prices] : []),
  };
}

/**
 * The answers to the first two parts of a question that have one; `null` without any, and if a part
 * asks for a trade’s own work.
 * @param context what was asked before, and the question itself
 * @param fit how well a passage must match a part; a half counts as a whole question
 */
async function findParts(
  context: readonly string[],
  parts: readonly string[],
  fit: keyof typeof fits = 'whole',
): Promise<FoundAnswer | null> {
  const asked = await Promise.all(parts.map((part) => withTradeBefore(part, context)));
  const found = await Promise.all(
    asked.map((part, at) => findOne(part, asksOnlyPrice(parts[at] ?? '') ? 'whole' : fit)),
  );
  if (found.some((part) => part.status === 'unknown' && part.trade)) return null;
  const [one, ...more] = found.filter((part) => part.status === 'answered');
  if (!one) return null;
  const other = more.find(({ answer }) => !isSame(answer, one.answer));
  // Related links are left out: they could belong to either part.
  return other ? { ...one, also: other.answer, others: [] } : one;
}

/**
 * The answers to both things that a longer question surely asks, or to the one that it asks in published
 * words while the whole has only an answer that shares words with it; `null` without.
 */
async function findSure(question: string, context: readonly string[]): Promise<FoundAnswer | null> {
  const parts = partsOf(question);
  if (parts.length === 0 || parts[0] === question) return null;
  if (await findSum(question, [])) return null;
  const found = await findParts(context, parts, 'part');
  if (found?.status === 'answered' && found.also) return found;
  const halves = await findParts(context, halvesInSituation(question) ?? [], 'part');
  // Beside what is sold, its price is no second answer.
  if (halves?.status === 'answered' && halves.also && halves.answer.title.endsWith('?'))
    return halves;
  if (!found || isAnswered(await findOne(question, 'same'))) return null;
  return isAnswered(await findOne(question, 'part')) ? findParts(context, parts, 'same') : found;
}

/**
 * The answer to what is left of a question without its situation, or without words that stand nowhere
 * in the content; without one, what both may mean.
 */
async function findRest(question: string, whole: FoundAnswer): Promise<FoundAnswer> {
  const unknown = [whole];
  const rests = restsOf(question).map((rest) => [rest, 'part'] as const);
  for (const [text, fit] of [...rests, [question, 'known'] as const]) {
    const found = await findOne(text, fit);
    if (found.status === 'answered') return found;
    unknown.push(found);
  }
  const others = unknown.map((found) => (found.status === 'unknown' ? found.others : []));
  const likeliest = Array.from({ length: mostOthers }, (_, at) =>
    others.flatMap((some) => some[at] ?? []),
  ).flat();
  return {
    ...whole,
    status: 'unknown',
    others: likeliest
      .filter((one, at) => likeliest.findIndex((other) => other.title === one.title) === at)
      .slice(0, mostOthers),
  };
}

/**
 * The published answer to a question, or to both halves of one that asks two things. If the whole has
 * none, what it asks is looked for alone, without the situation that it tells.
 * @param earlier what the visitor asked before, the latest last
 */
export async function findAnswer(
  asked: string,
  earlier: readonly string[] = [],
): Promise<FoundAnswer> {
  const question = await withTradeBefore(readQuestion(asked), earlier);
  const context = [...earlier, question];
  const ofHalves = await findParts(context, halvesOf(question) ?? []);
  if (ofHalves) return ofHalves;
  const whole = await findOne(question);
  const sure = isAnswered(whole) ? await findSure(question, context) : null;
  if (sure) return sure;
  if (whole.status !== 'unknown' || (whole.trade && !namesOwnTrade(question))) return whole;
  const found =
    (await findParts(context, partsOf(question).filter(isWhole), 'part')) ??
    (await findRest(question, whole));
  // “How much do you charge” may be meant of the trade’s own work.
  const isOfTrade = whole.trade && found.status === 'answered' && found.answer.price !== null;
  return isOfTrade ? whole : found;
}
