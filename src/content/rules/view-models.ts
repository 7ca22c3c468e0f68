import type { PictureView } from '@/design/view-models';
import type { LexicalState } from './lexical';

/** Topics of questions; a page's FAQ section picks one. */
export const faqTopics = [
  { value: 'general', label: 'General' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'process', label: 'How we work' },
  { value: 'exclusivity', label: 'Territorial exclusivity' },
  { value: 'chatbot', label: 'AI chatbot' },
  { value: 'whatsapp', label: 'WhatsApp' },
  { value: 'hidden-costs', label: 'Hidden costs' },
] as const;

export type FaqTopic = (typeof faqTopics)[number]['value'];

/** View models returned by `content/store`, with resolved price tokens. */

export interface TestimonialView {
  id: number;
  quote: string;
  author: string;
  role: string | null;
  company: string | null;
  /** 1 to 5. */
  rating: number;
  project: string | null;
  website: string | null;
  /** Where the review was published, e.g. on Google. */
  reviewUrl: string | null;
  portrait: PictureView | null;
  /** ISO date and time of its entry. */
  publishedOn: string;
  /** Seeded sample text, labelled as such on the site. */
  isSample: boolean;
}

/** A question of the shared list, or of a document. */
export interface QuestionView {
  id: number | string;
  question: string;
  /** Lexical editor state, rendered by `CmsRichText`. */
  answer: LexicalState;
  /** The same answer as plain text, for structured data. */
  answerText: string;
}

/** A person a client deals with. */
export interface PersonView {
  /** Identifies the person in the settings. */
  id: string;
  name: string;
  role: string;
  phone: string | null;
  words: string | null;
  portrait: PictureView | null;
  isSample: boolean;
}

/** Identity of the agency, for header, footer, structured data and mails. */
export interface SiteIdentity {
  brandName: string;
  tagline: string;
  legalName: string;
  companyNumber: string;
  registeredAddress: string;
  email: string;
  phone: string | null;
  whatsapp: string | null;
  /** True while phone and WhatsApp are the seeded example. */
  isContactSample: boolean;
  people: PersonView[];
  vatStatus: string;
  locality: string;
  /** Where clients find the agency; empty parts are unknown. */
  address: { street: string; town: string; county: string; postcode: string };
  openingHours: {
    /** e.g. `Monday to Friday`. */
    days: string;
    /** 24-hour `HH:MM`. */
    opens: string;
    closes: string;
    /** schema.org day codes, e.g. `Mo-Fr`. */
    schemaDays: string;
  };
  /** Hours within which an enquiry is answered, on working days. */
  replyWithinHours: number;
  /** True while the legal identity is the seeded example. */
  isSample: boolean;
  /** Until then the site is a preview that shows marked samples. */
  isLaunched: boolean;
}

export interface PostCardView {
  slug: string;
  title: string;
  excerpt: string;
  category: string;
  /** ISO date. */
  publishedOn: string;
  readTimeMinutes: number;
  /** A sign beside the cover, or in its place. */
  emoji: string;
  cover: PictureView | null;
}

/** Metadata of pages that show a single document. */
export interface DocumentMeta {
  path: string;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  /** ISO date and time. */
  updatedAt: string;
}

export const projectFilters = ['web-design', 'full-stack', 'business-websites'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

export const projectFilterLabels: Record<ProjectFilter, string> = {
  'web-design': 'Web Design',
  'full-stack': 'Full-Stack',
  'business-websites': 'Business Websites',
};

export const featureSizes = ['small', 'medium', 'large', 'wide'] as const;
export type FeatureSize = (typeof featureSizes)[number];

/** Icons available for a feature's card. */
export const featureIcons = [
  'check',
  'clock',
  'mail',
  'phone',
  'info',
  'alert',
  'external',
] as const;

export interface ComparisonTableView {
  title: string;
  columns: { label: string; isOurs: boolean }[];
  rows: { label: string; cells: ComparisonCell[] }[];
  note: string | null;
  source: { text: string; href: string | null } | null;
}

/** A cell: yes, no, or text. */
export type ComparisonCell =
  | { kind: 'yes' | 'no'; text: string | null }
  | { kind: 'text'; text: string };

export interface SiteLinkGroup {
  heading: string;
  links: { label: string; href: string }[];
  /** Collapsed lists below the links, e.g. the niches of each city. */
  folded: { heading: string; links: { label: string; href: string }[] }[];
}
