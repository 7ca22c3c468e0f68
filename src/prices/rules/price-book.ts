import { type CostPart, costPartPence } from './comparisons';
import { renderComputedFigure } from './computed-figures';
import { formatPolicyFigure } from './format-policy-figure';
import { formatPence, formatPenceRange } from './money';
import { type PolicyKey, policyFigures } from './policy-figures';
import type { AddOnView, PackageView, RetainerView } from './price-list-views';
import type { SiteFigureKey, SiteFigures } from './site-figures';
import type { ChatbotTierView, CostComparisonView, HiddenFeeView } from './table-views';

/** The retainer that the chatbot bundle belongs to (specification, section 9). */
const bundleRetainerKey = 'growth-accelerator';

/**
 * What a chatbot tier and the bundle's retainer cost together: both prices less the saving.
 *
 * @param savingPence per month
 * @returns monthly pence, lower and upper end; never below zero
 */
export function chatbotBundlePence(
  tier: Pick<ChatbotTierView, 'pricePerMonthFromPence' | 'pricePerMonthToPence'>,
  retainerPence: number,
  savingPence: number,
): { fromPence: number; toPence: number } {
  const together = (pence: number) => Math.max(0, retainerPence + pence - savingPence);
  return {
    fromPence: together(tier.pricePerMonthFromPence),
    toPence: together(tier.pricePerMonthToPence),
  };
}

/** Everything that a price token can name, read from the CMS once per page. */
export interface PriceBook {
  packages: PackageView[];
  retainers: RetainerView[];
  addOns: AddOnView[];
  chatbotTiers: ChatbotTierView[];
  hiddenFees: HiddenFeeView[];
  costComparisons: CostComparisonView[];
  policy: Record<PolicyKey, number>;
  /** What the estimator asks for each further page. */
  extraPagePence: number;
  site: SiteFigures;
}

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

/**
 * What an add-on costs a client without an active retainer (specification, section 6).
 *
 * @param pricePence the retainer client's price, in pence
 * @param surchargePercent e.g. 50
 * @returns pence, rounded to a whole penny
 */
export function standaloneAddOnPence(pricePence: number, surchargePercent: number): number {
  return Math.round((pricePence * (100 + surchargePercent)) / 100);
}

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
 * Writes the live figure that a token stands for.
 *
 * @returns the figure as text, or `null` when the book has nothing under that name
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
