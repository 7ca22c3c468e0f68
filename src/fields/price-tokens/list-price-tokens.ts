import { type PolicyKey, policyFigures, policyKeys } from '@/domain/pricing/policy-figures';
import {
  type PackagePart,
  type PriceBook,
  type PriceToken,
  packageParts,
  renderPriceToken,
} from '@/domain/pricing/price-book';

export interface PriceTokenOption {
  /** As stored, without braces: `package:growth:from`. */
  value: string;
  /** What staff pick from: `Growth, lowest price`. */
  label: string;
  /** Today's figure. */
  figure: string;
  group: string;
}

const partLabels: Record<PackagePart, string> = {
  from: 'lowest price',
  to: 'highest price',
  timeline: 'ready in',
  pages: 'pages',
  revisions: 'revisions',
  support: 'support',
};

function option(
  token: PriceToken,
  value: string,
  label: string,
  group: string,
  book: PriceBook,
): PriceTokenOption {
  return { value, label, group, figure: renderPriceToken(token, book) ?? '' };
}

/**
 * Lists every figure that can be put into a text, for the pickers in the back office.
 *
 * @returns options in the order of the price list
 */
export function listPriceTokens(book: PriceBook): PriceTokenOption[] {
  return [
    ...book.packages.flatMap(({ key, name }) => [
      option(
        { kind: 'package', key, part: null },
        `package:${key}`,
        `${name}, price range`,
        'Packages',
        book,
      ),
      ...packageParts.map((part) =>
        option(
          { kind: 'package', key, part },
          `package:${key}:${part}`,
          `${name}, ${partLabels[part]}`,
          'Packages',
          book,
        ),
      ),
    ]),
    ...book.retainers.map(({ key, name }) =>
      option({ kind: 'retainer', key }, `retainer:${key}`, `${name}, per month`, 'Retainers', book),
    ),
    ...book.addOns.flatMap(({ key, name }) => [
      option({ kind: 'add-on', key, standalone: false }, `add-on:${key}`, name, 'Add-ons', book),
      option(
        { kind: 'add-on', key, standalone: true },
        `add-on:${key}:standalone`,
        `${name}, without a retainer`,
        'Add-ons',
        book,
      ),
    ]),
    ...policyKeys.map((key: PolicyKey) =>
      option({ kind: 'policy', key }, `policy:${key}`, policyFigures[key].label, 'Policy', book),
    ),
  ];
}
