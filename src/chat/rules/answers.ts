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
}

export interface WordedAnswer {
  text: string;
  /** The passages it cites. */
  sources: AnswerView[];
}

/** `unknown`: nothing published answers it. `empty`: no word to look for. */
export type FoundAnswer =
  | {
      status: 'answered';
      answer: AnswerView;
      others: AnswerView[];
      /** A language model's words, in place of the first passage. */
      worded?: WordedAnswer;
    }
  | { status: 'unknown'; others: AnswerView[] }
  | { status: 'empty' };

type Priced = Pick<AnswerView, 'title' | 'text' | 'price'>;

const sentence = (...parts: readonly (string | null)[]) =>
  parts
    .filter((part): part is string => Boolean(part))
    .map((part) => (/[.!?]$/.test(part) ? part : `${part}.`))
    .join(' ');

export const packageAnswer = (item: PackageView): Priced => ({
  title: item.name,
  price: formatPenceRange(item.priceFromPence, item.priceToPence),
  text: sentence(
    item.description || item.tagline,
    item.timeline && `Ready in ${item.timeline}`,
    item.pages && `Pages: ${item.pages}`,
    item.support && `Support after launch: ${item.support}`,
  ),
});

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
