/**
 * What the public pages know of the CMS. Queries in `src/cms/queries` return these shapes, so
 * that components never see Payload's generated types. All money is integer pence (GBP); every
 * text has its price tokens already resolved.
 */

/** The groups of the price list, in the order of the pricing page. */
export const packageGroups = ['core', 'industry', 'influencer', 'portfolio-pro', 'custom'] as const;
export type PackageGroup = (typeof packageGroups)[number];

/** A picture with all the widths it was stored in. */
export interface PictureView {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
}

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
  learnMoreHref: string | null;
  /** Build add-ons that go well with it. */
  addOns: { key: string; name: string; pricePence: number }[];
  caseStudyId: number | null;
  /** A case study of such a site, while it is published. */
  caseStudyHref: string | null;
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

export interface TestimonialView {
  id: number;
  quote: string;
  author: string;
  role: string | null;
  company: string | null;
  /** 1 to 5. */
  rating: number;
  project: string | null;
  /** ISO date and time of its entry. */
  publishedOn: string;
  /** Seeded demonstration text: labelled as such wherever it is shown. */
  isSample: boolean;
}

export interface FaqView {
  id: number;
  question: string;
  /** Lexical editor state, rendered by `components/media/RichText`. */
  answer: unknown;
  /** The same answer as plain text, for structured data. */
  answerText: string;
}

export interface LinkView {
  label: string;
  href: string;
}

export interface OpeningHours {
  /** e.g. `Monday to Friday`. */
  days: string;
  /** 24-hour `HH:MM`. */
  opens: string;
  closes: string;
  /** schema.org day codes, e.g. `Mo-Fr`. */
  schemaDays: string;
}

/** Who runs the site: header, footer, structured data and mails read it from here. */
export interface SiteIdentity {
  brandName: string;
  tagline: string;
  legalName: string;
  companyNumber: string;
  registeredAddress: string;
  email: string;
  phone: string | null;
  vatStatus: string;
  locality: string;
  openingHours: OpeningHours;
  /** Hours within which an enquiry is answered, on working days. */
  replyWithinHours: number;
  /** True while the legal identity is the seeded example. */
  isSample: boolean;
}

export interface NavigationView {
  header: LinkView[];
  headerAction: LinkView;
  footer: { heading: string; links: LinkView[] }[];
  legal: LinkView[];
}

export interface PostCardView {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** ISO date. */
  publishedOn: string;
  /** Minutes. */
  readTimeMinutes: number;
  emoji: string;
}
