import type { BudgetBand, EstimatorConfig, EstimatorType } from './estimator-config';
import { formatPence } from './money';
import { addOnStateOf, findType, normaliseSelection, type Selection } from './selection';

export interface EstimateLine {
  label: string;
  /** `null`: included. */
  amountPence: number | null;
}

/** What a selection costs, line by line. */
export interface Estimate {
  typeLabel: string;
  pages: number;
  /** Name of the package that it comes to. */
  headline: string;
  /** Key of that package, as the enquiry form knows it. */
  packageTier: string;
  /** Name of the band that the total falls in; `null` where it is the headline already. */
  budgetBand: string | null;
  /** e.g. `2–4 weeks`. */
  timeline: string;
  lines: EstimateLine[];
  totalPence: number;
}

/** e.g. `1 page`, `8 pages`. */
export function pagesInWords(pages: number): string {
  return pages === 1 ? '1 page' : `${pages} pages`;
}

function pageLines(config: EstimatorConfig, type: EstimatorType, pages: number): EstimateLine[] {
  const extra = Math.max(pages - config.includedPages, 0);
  const base = {
    label: `${type.label}, ${pagesInWords(pages - extra)}`,
    amountPence: type.basePence,
  };
  if (extra === 0) return [base];
  const label = `${extra} extra ${extra === 1 ? 'page' : 'pages'} × ${formatPence(config.extraPagePence)}`;
  return [base, { label, amountPence: extra * config.extraPagePence }];
}

function addOnLines(config: EstimatorConfig, type: EstimatorType, ticked: readonly string[]) {
  return config.addOns.flatMap(({ key, name, pricePence }): EstimateLine[] => {
    if (addOnStateOf(type, key).kind === 'included') return [{ label: name, amountPence: null }];
    return ticked.includes(key) ? [{ label: name, amountPence: pricePence }] : [];
  });
}

function bandOf(config: EstimatorConfig, totalPence: number): BudgetBand | undefined {
  return config.budgetBands.find(
    ({ belowPence }) => belowPence === null || totalPence < belowPence,
  );
}

/**
 * Adds a selection up: base price, pages above the included ones, add-ons (specification, section 9).
 * A package for a trade or an audience stays the headline, with the band of the total beside it;
 * of other projects the band is the headline (decisions on the specification).
 *
 * @param selection made possible first, see `normaliseSelection`
 * @returns amounts in integer pence; lines in the order of the receipt
 */
export function calculateEstimate(config: EstimatorConfig, selection: Selection): Estimate {
  const { type: key, pages, addOns } = normaliseSelection(config, selection);
  const type = findType(config, key);
  const lines = [...pageLines(config, type, pages), ...addOnLines(config, type, addOns)];
  const totalPence = lines.reduce((sum, { amountPence }) => sum + (amountPence ?? 0), 0);
  const band = bandOf(config, totalPence);
  const isNamedByBand = !type.isTyped && band !== undefined;
  return {
    typeLabel: type.label,
    pages,
    headline: isNamedByBand ? band.name : type.packageName,
    packageTier: isNamedByBand ? band.packageKey : type.packageKey,
    budgetBand: type.isTyped ? (band?.name ?? null) : null,
    timeline: type.timeline,
    lines,
    totalPence,
  };
}
