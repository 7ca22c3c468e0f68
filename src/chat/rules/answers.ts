import { enquiryPath, leadAnchorPath } from '@/platform/paths';
import type { Selection } from '@/prices/rules/estimate';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import type {
  AddOnView,
  ChatbotTierView,
  PackageView,
  RetainerView,
} from '@/prices/rules/price-book';
import { pagesOf, readPages, readyIn } from '@/prices/rules/work-size';

/** A found passage as visitors see it: published words, present figures. */
export interface AnswerView {
  /** The question, the heading or the name of what is sold. */
  title: string;
  text: string;
  /** Live price; null for texts. */
  price: string | null;
  /** Where it stands; null for what has no page. */
  href: string | null;
  /** The page's title, for the link. */
  page: string | null;
  /** Form that orders it. */
  start?: string;
  /** What the form receives with it. */
  estimate?: Selection & { label: string };
  /** Words of the link to it; without them, “Get Started”. */
  startWords?: string;
  /** Of a further answer: close enough to the question for the chat’s short list. */
  isRelated?: boolean;
}

export interface WordedAnswer {
  text: string;
  /** The passages it cites. */
  sources: AnswerView[];
}

/** What is said to those who look for a trade itself. */
export const notOurWork = (trade: string): string =>
  `We make websites for ${trade}, and do none of their work.`;

/** `unknown`: nothing published answers it. `empty`: no word to look for. */
export type FoundAnswer =
  | {
      status: 'answered';
      answer: AnswerView;
      /** The answer to the second half of a question that asks two things. */
      also?: AnswerView;
      others: AnswerView[];
      /** A language model's words, in place of the first passage. */
      worded?: WordedAnswer;
    }
  | {
      status: 'unknown';
      others: AnswerView[];
      /** The kind of business whose own work was asked for, e.g. `plumbers`. */
      trade?: string;
    }
  | { status: 'empty' };

type Priced = Pick<AnswerView, 'title' | 'text' | 'price' | 'start'>;

const sentence = (...parts: readonly (string | null)[]) =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

/** How the question asks about an item of the price list. */
export interface PriceQuestion {
  /** Only its price: then one sentence answers. */
  isOnlyPrice: boolean;
  /** For whom, e.g. `a salon`; `null` if the question doesn’t say. */
  client: string | null;
}

const mostContents = 4;

const contents = ({ isOnlyPrice }: PriceQuestion, features: readonly string[], instead: string) => {
  if (isOnlyPrice) return null;
  return features.length > 0
    ? `It includes: ${features.slice(0, mostContents).join('; ')}`
    : instead || null;
};

const listed = (parts: readonly string[]) =>
  parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts.join();

export function packageAnswer(item: PackageView, asked: PriceQuestion): Priced {
  const { name, priceFromPence } = item;
  const ready = readyIn(item);
  const price = formatPenceRange(priceFromPence, item.priceToPence);
  const predicates = [
    priceFromPence === null ? 'has its price on application' : `costs ${price}`,
    ...(ready ? [`is ${ready}`] : []),
    ...(readPages(item.pages) ? [`has ${pagesOf(item)}`] : []),
  ];
  const subject = asked.client ? `A site for ${asked.client} (${name})` : name;
  return {
    ...{ title: name, price, start: enquiryPath({ package: item.key }) },
    text: sentence(
      `${subject} ${listed(predicates)}`,
      contents(asked, item.features, item.description || item.tagline),
    ),
  };
}

/** From the cheapest to the dearest; `null` if none has a price. */
function rangeOf(packages: readonly PackageView[]): string | null {
  const from = packages.flatMap(({ priceFromPence }) => priceFromPence ?? []);
  const to = packages.flatMap(
    ({ priceFromPence, priceToPence }) => priceToPence ?? priceFromPence ?? [],
  );
  return from.length > 0 ? formatPenceRange(Math.min(...from), Math.max(...to)) : null;
}

/** The price list in short: each package for everyone, and those for a trade as one; `null` without prices. */
export function priceListAnswer(packages: readonly PackageView[]): Omit<Priced, 'title'> | null {
  const core = packages.filter(({ group }) => group === 'core');
  const price = rangeOf(core);
  if (price === null) return null;
  const forTrades = rangeOf(packages.filter(({ group }) => group === 'industry'));
  return {
    price,
    start: leadAnchorPath,
    text: [
      'A website costs:',
      ...core.map(
        ({ name, priceFromPence, priceToPence, timeline }) =>
          `${name}: ${formatPenceRange(priceFromPence, priceToPence)}${timeline && `, ready in ${timeline}`}`,
      ),
      ...(forTrades ? [`Made for one trade: ${forTrades}`] : []),
    ].join('\n'),
  };
}

export function retainerAnswer(item: RetainerView, asked: PriceQuestion): Priced {
  const price = `${formatPence(item.pricePerMonthPence)} a month`;
  return {
    ...{ title: item.name, price },
    text: sentence(
      `The monthly plan ${item.name} costs ${price}`,
      contents(asked, item.features, item.tagline),
    ),
  };
}

export function addOnAnswer(item: AddOnView, asked: PriceQuestion): Priced {
  const price = `${formatPence(item.pricePence)}${item.unit ? ` ${item.unit}` : ''}`;
  // Without a plan, these cost more.
  const costs =
    item.pricePence === 0
      ? 'costs nothing extra'
      : `costs ${price}${item.kind === 'retainer' ? ' on a monthly plan' : ''}`;
  return {
    ...{ title: item.name, price },
    text: sentence(`The add-on “${item.name}” ${costs}`, contents(asked, [], item.description)),
  };
}

export function chatbotAnswer(item: ChatbotTierView, asked: PriceQuestion): Priced {
  const price = `${formatPenceRange(item.pricePerMonthFromPence, item.pricePerMonthToPence)} a month`;
  return {
    ...{ title: `AI chatbot ${item.name}`, price },
    text: sentence(
      `The AI chatbot ${item.name} costs ${price}, with ${item.conversations} conversations included`,
      contents(asked, [], item.description),
    ),
  };
}

/** Characters of an answer: what fits on a phone. */
const longestAnswer = 420;

const sentences = (text: string): string[] =>
  text.split('\n').flatMap((line) => line.match(/[^.!?]+(?:[.!?]+[”’")]*(?=\s|$)|$)|\S+/g) ?? []);

/**
 * The sentences of a passage that answer best, in a row and unchanged.
 * @param words of the question, without their endings
 */
export function excerptOf(body: string, words: readonly string[]): string {
  if (body.length <= longestAnswer)
    return body.replace(/([^.!?:;,])\n/g, '$1. ').replaceAll('\n', ' ');
  const all = sentences(body).map((sentence) => sentence.trim());
  const stems = words.map((word) => word.slice(0, Math.max(4, word.length - 2)).toLowerCase());
  let best = { hits: -1, text: '' };
  for (let from = 0; from < all.length; from += 1) {
    let text = '';
    for (let to = from; to < all.length; to += 1) {
      const longer = text ? `${text} ${all[to]}` : (all[to] ?? '');
      if (text && longer.length > longestAnswer) break;
      text = longer;
    }
    const low = text.toLowerCase();
    const hits = stems.filter((stem) => low.includes(stem)).length;
    if (hits > best.hits) best = { hits, text };
  }
  return best.text;
}
