import { standaloneAddOnPence } from '@/prices/rules/price-book';
import type { FrozenLine } from './frozen';
import type { LinePeriod } from './statuses';

export interface ListedItem {
  name: string;
  /** Unit price in pence, the lowest of a range; `null` means on application. */
  pence: number | null;
  every: LinePeriod;
  /** A retainer: it gives the proposal's add-ons the retainer price. */
  isRetainer: boolean;
  /** An add-on that costs more without a retainer (specification, section 6). */
  isRetainerAddOn: boolean;
}

export interface DraftLine {
  id: string;
  /** `gone`: the referenced entry is no longer published. */
  listed: ListedItem | 'gone' | null;
  label: string | null;
  detail: string | null;
  quantity: number;
  amountPence: number | null;
  every: LinePeriod;
  isOptional: boolean;
}

export interface PricedLines {
  /** All lines; a line without a price counts as zero. */
  lines: FrozenLine[];
  problems: string[];
}

/** Limit against typing errors: one million pounds. */
const mostPence = 100_000_000;

const itemOf = ({ listed }: DraftLine) => (listed === 'gone' ? null : listed);

/** An optional retainer does not count: add-on prices must hold with every choice. */
function hasRetainer(lines: readonly DraftLine[]): boolean {
  return lines.some((line) => itemOf(line)?.isRetainer && !line.isOptional);
}

function unitPence(line: DraftLine, withRetainer: boolean, surchargePercent: number) {
  const item = itemOf(line);
  if (line.amountPence !== null) return line.amountPence;
  if (!item || item.pence === null) return null;
  return item.isRetainerAddOn && !withRetainer
    ? standaloneAddOnPence(item.pence, surchargePercent)
    : item.pence;
}

const labelOf = (line: DraftLine, number: number): string =>
  line.label || (itemOf(line)?.name ?? `Line ${number}`);

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
  return listed ? [`${name} is priced on application: enter a price.`] : [`${name} has no price.`];
}

/** @param surchargePercent for add-ons of clients without a retainer */
export function priceLines(lines: readonly DraftLine[], surchargePercent: number): PricedLines {
  const withRetainer = hasRetainer(lines);
  const problems: string[] = [];
  const priced = lines.map((line, index): FrozenLine => {
    const { id, detail, quantity, isOptional } = line;
    const unit = unitPence(line, withRetainer, surchargePercent);
    problems.push(...problemsOf(line, index + 1, unit));
    return {
      id,
      label: labelOf(line, index + 1),
      detail,
      quantity,
      unitPence: unit ?? 0,
      amountPence: (unit ?? 0) * quantity,
      // A monthly price-list entry is never a one-off payment.
      every: itemOf(line)?.every === 'month' ? 'month' : line.every,
      isOptional,
    };
  });
  return { lines: priced, problems };
}
