import { enquiryPath } from '@/platform/paths';
import {
  amountInWords,
  calculateEstimate,
  estimateInWords,
  estimatePath,
  pagesInWords,
  type Selection,
} from '@/prices/rules/estimate';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import { formatPence } from '@/prices/rules/money';
import type { AnswerView } from './answers';
import { contentWords, isAboutPrice, plain } from './question';
import { hasAskingWord } from './question-parts';

const numberWords = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const pagesNamed = new RegExp(`\\b(\\d{1,3}|${numberWords.join('|')})[ -]?pages?r?\\b`, 'g');

/** Of an existing site or a plan: no estimate of a new site answers these. */
const aboutExisting =
  /\b(?:extra|more|further|another|add(?:ed|ing)?|updat\w*|rewrit\w*|chang\w*|edit\w*|translat\w*|month\w*|existing|already|scan\w*)\b/;

/** Words in add-ons’ names that visitors leave out. */
const leftOut = new Set(['basic', 'setup', 'integration', 'integrations', 'feed']);

const unwanted = /\b(?:without|no)\b.*?(?=\b(?:but|with)\b|$)/g;

/** The one number of pages in a text; `null` with none or several. */
function pagesIn(text: string): number | null {
  const named = [...text.matchAll(pagesNamed)].map(([, word = '']) =>
    /\d/.test(word) ? Number(word) : numberWords.indexOf(word) + 1,
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** Keys of the add-ons that a text, as `plain` returns it, asks for. */
export function addOnsIn(text: string, { addOns }: EstimatorConfig): string[] {
  const asked = new Set(contentWords(text.replace(unwanted, ' ')).flat());
  return addOns.flatMap(({ key, name }) => {
    const words = contentWords(name).filter(([word]) => !leftOut.has(word));
    const isNamed = words.length > 0 && words.every((same) => same.some((word) => asked.has(word)));
    return isNamed ? [key] : [];
  });
}

/**
 * The selection whose price a question asks, e.g. of “How much for 6 pages with WhatsApp?”.
 * @param packageKey the named trade’s package; `null` without a trade
 * @returns `null` if the question asks something else, names no single number of pages, or more pages
 *   than the estimator offers
 */
export function selectionAsked(
  question: string,
  config: EstimatorConfig,
  packageKey: string | null,
): Selection | null {
  const text = plain(question);
  const pages = pagesIn(text);
  if (!pages || pages > config.maxPages || aboutExisting.test(text)) return null;
  const addOns = addOnsIn(text, config);
  const single = pages === 1 ? config.types.find(({ maxPages }) => maxPages === 1) : undefined;
  const own = config.types.find((type) => type.packageKey === packageKey);
  const asksPrice = contentWords(text).flat().some(isAboutPrice);
  // “Plumber, 6 pages with WhatsApp” and “6 page website” ask for the price, too.
  const isNamed = own !== undefined || addOns.length > 0 || /\b(?:web ?)?site\b/.test(text);
  if (!asksPrice && (hasAskingWord(text) || !isNamed)) return null;
  const type = single ?? own ?? config.types.find(({ key }) => key === config.defaultType);
  if (!type || pages > type.maxPages) return null;
  return { type: type.key, pages, addOns };
}

/**
 * The sum of an asked selection, with a link to the estimator that shows the same.
 * @param page title of the estimator's page; `null` without one
 */
export function estimateAnswer(
  config: EstimatorConfig,
  selection: Selection,
  page: string | null,
): AnswerView {
  const estimate = calculateEstimate(config, selection);
  const sum = formatPence(estimate.totalPence);
  const lines = estimate.lines.map(
    ({ label, amountPence }) => `${label}: ${amountInWords(amountPence)}`,
  );
  const ready = `, ready in ${estimate.timeline}.`;
  return {
    title: `${estimate.typeLabel}, ${pagesInWords(estimate.pages)}`,
    text:
      lines.length > 1
        ? [...lines, `${sum} together${ready}`].join('\n')
        : `${lines.join()}${ready}`,
    price: sum,
    href: estimatePath(config, selection),
    page,
    start: enquiryPath({ package: estimate.packageTier }),
    estimate: { ...selection, label: estimateInWords(estimate) },
  };
}
