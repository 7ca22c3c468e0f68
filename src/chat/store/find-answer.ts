import 'server-only';
import { lexicalNodes, lexicalToText } from '@/content/rules/lexical';
import { getPlacesLeft, getSiteIdentity } from '@/content/store/site';
import { getSiteIndex } from '@/content/store/site-index';
import { getCms } from '@/platform/cms';
import { listPublished } from '@/platform/database/published';
import {
  contactPath,
  leadAnchorPath,
  type PagedCollection,
  pagedCollections,
} from '@/platform/paths';
import { rememberUntilChange } from '@/platform/remember-for';
import { resolvePriceText } from '@/prices/rules/price-tokens';
import { getPriceBook } from '@/prices/store/price-book';
import { writeNicheInSentence } from '@/territories/rules/match-business-type';
import { countPassages, findCandidates, readTerms } from '../data/find-passages';
import { factSource } from '../data/store-passages';
import {
  type AnswerView,
  addOnAnswer,
  chatbotAnswer,
  type FoundAnswer,
  type PriceQuestion,
  packageAnswer,
  priceListAnswer,
  retainerAnswer,
} from '../rules/answers';
import { type Fact, wordFact } from '../rules/facts';
import { halvesOf, readQuestion, wordsOf } from '../rules/question';
import {
  excerptOf,
  isAnswer,
  isNear,
  isRelated,
  type Ranked,
  rankPassages,
} from '../rules/rank-passages';
import { clientIn, leadsOf, readSubject, type Subject } from '../rules/subject';
import { findSum } from './find-sum';
import { readShownAt } from './shown-at';
import { listTownPages, readTrades, withTradeBefore } from './trades';

/** A question as it was read. */
interface Asked {
  question: string;
  /** Its words with others that mean the same. */
  words: readonly string[];
  subject: Subject;
}

const readCount = rememberUntilChange(async () => countPassages(await getCms()));

type Start = Required<Pick<AnswerView, 'start' | 'startWords'>>;

/** By question: the first link of its answer to the enquiry form, with the words of the link. */
const readFormLinks = rememberUntilChange(async (): Promise<Map<number, Start>> => {
  const faqs = await listPublished(await getCms(), 'faqs', {
    depth: 0,
    sort: 'id',
    select: { answer: true },
  });
  return new Map(
    faqs.flatMap(({ id, answer }) => {
      const link = lexicalNodes(answer).find(({ fields }) => fields?.url === leadAnchorPath);
      const words = link && lexicalToText({ root: link }, () => '');
      return words ? [[id, { start: leadAnchorPath, startWords: words }] as const] : [];
    }),
  );
});

const isPaged = (source: string): source is PagedCollection =>
  (pagedCollections as readonly string[]).includes(source);

/** Sections in which each kind of price stands. */
const priceSections: Readonly<Record<string, string>> = {
  packages: 'packageGrid',
  retainers: 'retainerList',
  'add-ons': 'addOnList',
  'chatbot-tiers': 'chatbotTiers',
};

const asksForContents = /\b(?:includ\w*|contain\w*|do i get|what’?'?s in)\b/i;

async function wordPriced(
  { source, id, title }: Ranked,
  { question, subject }: Asked,
): Promise<Partial<AnswerView> | null> {
  const asked: PriceQuestion = {
    isOnlyPrice: subject.hasPrice && !asksForContents.test(question),
    client: source === 'packages' ? clientIn(question, subject, id) : null,
  };
  const book = await getPriceBook();
  const has = ({ name }: { name: string }) => name === title;
  const [item, tier] = [book.packages.find(has), book.chatbotTiers.find(has)];
  const [retainer, addOn] = [book.retainers.find(has), book.addOns.find(has)];
  if (source === 'packages') return item ? packageAnswer(item, asked) : null;
  if (source === 'retainers') return retainer ? retainerAnswer(retainer, asked) : null;
  if (source === 'add-ons') return addOn ? addOnAnswer(addOn, asked) : null;
  return tier ? chatbotAnswer(tier, asked) : null;
}

/** Of a legal page’s heading, e.g. `9. `: alone it says nothing. */
const clauseNumber = /^\d+(?:\.\d+)*\.\s+/;

async function wordPage(found: Ranked): Promise<Partial<AnswerView> | null> {
  const { source, id, anchor, title, heading } = found;
  const index = await getSiteIndex();
  const path = index.pathOfDocument(source as PagedCollection, id);
  // Pages kept from search engines, also for too few words of their own, answer nothing.
  const entry = index.entries.find((each) => each.collection === source && each.id === id);
  if (!path || entry?.noIndex) return null;
  return {
    title: source === 'legal-pages' ? heading.replace(clauseNumber, '') : heading,
    href: anchor ? `${path}#${anchor}` : path,
    page: entry?.title ?? title,
  };
}

/** `null` for what is not published any more. */
async function wordFound(found: Ranked, asked: Asked): Promise<AnswerView | null> {
  const [book, shownAt] = await Promise.all([getPriceBook(), readShownAt()]);
  const { source, topic, title, heading, body } = found;
  if (source === factSource) {
    if (topic === 'prices') {
      const list = priceListAnswer(book.packages);
      const { href = null, title: page = null } = shownAt.get('packageGrid') ?? {};
      return list && { title: heading, ...list, href, page };
    }
    const [identity, places] = await Promise.all([getSiteIdentity(), getPlacesLeft()]);
    const fact = wordFact(topic as Exclude<Fact, 'prices'>, { identity, places });
    return { ...fact, price: null, href: contactPath, page: 'Contact' };
  }
  const shown = shownAt.get(priceSections[source] ?? topic ?? '');
  const basis: AnswerView = {
    ...{
      title: source === 'faqs' ? title : heading,
      text: excerptOf(body, asked.words),
      price: null,
    },
    ...{ href: shown?.href ?? null, page: shown?.title ?? null },
  };
  const own =
    source in priceSections
      ? await wordPriced(found, asked)
      : isPaged(source)
        ? await wordPage(found)
        : (await readFormLinks()).get(found.id);
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
}

/** Published answers to a question; `null` without a word to look for. */
async function searchAnswers(asked: string, most: number): Promise<Searched | null> {
  const question = readQuestion(asked);
  const words = wordsOf(question);
  const cms = await getCms();
  const passages = await readCount();
  const [terms, trades, pages] = await Promise.all([
    readTerms(cms, words, passages),
    readTrades(),
    listTownPages(),
  ]);
  const cities = [...new Set(pages.map(({ city }) => city))];
  const subject = readSubject(
    question,
    terms.map(({ word }) => word),
    trades,
    cities,
  );
  const leads = leadsOf(subject, pages);
  const ranked = rankPassages(
    question,
    await findCandidates(cms, terms, question, leads.keys()),
    terms,
    passages,
    { subject, leads },
  );
  if (terms.length === 0 && !ranked.some(isAnswer)) return null;
  const read = { question, words: words.flat(), subject };
  const seen = new Set<string>();
  const found: SearchedAnswer[] = [];
  for (const candidate of ranked) {
    if (found.length === most && !subject.hasSite) break;
    const view = await wordFound(candidate, read);
    const isWhole = wholePages.has(candidate.source);
    const page = view?.href?.replace(/#.*/, '') ?? '';
    const key = view && `${page} ${view.page && !isWhole ? view.title : ''}`;
    if (!view || !key || seen.has(key)) continue;
    seen.add(key);
    const isPriceList = candidate.source === factSource && candidate.topic === 'prices';
    found.push({ view, ranked: candidate, isPriceList });
  }
  return { subject, found };
}

/** What others are paid for a website: no part of its sum. */
const running = {
  asked: /\b(?:hosting|domain)\b/i,
  question: 'What will domain and hosting cost?',
};

/** The published answer to one question; without one, what is about the same, if anything. */
async function findOne(question: string): Promise<FoundAnswer> {
  const searched = await searchAnswers(question, mostOthers + 1);
  if (searched === null) {
    const sum = await findSum(question, []);
    return sum ? { status: 'answered', answer: sum, others: [] } : { status: 'empty' };
  }
  const { subject, found } = searched;
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
  if (sum) {
    const also = running.asked.test(question) ? await findOne(running.question) : null;
    const costs = also?.status === 'answered' ? { also: also.answer } : {};
    return { status: 'answered', answer: sum, ...costs, others: [] };
  }
  if (first && isAnswer(first.ranked))
    return {
      status: 'answered',
      answer: first.view,
      others: views(rest.filter(({ isPriceList }) => !isPriceList)),
    };
  if (prices && (subject.hasPrice || subject.wantsSite)) {
    return { status: 'answered', answer: prices.view, others: views(near) };
  }
  // For a line of business without a page the price list is the nearest.
  return { status: 'unknown', others: views(prices && near.length === 0 ? [prices] : near) };
}

/**
 * The published answer to a question, or to both halves of one that asks two things.
 * @param earlier what the visitor asked before, the latest last
 */
export async function findAnswer(
  asked: string,
  earlier: readonly string[] = [],
): Promise<FoundAnswer> {
  const question = await withTradeBefore(readQuestion(asked), earlier);
  const halves = halvesOf(question);
  if (halves === null) return findOne(question);
  const answered = (await Promise.all(halves.map(findOne))).filter(
    (found) => found.status === 'answered',
  );
  const [one, other] = answered;
  if (one && !other) return one;
  const isSame =
    one?.answer.title === other?.answer.title && one?.answer.href === other?.answer.href;
  // Related links are left out: they could belong to either half.
  return one && other && !isSame ? { ...one, also: other.answer, others: [] } : findOne(question);
}
