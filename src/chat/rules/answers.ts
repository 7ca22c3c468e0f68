import { enquiryPath, leadAnchorPath } from '@/platform/paths';
import { formatPence, formatPenceRange } from '@/prices/rules/money';
import type {
  AddOnView,
  ChatbotTierView,
  PackageView,
  RetainerView,
} from '@/prices/rules/price-book';

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

export const packageAnswer = (item: PackageView): Priced => ({
  title: item.name,
  price: formatPenceRange(item.priceFromPence, item.priceToPence),
  start: enquiryPath({ package: item.key }),
  text: sentence(
    item.description || item.tagline,
    item.timeline && `Ready in ${item.timeline}`,
    item.pages && `Pages: ${item.pages}`,
    item.support && `Support after launch: ${item.support}`,
  ),
});

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
    text: sentence(
      ...core.map(
        ({ name, priceFromPence, priceToPence, timeline }) =>
          `${name}: ${formatPenceRange(priceFromPence, priceToPence)}${timeline && `, ready in ${timeline}`}`,
      ),
      forTrades && `Made for one trade: ${forTrades}`,
    ),
  };
}

export const retainerAnswer = (item: RetainerView): Priced => ({
  title: item.name,
  price: `${formatPence(item.pricePerMonthPence)} a month`,
  text: sentence(item.tagline, item.features.slice(0, 4).join('; ')),
});

export const addOnAnswer = (item: AddOnView): Priced => ({
  title: item.name,
  price: `${formatPence(item.pricePence)}${item.unit ? ` ${item.unit}` : ''}`,
  text: sentence(item.description),
});

export const chatbotAnswer = (item: ChatbotTierView): Priced => ({
  title: `AI chatbot ${item.name}`,
  price: `${formatPenceRange(item.pricePerMonthFromPence, item.pricePerMonthToPence)} a month`,
  text: sentence(item.description, `Conversations a month: ${item.conversations}`),
});
