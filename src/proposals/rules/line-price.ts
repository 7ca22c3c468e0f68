import { standaloneAddOnPence } from '@/prices/rules/price-book';
import type { FrozenLine } from './frozen';
import type { LinePeriod } from './statuses';

/** What the price list has of a line, today. */
export interface ListedItem {
  name: string;
  /** Of one, in pence; `null`: on application. The lowest price of a range. */
  pence: number | null;
  every: LinePeriod;
  /** With one of these in the proposal, its add-ons cost what retainer clients pay. */
  isRetainer: boolean;
  /** Costs more without a retainer (specification, section 6). */
  isRetainerAddOn: boolean;
}

/** A line as staff wrote it. */
export interface DraftLine {
  id: string;
  /** `gone`: it refers to something that is no longer published. */
  listed: ListedItem | 'gone' | null;
  label: string | null;
  detail: string | null;
  quantity: number;
  amountPence: number | null;
  every: LinePeriod;
  isOptional: boolean;
}

export interface PricedLines {
  /** Every line; one that has no price yet counts as nothing. */
  lines: FrozenLine[];
  /** Sentences for staff. */
  problems: string[];
}

/** More than a million pounds is a slip of the keyboard. */
const mostPence = 100_000_000;

/**
 * Whether the client is on a retainer whatever they choose. One that they can leave out is none:
 * the price of an add-on must hold with every choice.
 */
function hasRetainer(lines: readonly DraftLine[]): boolean {
  return lines.some(
    ({ listed, isOptional }) => listed && listed !== 'gone' && listed.isRetainer && !isOptional,
  );
}

function unitPence(line: DraftLine, withRetainer: boolean, surchargePercent: number) {
  const { listed, amountPence } = line;
  if (amountPence !== null) return amountPence;
  if (!listed || listed === 'gone' || listed.pence === null) return null;
  return listed.isRetainerAddOn && !withRetainer
    ? standaloneAddOnPence(listed.pence, surchargePercent)
    : listed.pence;
}

function labelOf({ listed, label }: DraftLine, number: number): string {
  if (label) return label;
  return listed && listed !== 'gone' ? listed.name : `Line ${number}`;
}

function problemsOf(line: DraftLine, number: number, unit: number | null): string[] {
  const { listed, label, amountPence } = line;
  const name = `“${labelOf(line, number)}”`;
  if (!label && !listed)
    return [`Line ${number} says nothing: name it or take it from the price list.`];
  if (listed === 'gone' && (!label || amountPence === null)) {
    return [
      `${name} refers to something that is no longer in the price list. Choose another or enter name and price.`,
    ];
  }
  if (unit !== null) {
    return unit * line.quantity > mostPence ? [`${name} comes to more than a million pounds.`] : [];
  }
  return listed && listed !== 'gone'
    ? [`${name} is priced on application: enter a price.`]
    : [`${name} has no price.`];
}

/**
 * Fills in what staff left to the price list: the name of a line and the price of one.
 *
 * @param surchargePercent policy figure `addOnSurcharge`, on add-ons of clients without a retainer
 */
export function priceLines(lines: readonly DraftLine[], surchargePercent: number): PricedLines {
  const withRetainer = hasRetainer(lines);
  const problems: string[] = [];
  const priced = lines.map((line, index): FrozenLine => {
    const { id, detail, quantity, listed, isOptional } = line;
    const unit = unitPence(line, withRetainer, surchargePercent);
    problems.push(...problemsOf(line, index + 1, unit));
    return {
      id,
      label: labelOf(line, index + 1),
      detail,
      quantity,
      unitPence: unit ?? 0,
      amountPence: (unit ?? 0) * quantity,
      // What the price list has by the month is never paid once.
      every: listed && listed !== 'gone' && listed.every === 'month' ? 'month' : line.every,
      isOptional,
    };
  });
  return { lines: priced, problems };
}
