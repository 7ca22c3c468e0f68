import type { LinkView } from '@/design/view-models';

/**
 * What the public pages know of the CMS: the shapes that `content/store` returns, so that components
 * never see Payload's generated types. Every text has its price tokens resolved.
 */

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
