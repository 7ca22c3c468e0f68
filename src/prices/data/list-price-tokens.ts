import { type CostPart, costParts } from '../rules/comparisons';
import { type PolicyKey, policyFigures, policyKeys } from '../rules/policy-figures';
import { type PriceBook, siteFigureKeys, siteFigures } from '../rules/price-book';
import {
  type ChatbotPart,
  chatbotParts,
  computedFigures,
  computedKeys,
  type PackagePart,
  type PriceToken,
  packageParts,
  renderPriceToken,
} from '../rules/price-tokens';

export interface PriceTokenOption {
  /** As stored, without braces: `package:growth:from`. */
  value: string;
  /** Label in the editor's list: `Growth, lowest price`. */
  label: string;
  /** The present figure. */
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

const chatbotLabels: Record<ChatbotPart, string> = {
  from: 'lowest price per month',
  to: 'highest price per month',
  conversations: 'conversations per month',
  bundle: 'with Growth Accelerator, per month',
};

const costLabels: Record<CostPart, string> = {
  first: 'their first year',
  later: 'each later year of theirs',
  total: 'their total',
  ours: 'our total',
  saving: 'saving',
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
 * Lists all figures that texts can quote, for the pickers of the back office.
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
    ...chatbotOptions(book),
    ...book.hiddenFees.map(({ key, name }) =>
      option({ kind: 'fee', key }, `fee:${key}`, `${name}, per month`, 'Hidden fees', book),
    ),
    ...book.costComparisons.flatMap(({ key, title }) =>
      costParts.map((part) =>
        option(
          { kind: 'cost', key, part },
          `cost:${key}:${part}`,
          `${title}, ${costLabels[part]}`,
          'Cost comparisons',
          book,
        ),
      ),
    ),
    ...policyKeys.map((key: PolicyKey) =>
      option({ kind: 'policy', key }, `policy:${key}`, policyFigures[key].label, 'Policy', book),
    ),
    ...computedKeys.map((key) =>
      option({ kind: 'policy', key }, `policy:${key}`, computedFigures[key].label, 'Policy', book),
    ),
    ...siteFigureKeys.map((key) =>
      option({ kind: 'site', key }, `site:${key}`, siteFigures[key], 'Site settings', book),
    ),
  ];
}

function chatbotOptions(book: PriceBook): PriceTokenOption[] {
  return book.chatbotTiers.flatMap(({ key, name }) => [
    option(
      { kind: 'chatbot', key, part: null },
      `chatbot:${key}`,
      `Chatbot ${name}, per month`,
      'Chatbot',
      book,
    ),
    ...chatbotParts.map((part) =>
      option(
        { kind: 'chatbot', key, part },
        `chatbot:${key}:${part}`,
        `Chatbot ${name}, ${chatbotLabels[part]}`,
        'Chatbot',
        book,
      ),
    ),
  ]);
}
