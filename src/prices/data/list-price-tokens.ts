import { costParts } from '../rules/comparisons';
import { policyFigures, policyKeys } from '../rules/policy-figures';
import { type PriceBook, siteFigureKeys, siteFigures } from '../rules/price-book';
import {
  chatbotParts,
  computedFigures,
  computedKeys,
  packageParts,
  parsePriceToken,
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

const partLabels: Record<(typeof packageParts)[number], string> = {
  from: 'lowest price',
  to: 'highest price',
  timeline: 'ready in',
  pages: 'pages',
  revisions: 'revisions',
  support: 'support',
};

const chatbotLabels: Record<(typeof chatbotParts)[number], string> = {
  from: 'lowest price per month',
  to: 'highest price per month',
  conversations: 'conversations per month',
  bundle: 'with Growth Accelerator, per month',
};

const costLabels: Record<(typeof costParts)[number], string> = {
  first: 'their first year',
  later: 'each later year of theirs',
  total: 'their total',
  ours: 'our total',
  saving: 'saving',
};

/**
 * Lists all figures that texts can quote, for the pickers of the back office.
 *
 * @returns options in the order of the price list
 */
export function listPriceTokens(book: PriceBook): PriceTokenOption[] {
  function option(group: string, value: string, label: string): PriceTokenOption {
    const [kind = '', key = '', part] = value.split(':');
    const token = parsePriceToken(kind, key, part);
    return { value, label, group, figure: (token && renderPriceToken(token, book)) ?? '' };
  }
  return [
    ...book.packages.flatMap(({ key, name }) => [
      option('Packages', `package:${key}`, `${name}, price range`),
      ...packageParts.map((part) =>
        option('Packages', `package:${key}:${part}`, `${name}, ${partLabels[part]}`),
      ),
    ]),
    ...book.retainers.map(({ key, name }) =>
      option('Retainers', `retainer:${key}`, `${name}, per month`),
    ),
    ...book.addOns.flatMap(({ key, name }) => [
      option('Add-ons', `add-on:${key}`, name),
      option('Add-ons', `add-on:${key}:standalone`, `${name}, without a retainer`),
    ]),
    ...book.chatbotTiers.flatMap(({ key, name }) => [
      option('Chatbot', `chatbot:${key}`, `Chatbot ${name}, per month`),
      ...chatbotParts.map((part) =>
        option('Chatbot', `chatbot:${key}:${part}`, `Chatbot ${name}, ${chatbotLabels[part]}`),
      ),
    ]),
    ...book.hiddenFees.map(({ key, name }) =>
      option('Hidden fees', `fee:${key}`, `${name}, per month`),
    ),
    ...book.costComparisons.flatMap(({ key, title }) =>
      costParts.map((part) =>
        option('Cost comparisons', `cost:${key}:${part}`, `${title}, ${costLabels[part]}`),
      ),
    ),
    ...policyKeys.map((key) => option('Policy', `policy:${key}`, policyFigures[key].label)),
    ...computedKeys.map((key) => option('Policy', `policy:${key}`, computedFigures[key].label)),
    ...siteFigureKeys.map((key) => option('Site settings', `site:${key}`, siteFigures[key])),
  ];
}
