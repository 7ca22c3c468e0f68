/** The price list as the public pages know it. Money is integer pence (GBP). */

/** The groups of the price list, in the order of the pricing page. */
export const packageGroups = ['core', 'industry', 'influencer', 'portfolio-pro', 'custom'] as const;
export type PackageGroup = (typeof packageGroups)[number];

export interface PackageView {
  id: number;
  /** Natural key, also the enquiry form's option value, e.g. `business-starter`. */
  key: string;
  name: string;
  group: PackageGroup;
  tagline: string;
  description: string;
  /** `null` on both: price on application. */
  priceFromPence: number | null;
  priceToPence: number | null;
  /** e.g. `2–3 weeks`. */
  timeline: string;
  /** e.g. `5–8`, `up to 10`, `1`. */
  pages: string;
  /** e.g. `2`, `unlimited`. */
  revisions: string;
  /** e.g. `2 months`, `30 days`. */
  support: string;
  features: string[];
  perfectFor: string;
  /** e.g. `Most popular`; `null` for none. */
  badge: string | null;
  isPopular: boolean;
  /** Where it is described; may lead nowhere at the moment. */
  learnMoreHref: string | null;
  /** Build add-ons that go well with it. */
  addOns: { key: string; name: string; pricePence: number }[];
  /** A case study of such a site, published or not. */
  caseStudyId: number | null;
}

export interface RetainerView {
  key: string;
  name: string;
  tagline: string;
  pricePerMonthPence: number;
  features: string[];
  isPopular: boolean;
}

export interface AddOnView {
  key: string;
  name: string;
  description: string;
  /** Ordered on top of a retainer, or chosen with a package. */
  kind: 'retainer' | 'build';
  pricePence: number;
  /** What one unit is, e.g. `per post`; `null` when it is bought once. */
  unit: string | null;
}
