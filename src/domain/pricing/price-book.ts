import type { AddOnView, PackageView, RetainerView } from '../content/view-models';
import { formatPolicyFigure } from './format-policy-figure';
import { formatPence, formatPenceRange } from './money';
import { type PolicyKey, policyFigures } from './policy-figures';

/** Everything that a price token can name, read from the CMS once per page. */
export interface PriceBook {
  packages: PackageView[];
  retainers: RetainerView[];
  addOns: AddOnView[];
  policy: Record<PolicyKey, number>;
}

export const packageParts = ['from', 'to', 'timeline', 'pages', 'revisions', 'support'] as const;
export type PackagePart = (typeof packageParts)[number];

export type PriceToken =
  | { kind: 'package'; key: string; part: PackagePart | null }
  | { kind: 'retainer'; key: string }
  | { kind: 'add-on'; key: string; standalone: boolean }
  | { kind: 'policy'; key: string };

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

/**
 * Writes the live figure that a token stands for.
 *
 * @returns the figure as text, or `null` when the book has nothing under that name
 */
export function renderPriceToken(token: PriceToken, book: PriceBook): string | null {
  switch (token.kind) {
    case 'package': {
      const item = book.packages.find(({ key }) => key === token.key);
      return item ? packageText(item, token.part) : null;
    }
    case 'retainer': {
      const item = book.retainers.find(({ key }) => key === token.key);
      return item ? formatPence(item.pricePerMonthPence) : null;
    }
    case 'add-on': {
      const item = book.addOns.find(({ key }) => key === token.key);
      if (!item) return null;
      const surcharge = book.policy.addOnSurcharge;
      return formatPence(
        token.standalone ? standaloneAddOnPence(item.pricePence, surcharge) : item.pricePence,
      );
    }
    case 'policy': {
      if (!Object.hasOwn(policyFigures, token.key)) return null;
      const key = token.key as PolicyKey;
      return formatPolicyFigure(book.policy[key], policyFigures[key].unit);
    }
  }
}
