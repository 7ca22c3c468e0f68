import { type CostPart, costPartPence, costParts } from './comparisons';
import { formatPence, formatPenceRange } from './money';
import { formatPolicyFigure, type PolicyKey, policyFigures } from './policy-figures';
import {
  type ChatbotTierView,
  chatbotBundlePence,
  type PackageView,
  type PriceBook,
  type SiteFigureKey,
  standaloneAddOnPence,
} from './price-book';

/** The retainer that the chatbot bundle belongs to (specification, section 9). */
const bundleRetainerKey = 'growth-accelerator';

export const packageParts = ['from', 'to', 'timeline', 'pages', 'revisions', 'support'] as const;
export type PackagePart = (typeof packageParts)[number];

export const chatbotParts = ['from', 'to', 'conversations', 'bundle'] as const;
export type ChatbotPart = (typeof chatbotParts)[number];

export type PriceToken =
  | { kind: 'package'; key: string; part: PackagePart | null }
  | { kind: 'retainer'; key: string }
  | { kind: 'add-on'; key: string; standalone: boolean }
  | { kind: 'chatbot'; key: string; part: ChatbotPart | null }
  | { kind: 'fee'; key: string }
  | { kind: 'cost'; key: string; part: CostPart }
  | { kind: 'policy'; key: string }
  | { kind: 'site'; key: string };

function packageText(item: PackageView, part: PackagePart | null): string {
  switch (part) {
    case null:
      return formatPenceRange(item.priceFromPence, item.priceToPence);
    case 'from':
      return formatPenceRange(item.priceFromPence, null);
    case 'to':
      return formatPenceRange(item.priceToPence ?? item.priceFromPence, null);
    default:
      return item[part];
  }
}

function chatbotText(
  tier: ChatbotTierView,
  part: ChatbotPart | null,
  book: PriceBook,
): string | null {
  switch (part) {
    case null:
      return formatPenceRange(tier.pricePerMonthFromPence, tier.pricePerMonthToPence);
    case 'from':
      return formatPence(tier.pricePerMonthFromPence);
    case 'to':
      return formatPence(tier.pricePerMonthToPence);
    case 'conversations':
      return tier.conversations.toLocaleString('en-GB');
    case 'bundle': {
      const retainer = book.retainers.find(({ key }) => key === bundleRetainerKey);
      if (!retainer) return null;
      const { fromPence, toPence } = chatbotBundlePence(
        tier,
        retainer.pricePerMonthPence,
        book.policy.chatbotBundleSaving,
      );
      return formatPenceRange(fromPence, toPence);
    }
  }
}

function policyText(key: string, book: PriceBook): string | null {
  if (!Object.hasOwn(policyFigures, key)) return renderComputedFigure(key, book);
  return formatPolicyFigure(book.policy[key as PolicyKey], policyFigures[key as PolicyKey].unit);
}

function find<T extends { key: string }>(items: readonly T[], key: string): T | undefined {
  return items.find((item) => item.key === key);
}

/**
 * Renders the live figure of a token.
 *
 * @returns the figure as text, or `null` if the book has no such figure
 */
export function renderPriceToken(token: PriceToken, book: PriceBook): string | null {
  switch (token.kind) {
    case 'package': {
      const item = find(book.packages, token.key);
      return item ? packageText(item, token.part) : null;
    }
    case 'retainer': {
      const item = find(book.retainers, token.key);
      return item ? formatPence(item.pricePerMonthPence) : null;
    }
    case 'add-on': {
      const item = find(book.addOns, token.key);
      if (!item) return null;
      const surcharge = book.policy.addOnSurcharge;
      return formatPence(
        token.standalone ? standaloneAddOnPence(item.pricePence, surcharge) : item.pricePence,
      );
    }
    case 'chatbot': {
      const tier = find(book.chatbotTiers, token.key);
      return tier ? chatbotText(tier, token.part, book) : null;
    }
    case 'fee': {
      const fee = find(book.hiddenFees, token.key);
      return fee ? formatPence(fee.monthlyPence) : null;
    }
    case 'cost': {
      const view = find(book.costComparisons, token.key);
      return view ? formatPence(costPartPence(view, token.part)) : null;
    }
    case 'policy':
      return policyText(token.key, book);
    case 'site':
      return Object.hasOwn(book.site, token.key) ? book.site[token.key as SiteFigureKey] : null;
  }
}

/** Price tokens: live figures of the price list in texts. Money is integer pence (GBP). */

/** A price token in a plain text field: `{{package:growth:from}}`. */
const tokenPattern = /\{\{\s*([a-z-]+):([A-Za-z0-9-]+)(?::([a-z]+))?\s*\}\}/g;

/** Text for a token whose item is no longer published. */
export const missingFigure = 'price on request';

/** Creates a token with one of the parts of its kind, or without a part. */
function withPart<P extends string>(
  part: string | undefined,
  known: readonly P[],
  make: (part: P | null) => PriceToken | null,
): PriceToken | null {
  if (part === undefined) return make(null);
  return (known as readonly string[]).includes(part) ? make(part as P) : null;
}

/**
 * Parses a token.
 *
 * @returns the token, or `null` for an unknown kind or part
 */
export function parsePriceToken(kind: string, key: string, part?: string): PriceToken | null {
  switch (kind) {
    case 'package':
      return withPart(part, packageParts, (named) => ({ kind, key, part: named }));
    case 'chatbot':
      return withPart(part, chatbotParts, (named) => ({ kind, key, part: named }));
    case 'cost':
      return withPart(part, costParts, (named) => (named ? { kind, key, part: named } : null));
    case 'add-on':
      if (part !== undefined && part !== 'standalone') return null;
      return { kind, key, standalone: part === 'standalone' };
    case 'retainer':
    case 'fee':
    case 'policy':
    case 'site':
      return part === undefined ? { kind, key } : null;
    default:
      return null;
  }
}

/**
 * Lists the tokens of a text without braces: `package:growth:from`. It does not check whether they
 * exist.
 */
export function tokensOf(text: string): string[] {
  if (!text.includes('{{')) return [];
  return [...text.matchAll(tokenPattern)].map(([, kind, key, part]) =>
    part === undefined ? `${kind}:${key}` : `${kind}:${key}:${part}`,
  );
}

/**
 * Replaces price tokens with live figures.
 *
 * @param text plain text, possibly with tokens such as `{{retainer:site-guardian}}`
 * @returns the resolved text; an unknown token becomes `price on request`
 */
export function resolvePriceText(text: string, book: PriceBook): string {
  if (!text.includes('{{')) return text;
  return text.replace(tokenPattern, (_all, kind: string, key: string, part?: string) => {
    const token = parsePriceToken(kind, key, part);
    return (token && renderPriceToken(token, book)) ?? missingFigure;
  });
}

/**
 * Lists invalid tokens of a text, for the message beside the field.
 *
 * @returns unknown tokens as written, including malformed braces
 */
export function findUnknownTokens(text: string, book: PriceBook): string[] {
  const unknown: string[] = [];
  const rest = text.replace(tokenPattern, (all, kind: string, key: string, part?: string) => {
    const token = parsePriceToken(kind, key, part);
    if (!token || renderPriceToken(token, book) === null) unknown.push(all);
    return '';
  });
  const stray = rest.match(/\{\{[^}]*\}?\}?|\}\}/g);
  return stray ? [...unknown, ...stray] : unknown;
}

/**
 * Resolves the tokens in all strings of a CMS document, at any depth.
 *
 * @param value a JSON value, which is not modified
 * @returns a copy with live figures
 */
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

/** The part of the price book from which these figures are computed. */
interface Basis {
  retainers: readonly { key: string; pricePerMonthPence: number }[];
  policy: Record<PolicyKey, number>;
}

/** Retainer used in the examples of the terms. */
const exampleRetainerKey = 'content-engine';

function share(pence: number, percent: number): number {
  return Math.round((pence * percent) / 100);
}

function exampleRetainerPence({ retainers }: Basis): number | null {
  return retainers.find(({ key }) => key === exampleRetainerKey)?.pricePerMonthPence ?? null;
}

interface ComputedFigure {
  label: string;
  compute: (book: Basis) => number | null;
}

/** Figures computed from stored ones; also quoted as `{{policy:…}}`. Pence. */
export const computedFigures = {
  strategyCallPartialRefundAmount: {
    label: 'Strategy call, part refund in pounds',
    compute: ({ policy }) => share(policy.strategyCall, policy.strategyCallPartialRefund),
  },
  retainerEarlyExitExample: {
    label: 'Early exit fee, example with Content Engine',
    compute: (book) => {
      const pence = exampleRetainerPence(book);
      return pence === null ? null : share(pence, book.policy.retainerEarlyExit);
    },
  },
  contentLicenceExample: {
    label: 'Content licence, example with Content Engine',
    compute: (book) => {
      const pence = exampleRetainerPence(book);
      return pence === null ? null : pence * book.policy.contentLicenceMultiple;
    },
  },
} as const satisfies Record<string, ComputedFigure>;

export type ComputedKey = keyof typeof computedFigures;
export const computedKeys = Object.keys(computedFigures) as ComputedKey[];

/**
 * Formats a computed figure.
 *
 * @returns e.g. `£74.50`; `null` for an unknown name or an unpublished source
 */
function renderComputedFigure(key: string, book: Basis): string | null {
  if (!Object.hasOwn(computedFigures, key)) return null;
  const pence = computedFigures[key as ComputedKey].compute(book);
  return pence === null ? null : formatPence(Math.round(pence));
}
