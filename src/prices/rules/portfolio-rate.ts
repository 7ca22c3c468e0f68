/** The Portfolio Building Rate as staff set it. */
export interface PortfolioRate {
  isOn: boolean;
  /** How many clients it is for. */
  places: number;
  /** Places given away before the site counted. */
  taken: number;
  /** Places that won enquiries took since. */
  takenHere: number;
}

/** How many of the places are still free: at least one. */
export interface PlacesLeftView {
  left: number;
  places: number;
}

/**
 * Works out how many places at the Portfolio Building Rate are left (specification, section 2,
 * pricing, and its decisions: computed, never stated).
 *
 * @returns `null` when the rate is not offered, or no place is left
 */
export function findPlacesLeft({
  isOn,
  places,
  taken,
  takenHere,
}: PortfolioRate): PlacesLeftView | null {
  const left = places - taken - takenHere;
  return isOn && left > 0 ? { left, places } : null;
}
