import type { PriceBook } from './price-book';

/** A kind of project that the estimator prices. */
export interface EstimatorType {
  /** In links to an estimate, e.g. `multipage`. */
  key: string;
  label: string;
  description: string;
  /** e.g. `2–4 weeks`. */
  timeline: string;
  /** The lowest price of its package. */
  basePence: number;
  packageKey: string;
  packageName: string;
  /** The package is for a trade or an audience, so the estimated sum never changes its name. */
  isTyped: boolean;
  /** Keys of the add-ons that are part of it. */
  included: string[];
  unavailable: { addOn: string; reason: string }[];
}

export interface EstimatorAddOn {
  key: string;
  name: string;
  description: string;
  pricePence: number;
}

/** The package that gives its name to totals below a limit. */
export interface BudgetBand {
  packageKey: string;
  name: string;
  /** `null` in the last band: for everything above. */
  belowPence: number | null;
}

/** Everything that an estimate is worked out from, as the CMS has it today. */
export interface EstimatorConfig {
  types: readonly [EstimatorType, ...EstimatorType[]];
  /** In the order of the price list. */
  addOns: readonly EstimatorAddOn[];
  /** Key of one of the types. */
  defaultType: string;
  /** Part of the base price. */
  includedPages: number;
  defaultPages: number;
  maxPages: number;
  extraPagePence: number;
  /** From the lowest to the highest. */
  budgetBands: readonly BudgetBand[];
  /** Below the total; `null` when staff wrote nothing. */
  message: string | null;
}

/** The estimator’s settings as they are stored, with keys in place of relations. */
export interface StoredEstimator {
  projectTypes: {
    key: string;
    label: string;
    description: string;
    timeline: string;
    /** `null` while the package can’t be read. */
    packageKey: string | null;
    included: string[];
    unavailable: { addOn: string; reason: string }[];
  }[];
  defaultType: string;
  includedPages: number;
  defaultPages: number;
  maxPages: number;
  budgetBands: { packageKey: string | null; belowPence: number | null }[];
  message: string | null;
}

/** As many as an enquiry can carry. */
export const maxAddOns = 20;

type Prices = Pick<PriceBook, 'packages' | 'addOns' | 'extraPagePence'>;

function toType(
  stored: StoredEstimator['projectTypes'][number],
  { packages }: Prices,
): EstimatorType[] {
  const base = packages.find(({ key }) => key === stored.packageKey);
  if (!base || base.priceFromPence === null) return [];
  const { key, label, description, timeline, included, unavailable } = stored;
  return [
    {
      key,
      label,
      description,
      timeline,
      basePence: base.priceFromPence,
      packageKey: base.key,
      packageName: base.name,
      isTyped: base.group !== 'core',
      included,
      unavailable: unavailable.filter(({ addOn }) => !included.includes(addOn)),
    },
  ];
}

function toBands(stored: StoredEstimator['budgetBands'], { packages }: Prices): BudgetBand[] {
  const limit = ({ belowPence }: BudgetBand) => belowPence ?? Number.POSITIVE_INFINITY;
  return stored
    .flatMap(({ packageKey, belowPence }): BudgetBand[] => {
      const named = packages.find(({ key }) => key === packageKey);
      return named ? [{ packageKey: named.key, name: named.name, belowPence }] : [];
    })
    .sort((a, b) => (limit(a) < limit(b) ? -1 : Number(limit(a) > limit(b))));
}

/**
 * Puts the estimator’s settings together with the published prices. A kind of project whose package
 * is not published or has no figure is left out, and so is a band named after such a package; of
 * two kinds with the same reference the first counts.
 *
 * @param prices of the add-ons those for a build are offered
 * @returns `null` when there is no kind of project to estimate
 */
export function buildEstimatorConfig(
  stored: StoredEstimator,
  prices: Prices,
): EstimatorConfig | null {
  const offered = stored.projectTypes.flatMap((item) => toType(item, prices));
  const [first, ...others] = offered.filter(
    ({ key }, index) => offered.findIndex((other) => other.key === key) === index,
  );
  if (!first) return null;
  const isDefaultOffered = offered.some(({ key }) => key === stored.defaultType);
  return {
    types: [first, ...others],
    addOns: prices.addOns
      .filter(({ kind }) => kind === 'build')
      .slice(0, maxAddOns)
      .map(({ key, name, description, pricePence }) => ({ key, name, description, pricePence })),
    defaultType: isDefaultOffered ? stored.defaultType : first.key,
    includedPages: stored.includedPages,
    defaultPages: Math.min(stored.defaultPages, stored.maxPages),
    maxPages: stored.maxPages,
    extraPagePence: prices.extraPagePence,
    budgetBands: toBands(stored.budgetBands, prices),
    message: stored.message,
  };
}
