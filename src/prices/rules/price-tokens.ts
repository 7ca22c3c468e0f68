import { costFigures } from './comparisons';
import { formatPence, formatPenceRange, percentOf } from './money';
import { formatPolicyFigure, type PolicyKey, policyFigures, policyKeys } from './policy-figures';
import {
  type AddOnView,
  type ChatbotTierView,
  chatbotBundlePence,
  type PackageView,
  type PriceBook,
  siteFigureKeys,
  siteFigures,
  standaloneAddOnPence,
} from './price-book';

/** The retainer that the chatbot bundle belongs to (specification, section 9). */
const bundleRetainerKey = 'growth-accelerator';

/** Retainer used in the examples of the terms. */
const exampleRetainerKey = 'content-engine';

/** First part of the tokens of a collection's documents. */
export const tokenKinds = {
  packages: 'package',
  retainers: 'retainer',
  'add-ons': 'add-on',
  'chatbot-tiers': 'chatbot',
  'hidden-fees': 'fee',
  'cost-comparisons': 'cost',
} as const;

/** A live figure that texts can quote. */
export interface PriceTokenOption {
  /** The token without braces: `package:growth:from`. */
  value: string;
  /** Label in the editor's list: `Growth, lowest price`. */
  label: string;
  figure: string;
  group: string;
}

type Figures = Record<string, readonly [label: string, figure: string | null]>;

function retainerPence({ retainers }: PriceBook, key: string): number | null {
  return retainers.find((item) => item.key === key)?.pricePerMonthPence ?? null;
}

function packageFigures(item: PackageView): Figures {
  const { priceFromPence: from, priceToPence: to } = item;
  return {
    '': ['price range', formatPenceRange(from, to)],
    from: ['lowest price', formatPenceRange(from, null)],
    to: ['highest price', formatPenceRange(to ?? from, null)],
    timeline: ['ready in', item.timeline],
    pages: ['pages', item.pages],
    revisions: ['revisions', item.revisions],
    support: ['support', item.support],
  };
}

function chatbotFigures(tier: ChatbotTierView, book: PriceBook): Figures {
  const { pricePerMonthFromPence: from, pricePerMonthToPence: to } = tier;
  const retainer = retainerPence(book, bundleRetainerKey);
  const bundle =
    retainer === null ? null : chatbotBundlePence(tier, retainer, book.policy.chatbotBundleSaving);
  return {
    '': ['per month', formatPenceRange(from, to)],
    from: ['lowest price per month', formatPence(from)],
    to: ['highest price per month', formatPence(to)],
    conversations: ['conversations per month', tier.conversations.toLocaleString('en-GB')],
    bundle: [
      'with Growth Accelerator, per month',
      bundle && formatPenceRange(bundle.fromPence, bundle.toPence),
    ],
  };
}

interface ComputedFigure {
  label: string;
  compute: (book: PriceBook) => number | null;
}

const share = (pence: number | null, percent: number) =>
  pence === null ? null : percentOf(pence, percent);

/** Figures computed from stored ones; also quoted as `{{policy:…}}`. Pence. */
export const computedFigures: Record<string, ComputedFigure> = {
  strategyCallPartialRefundAmount: {
    label: 'Strategy call, part refund in pounds',
    compute: ({ policy }) => share(policy.strategyCall, policy.strategyCallPartialRefund),
  },
  retainerEarlyExitExample: {
    label: 'Early exit fee, example with Content Engine',
    compute: (book) =>
      share(retainerPence(book, exampleRetainerKey), book.policy.retainerEarlyExit),
  },
  contentLicenceExample: {
    label: 'Content licence, example with Content Engine',
    compute: (book) =>
      share(retainerPence(book, exampleRetainerKey), 100 * book.policy.contentLicenceMultiple),
  },
};

/** Lists all figures that texts can quote. A figure whose source is unpublished is missing. */
export function listPriceTokens(book: PriceBook): PriceTokenOption[] {
  const figuresOf = (group: string, item: string, name: string, figures: Figures) =>
    Object.entries(figures).flatMap(([part, [label, figure]]): PriceTokenOption[] =>
      figure === null
        ? []
        : [
            {
              value: part ? `${item}:${part}` : item,
              label: label ? `${name}, ${label}` : name,
              figure,
              group,
            },
          ],
    );
  const policyFigure = (key: string, label: string, figure: string | null) =>
    figuresOf('Policy', `policy:${key}`, label, { '': ['', figure] });
  return [
    ...book.packages.flatMap((item) =>
      figuresOf('Packages', `package:${item.key}`, item.name, packageFigures(item)),
    ),
    ...book.retainers.flatMap(({ key, name, pricePerMonthPence }) =>
      figuresOf('Retainers', `retainer:${key}`, name, {
        '': ['per month', formatPence(pricePerMonthPence)],
      }),
    ),
    ...book.addOns.flatMap(({ key, name, pricePence }) =>
      figuresOf('Add-ons', `add-on:${key}`, name, {
        '': ['', formatPence(pricePence)],
        standalone: [
          'without a retainer',
          formatPence(standaloneAddOnPence(pricePence, book.policy.addOnSurcharge)),
        ],
      }),
    ),
    ...book.chatbotTiers.flatMap((tier) =>
      figuresOf(
        'Chatbot',
        `chatbot:${tier.key}`,
        `Chatbot ${tier.name}`,
        chatbotFigures(tier, book),
      ),
    ),
    ...book.hiddenFees.flatMap(({ key, name, monthlyPence }) =>
      figuresOf('Hidden fees', `fee:${key}`, name, {
        '': ['per month', formatPence(monthlyPence)],
      }),
    ),
    ...book.costComparisons.flatMap((view) =>
      Object.entries(costFigures).flatMap(([part, { label, penceOf }]) =>
        figuresOf('Cost comparisons', `cost:${view.key}`, view.title, {
          [part]: [label, formatPence(penceOf(view))],
        }),
      ),
    ),
    ...policyKeys.flatMap((key: PolicyKey) =>
      policyFigure(
        key,
        policyFigures[key].label,
        formatPolicyFigure(book.policy[key], policyFigures[key].unit),
      ),
    ),
    ...Object.entries(computedFigures).flatMap(([key, { label, compute }]) => {
      const pence = compute(book);
      return policyFigure(key, label, pence === null ? null : formatPence(pence));
    }),
    ...siteFigureKeys.flatMap((key) =>
      figuresOf('Site settings', `site:${key}`, siteFigures[key], { '': ['', book.site[key]] }),
    ),
  ];
}

/** The figures of each book by token, because every text of the site looks some up. */
const figuresByBook = new WeakMap<PriceBook, ReadonlyMap<string, string>>();

/** Renders the live figure of a token without braces; `null` if the book has no such figure. */
export function renderPriceToken(token: string, book: PriceBook): string | null {
  let figures = figuresByBook.get(book);
  if (!figures) {
    figures = new Map(listPriceTokens(book).map(({ value, figure }) => [value, figure]));
    figuresByBook.set(book, figures);
  }
  return figures.get(token) ?? null;
}

/** A price token in a plain text field: `{{package:growth:from}}`. */
const tokenPattern = /\{\{\s*([a-z-]+:[A-Za-z0-9-]+(?::[a-z]+)?)\s*\}\}/g;

/** Text for a token whose item is no longer published. */
export const missingFigure = 'price on request';

/** Lists the tokens of a text without braces. It does not check whether they exist. */
export function tokensOf(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(tokenPattern)].map(([, token = '']) => token);
}

/** The add-ons to a build whose price a text quotes, in the order of the price list. */
export function addOnsIn(text: string, { addOns }: Pick<PriceBook, 'addOns'>): AddOnView[] {
  const tokens = tokensOf(text);
  return addOns.filter(
    ({ key, kind }) => kind === 'build' && tokens.includes(`${tokenKinds['add-ons']}:${key}`),
  );
}

/** Replaces price tokens with live figures; an unknown token becomes `price on request`. */
export function resolvePriceText(text: string, book: PriceBook): string {
  if (!text.includes('{{')) return text;
  return text.replace(
    tokenPattern,
    (_all, token: string) => renderPriceToken(token, book) ?? missingFigure,
  );
}

/** Lists unknown tokens and malformed braces, for the message beside the field. */
export function findUnknownTokens(text: string, book: PriceBook): string[] {
  const unknown: string[] = [];
  const rest = text.replace(tokenPattern, (all, token: string) => {
    if (renderPriceToken(token, book) === null) unknown.push(all);
    return '';
  });
  const stray = rest.match(/\{\{[^}]*\}?\}?|\}\}/g);
  return stray ? [...unknown, ...stray] : unknown;
}

/** Resolves the tokens in all strings of a JSON value, at any depth, in a copy. */
export function resolvePrices<T>(value: T, book: PriceBook): T {
  if (typeof value === 'string') return resolvePriceText(value, book) as T;
  if (Array.isArray(value)) return value.map((item) => resolvePrices(item, book)) as T;
  if (value !== null && typeof value === 'object') {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, resolvePrices(item, book)]),
    ) as T;
  }
  return value;
}
