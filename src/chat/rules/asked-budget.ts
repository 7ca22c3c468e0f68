import { enquiryPath } from '@/platform/paths';
import { addOnStateOf } from '@/prices/rules/estimate';
import type { EstimatorConfig } from '@/prices/rules/estimator-config';
import { formatPence } from '@/prices/rules/money';
import type { PackageView } from '@/prices/rules/price-book';
import type { AnswerView } from './answers';
import { addOnsIn } from './asked-estimate';
import { plain } from './question';

const amounts = /£ ?(\d[\d,]*(?:\.\d+)?)(k?)\b|\b(\d[\d,]*(?:\.\d+)?)(k?) ?(?:quid|pounds?)\b/g;
const counts: Readonly<Record<string, number>> = {
  a: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
};
/** “Two grand” as an amount. */
const inFigures = (text: string) =>
  text.replace(
    /\b(a|one|two|three|four|five|\d(?:\.\d)?) ?grand\b/g,
    (_, count: string) => `£${1000 * (counts[count] ?? Number(count))}`,
  );
const isBudget =
  /\bbudget\b|\bmax(?:imum)?\b|\bat most\b|\bup to\b|\b(?:ive|i have|i got|we have|we got|weve)\b(?! to\b).*?(?:£|\d)|\b(?:can|could|want to|like to|happy to) spend\b|\bafford\b|\ball in\b/;
/** With these words, the amount is no budget for a website. */
const aboutOther =
  /\b(?:month\w*|weekly|week|deposit|ads?|adverts?|quoted|charged?|took|paid|lost|already|hosting only)\b/;

/** Pence that a visitor can spend, e.g. of “£1,300 max with WhatsApp”; `null` in other questions. */
export function budgetIn(question: string): number | null {
  const text = inFigures(plain(question));
  const [one, ...more] = [...text.matchAll(amounts)];
  if (!one || more.length > 0 || !isBudget.test(text) || aboutOther.test(text)) return null;
  const [, before, beforeK, after, afterK] = one;
  const pounds = Number((before ?? after ?? '').replaceAll(',', ''));
  const pence = Math.round(pounds * (beforeK || afterK ? 1000 : 1) * 100);
  return pence > 0 && Number.isSafeInteger(pence) ? pence : null;
}

interface Offers {
  packages: readonly PackageView[];
  config: EstimatorConfig;
  /** The named trade’s; `null` without a trade. */
  packageKey: string | null;
}

/** The lowest price of each package with the add-ons a question names, the dearest first. */
function offersFor(question: string, { packages, config, packageKey }: Offers) {
  const asked = addOnsIn(plain(question), config);
  return packages
    .flatMap((item) => {
      const { key, name, group, timeline, priceFromPence } = item;
      if (priceFromPence === null || (group !== 'core' && key !== packageKey)) return [];
      const type = config.types.find((each) => each.packageKey === key);
      const states = asked.map((addOn) => type && addOnStateOf(type, addOn).kind);
      if (states.includes('unavailable')) return [];
      const wanted = config.addOns.filter((addOn) => asked.includes(addOn.key));
      const extra = wanted.filter((addOn) => states[asked.indexOf(addOn.key)] !== 'included');
      const fromPence = extra.reduce((sum, { pricePence }) => sum + pricePence, priceFromPence);
      return [{ key, name, timeline, fromPence, wanted: wanted.map((addOn) => addOn.name) }];
    })
    .toSorted((one, other) => other.fromPence - one.fromPence);
}

/**
 * What a budget pays for, and from which price the next larger package starts.
 * @param page with the price list; `null` without one
 */
export function budgetAnswer(
  question: string,
  budgetPence: number,
  offers: Offers,
  page: { href: string; title: string } | null,
): AnswerView | null {
  const all = offersFor(question, offers);
  const within = all.find(({ fromPence }) => fromPence <= budgetPence);
  const next = all.findLast(({ fromPence }) => fromPence > budgetPence);
  const shown = within ?? next;
  if (!shown) return null;
  const sum = formatPence(budgetPence);
  const names = shown.wanted.length > 0 ? ` with ${shown.wanted.join(' and ')}` : '';
  const from = formatPence(shown.fromPence);
  const first = within
    ? `Within ${sum}: ${shown.name}${names}, from ${from}, ready in ${shown.timeline}.`
    : `${sum} is less than our lowest price: ${shown.name}${names} starts at ${from}.`;
  const further =
    within && next
      ? ` ${next.name}${names ? ' with the same' : ''} starts at ${formatPence(next.fromPence)}.`
      : '';
  return {
    ...{ title: `What ${sum} pays for`, text: `${first}${further}`, price: `from ${from}` },
    ...{ href: page?.href ?? null, page: page?.title ?? null },
    start: enquiryPath({ package: shown.key }),
  };
}
