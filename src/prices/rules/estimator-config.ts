import type { AddOnView, PriceBook, RetainerView } from './price-book';

export interface EstimatorType {
  /** Key in links to an estimate, e.g. `multipage`. */
  key: string;
  label: string;
  description: string;
  /** Its package's, e.g. `2–3 weeks`. */
  timeline: string;
  /** Most pages on the package's card; `null` if the card names no number. */
  cardPages: number | null;
  /** Most pages to choose: one where the card says one. */
  maxPages: number;
  /** The lowest price of its package. */
  basePence: number;
  packageKey: string;
  packageName: string;
  included: string[];
  unavailable: { addOn: string; reason: string }[];
}

export type EstimatorAddOn = Pick<AddOnView, 'key' | 'name' | 'description' | 'pricePence'>;

/** The package that names totals below a limit. */
export interface BudgetBand {
  packageKey: string;
  name: string;
  /** `null` in the last band, which has no limit. */
  belowPence: number | null;
  /** What any business gets for it; `null` where the package is made for a trade. */
  general: { fromPence: number; cardPages: number | null } | null;
}

/** Present configuration from the CMS for computing estimates. */
export interface EstimatorConfig {
  types: readonly [EstimatorType, ...EstimatorType[]];
  addOns: readonly EstimatorAddOn[];
  defaultType: string;
  includedPages: number;
  defaultPages: number;
  maxPages: number;
  extraPagePence: number;
  /** Monthly plans, for the first year's cost. */
  plans: readonly Pick<RetainerView, 'name' | 'pricePerMonthPence'>[];
  /** From the lowest to the highest. */
  budgetBands: readonly BudgetBand[];
  /** Note below the total; `null` if the field is empty. */
  message: string | null;
}

/** Stored estimator settings, with keys in place of relations. */
export interface StoredEstimator
  extends Omit<EstimatorConfig, 'types' | 'addOns' | 'extraPagePence' | 'plans' | 'budgetBands'> {
  projectTypes: (Pick<
    EstimatorType,
    'key' | 'label' | 'description' | 'included' | 'unavailable'
  > & {
    /** `null` if the package is unpublished. */
    packageKey: string | null;
  })[];
  budgetBands: { packageKey: string | null; belowPence: number | null }[];
}

/** Limit of an enquiry. */
export const maxAddOns = 20;

/** Most pages that a card's text allows, e.g. 8 of `5–8`; `null` without a number. */
function mostPages(pages: string): number | null {
  const last = pages.match(/\d+/g)?.at(-1);
  return last === undefined ? null : Number(last);
}

type Prices = Pick<PriceBook, 'packages' | 'addOns' | 'extraPagePence' | 'retainers'>;

function toType(
  stored: StoredEstimator['projectTypes'][number],
  maxPages: number,
  { packages }: Prices,
): EstimatorType[] {
  const base = packages.find(({ key }) => key === stored.packageKey);
  if (!base || base.priceFromPence === null) return [];
  const { packageKey: _, included, unavailable, ...words } = stored;
  const cardPages = mostPages(base.pages);
  return [
    {
      ...words,
      timeline: base.timeline,
      cardPages,
      maxPages: cardPages === 1 ? 1 : maxPages,
      basePence: base.priceFromPence,
      packageKey: base.key,
      packageName: base.name,
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
      if (!named) return [];
      const { key, name, group, priceFromPence: fromPence, pages } = named;
      const isGeneral = group === 'core' && fromPence !== null;
      const general = isGeneral ? { fromPence, cardPages: mostPages(pages) } : null;
      return [{ packageKey: key, name, belowPence, general }];
    })
    .sort((a, b) => (limit(a) < limit(b) ? -1 : Number(limit(a) > limit(b))));
}

/**
 * Combines the estimator's settings with published prices. It omits kinds of project and bands
 * whose package has no published price. Of kinds with equal keys, the first counts.
 *
 * @param prices includes the build add-ons
 * @returns `null` without a usable kind of project
 */
export function buildEstimatorConfig(
  stored: StoredEstimator,
  prices: Prices,
): EstimatorConfig | null {
  const offered = stored.projectTypes.flatMap((item) => toType(item, stored.maxPages, prices));
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
    plans: prices.retainers.map(({ name, pricePerMonthPence }) => ({ name, pricePerMonthPence })),
    budgetBands: toBands(stored.budgetBands, prices),
    message: stored.message,
  };
}
