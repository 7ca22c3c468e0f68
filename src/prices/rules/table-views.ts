/** Tables and lists of the CMS as the public pages know them. Money is integer pence (GBP). */

export interface ComparisonTableView {
  title: string;
  columns: { label: string; isOurs: boolean }[];
  rows: { label: string; cells: ComparisonCell[] }[];
  note: string | null;
  source: { text: string; href: string | null } | null;
}

/** A cell says yes, no, or something in words. */
export type ComparisonCell =
  | { kind: 'yes' | 'no'; text: string | null }
  | { kind: 'text'; text: string };

export interface CostLineView {
  label: string;
  pence: number;
  every: 'once' | 'month' | 'year';
}

export interface CostSideView {
  label: string;
  isOurs: boolean;
  lines: CostLineView[];
  /** What each year costs, first year first. */
  yearTotalsPence: number[];
  totalPence: number;
}

/** Two ways to pay for the same thing, over some years. */
export interface CostComparisonView {
  id: number;
  key: string;
  title: string;
  years: number;
  theirs: CostSideView;
  ours: CostSideView;
  /** Their total minus ours; may be negative. */
  savingPence: number;
  note: string | null;
  source: string | null;
}

export interface ChatbotTierView {
  key: string;
  name: string;
  title: string;
  pricePerMonthFromPence: number;
  pricePerMonthToPence: number;
  /** Per month. */
  conversations: number;
  model: string;
  description: string;
  features: string[];
  bestFor: string;
  isRecommended: boolean;
}

export interface HiddenFeeView {
  key: string;
  name: string;
  monthlyPence: number;
  description: string;
  isTickedAtStart: boolean;
}

export type MatrixValue =
  | { kind: 'included' }
  | { kind: 'none' }
  /** `null`: the add-on is not published any more. */
  | { kind: 'addOn'; pence: number | null }
  | { kind: 'choice'; text: string };

export interface FeatureMatrixView {
  packages: { key: string; name: string }[];
  groups: { name: string; rows: { name: string; values: MatrixValue[] }[] }[];
}

export interface ClaimView {
  figure: string;
  label: string;
  source: string;
}

export interface SiteLinkGroup {
  heading: string;
  links: { label: string; href: string }[];
  /** Folded lists below the links, e.g. the niches of each city. */
  folded: { heading: string; links: { label: string; href: string }[] }[];
}

export interface IndustryCardView {
  name: string;
  href: string;
  lead: string;
  /** e.g. `£1,800–2,200`; `null` when it has no package. */
  price: string | null;
  seed: string;
}
