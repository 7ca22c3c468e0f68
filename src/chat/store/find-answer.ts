import 'server-only';
import { getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { contactPath, type PagedCollection, pagedCollections } from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { countPassages, findCandidates, readTerms } from '../data/find-passages';
import { factSource } from '../data/store-passages';
import {
  type AnswerView,
  addOnAnswer,
  chatbotAnswer,
  type FoundAnswer,
  packageAnswer,
  retainerAnswer,
} from '../rules/answers';
import { wordFact } from '../rules/facts';
import type { Fact } from '../rules/passages';
import { readQuestion, wordsOf } from '../rules/question';
import { excerptOf, isAnswer, isNear, type Ranked, rankPassages } from '../rules/rank-passages';
import { readShownAt } from './shown-at';

const readCount = rememberUntilChange(async () => countPassages(await getCms()));

const isPaged = (source: string): source is PagedCollection =>
  (pagedCollections as readonly string[]).includes(source);

/** Sections in which each kind of price stands. */
const priceSections: Readonly<Record<string, string>> = {
  packages: 'packageGrid',
  retainers: 'retainerList',
  'add-ons': 'addOnList',
  'chatbot-tiers': 'chatbotTiers',
};

async function wordPriced({ source, title }: Ranked): Promise<Partial<AnswerView> | null> {
  const book = await getPriceBook();
  const has = ({ name }: { name: string }) => name === title;
  const [item, tier] = [book.packages.find(has), book.chatbotTiers.find(has)];
  const [retainer, addOn] = [book.retainers.find(has), book.addOns.find(has)];
  if (source === 'packages') return item ? packageAnswer(item) : null;
  if (source === 'retainers') return retainer ? retainerAnswer(retainer) : null;
  if (source === 'add-ons') return addOn ? addOnAnswer(addOn) : null;
  return tier ? chatbotAnswer(tier) : null;
}

async function wordPage(found: Ranked): Promise<Partial<AnswerView> | null> {
  const { source, id, anchor, title, heading } = found;
  const index = await getSiteIndex();
  const path = index.pathOfDocument(source as PagedCollection, id);
  // Pages kept from search engines, also for too few words of their own, answer nothing.
  const entry = index.entries.find((each) => each.collection === source && each.id === id);
  if (!path || entry?.noIndex) return null;
  return {
    title: heading,
    href: anchor ? `${path}#${anchor}` : path,
    page: entry?.title ?? title,
  };
}

/** `null` for what is not published any more. */
async function wordFound(found: Ranked, words: readonly string[]): Promise<AnswerView | null> {
  const [book, shownAt, identity] = await Promise.all([
    getPriceBook(),
    readShownAt(),
    getSiteIdentity(),
  ]);
  const { source, topic, heading, body } = found;
  if (source === factSource) {
    const fact = wordFact(topic as Fact, identity);
    return { ...fact, price: null, href: contactPath, page: 'Contact' };
  }
  const shown = shownAt.get(priceSections[source] ?? topic ?? '');
  const basis: AnswerView = {
    ...{ title: heading, text: excerptOf(body, words), price: null },
    ...{ href: shown?.href ?? null, page: shown?.title ?? null },
  };
  const own =
    source in priceSections
      ? await wordPriced(found)
      : isPaged(source)
        ? await wordPage(found)
        : {};
  if (own === null) return null;
  const answer = { ...basis, ...own };
  return {
    ...answer,
    title: resolvePriceText(answer.title, book),
    text: resolvePriceText(answer.text, book),
    page: answer.page && resolvePriceText(answer.page, book),
  };
}

/** Further answers beside the first. */
const mostOthers = 3;

interface SearchedAnswer {
  view: AnswerView;
  isAnswer: boolean;
  isNear: boolean;
}

/** Published answers to a question, the best first, one for each address and question. */
async function searchAnswers(asked: string, most: number): Promise<SearchedAnswer[] | null> {
  const question = readQuestion(asked);
  const words = wordsOf(question);
  if (words.length === 0) return null;
  const cms = await getCms();
  const passages = await readCount();
  const terms = await readTerms(cms, words, passages);
  const candidates = await findCandidates(cms, terms, question);
  const ranked = rankPassages(question, candidates, terms, passages);
  const flat = words.flat();
  const seen = new Set<string>();
  const found: SearchedAnswer[] = [];
  for (const candidate of ranked) {
    if (found.length === most) break;
    const view = await wordFound(candidate, flat);
    const key = view && `${view.href?.replace(/#.*/, '') ?? ''} ${view.page ? view.title : ''}`;
    if (!view || !key || seen.has(key)) continue;
    seen.add(key);
    found.push({ view, isAnswer: isAnswer(candidate), isNear: isNear(candidate) });
  }
  return found;
}

/** The published answer to a question; without one, what is about the same, if anything. */
export async function findAnswer(question: string): Promise<FoundAnswer> {
  const found = await searchAnswers(question, mostOthers + 1);
  if (found === null) return { status: 'empty' };
  const [first, ...rest] = found;
  if (!first?.isAnswer) {
    const near = found.filter(({ isNear }) => isNear).slice(0, mostOthers);
    return { status: 'unknown', others: near.map(({ view }) => view) };
  }
  return { status: 'answered', answer: first.view, others: rest.map(({ view }) => view) };
}
