/** The Portfolio Building Rate as set by staff. */
export interface PortfolioRate {
  isOn: boolean;
  places: number;
  /** Places taken before the site counted them. */
  taken: number;
  /** Places taken since by won enquiries. */
  takenHere: number;
}

/** Number of free places: at least one. */
export interface PlacesLeftView {
  left: number;
  places: number;
}

/** Computes the free places at the Portfolio Building Rate (specification, section 2). */
export function findPlacesLeft({
  isOn,
  places,
  taken,
  takenHere,
}: PortfolioRate): PlacesLeftView | null {
  const left = places - taken - takenHere;
  return isOn && left > 0 ? { left, places } : null;
}

/** For how many clients the prices of today are. */
export const wordPlacesLeft = ({ left, places }: PlacesLeftView): string =>
  left < places
    ? `We’re new: ${left} of ${places} places at our founding prices are left.`
    : `We’re new: our founding prices are for the next ${places} clients.`;

/** Build price of a project, from and to, in pence. */
export interface ProjectRate {
  label: string;
  fromPence: number;
  toPence: number;
  duration: string | null;
}

export interface SupportPlan {
  hoursPerMonth: number;
  pricePerMonthPence: number;
}

/** First-year costs with each support plan, in their order (specification, section 9). */
export function firstYears(rate: ProjectRate, plans: readonly SupportPlan[]) {
  return plans.map((plan) => {
    const supportPence = 12 * plan.pricePerMonthPence;
    return {
      ...plan,
      supportPence,
      fromPence: rate.fromPence + supportPence,
      toPence: rate.toPence + supportPence,
    };
  });
}

export type FirstYear = ReturnType<typeof firstYears>[number];
