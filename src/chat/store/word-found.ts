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
import { factSource } from '../data/store-passages';
import {
  type AnswerView,
  addOnAnswer,
  chatbotAnswer,
  excerptOf,
  type PriceQuestion,
  packageAnswer,
  priceListAnswer,
  retainerAnswer,
} from '../rules/answers';
import { type Fact, wordFact } from '../rules/facts';
import type { Ranked } from '../rules/rank-passages';
import { clientIn, type Subject } from '../rules/subject';
import { readShownAt } from './shown-at';

/** A question as it was read. */
interface Asked {
  question: string;
  /** Its words with others that mean the same. */
  words: readonly string[];
  subject: Subject;
}

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

/** A found passage as visitors see it; `null` for what is not published any more. */
export async function wordFound(found: Ranked, asked: Asked): Promise<AnswerView | null> {
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
