import type { LinkView, PictureView } from '@/design/view-models';
import type { CostComparisonView, PackageView } from '@/prices/rules/price-book';
import type { ProjectRate, SupportPlan } from '@/prices/rules/rates';
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

/**
 * View models returned by `content/store`. They decouple components from Payload's generated types.
 * All price tokens are resolved.
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

/** Identity of the agency, for header, footer, structured data and mails. */
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

/** Metadata of pages that show a single document. */
export interface DocumentMeta {
  path: string;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  /** ISO date and time. */
  updatedAt: string;
}

export interface TravelView {
  minutes: number;
  miles: number;
  /** Roads in order, e.g. `A49, A40, A417`. */
  route: string;
}

export interface CityPageView extends DocumentMeta {
  name: string;
  slug: string;
  region: string;
  heading: string;
  lead: string;
  travel: TravelView | null;
  postcodeAreas: string[];
  nearby: string[];
  market: LexicalState | null;
  build: LexicalState | null;
  places: { name: string; note: string }[];
  visit: LexicalState | null;
  questions: QuestionView[];
  offer: LexicalState | null;
  /** Published pages of this city, one per niche. */
  niches: { name: string; href: string; price: string | null }[];
  /** The cities around it, nearest in travel time first. */
  otherCities: { name: string; href: string }[];
}

export interface CityNichePageView extends DocumentMeta {
  city: { name: string; slug: string; href: string | null; travel: TravelView | null };
  niche: { name: string; slug: string; industryHref: string | null; industryName: string | null };
  heading: string;
  lead: string;
  content: LexicalState;
  questions: QuestionView[];
  offer: LexicalState | null;
  package: PackageView | null;
  /** The same niche in other cities, then other niches of this city. */
  siblings: { label: string; href: string }[];
}

export interface IndustryPageView extends DocumentMeta {
  name: string;
  slug: string;
  heading: string;
  lead: string;
  notice: string | null;
  benefits: { title: string; text: string }[];
  customers: LexicalState;
  /** Design preview: sections of such a site's home page, top to bottom. */
  sitePlan: { intro: LexicalState | null; parts: { title: string; text: string }[] };
  provide: string[];
  questions: QuestionView[];
  places: LexicalState | null;
  package: PackageView | null;
  caseStudy: { title: string; href: string; description: string } | null;
}

export interface LegalPageView extends DocumentMeta {
  title: string;
  slug: string;
  summary: string;
  /** ISO date. */
  updatedOn: string;
  content: LexicalState;
  headings: { text: string; anchor: string }[];
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
export type FeatureIcon = (typeof featureIcons)[number];

/** A figure with its prefix and suffix, e.g. `£`, `9,500`, `+`. */
export interface MetricView {
  value: string;
  label: string;
  prefix: string | null;
  suffix: string | null;
}

export interface ScreenshotView {
  image: PictureView;
  caption: string;
}

export interface CaseStudyCardView {
  slug: string;
  href: string;
  title: string;
  category: string;
  filterCategory: ProjectFilter;
  description: string;
  tags: string[];
  image: PictureView | null;
  isSample: boolean;
  /** Address of the finished site, opened in a new tab. */
  liveUrl: string | null;
  /** Address of the live preview inside our page; `null` without one. */
  livePreviewUrl: string | null;
}

export interface CaseStudyView<Section> extends DocumentMeta, CaseStudyCardView {
  client: string | null;
  source: string | null;
  metrics: MetricView[];
  challenge: LexicalState;
  solution: LexicalState;
  features: {
    title: string;
    description: string;
    technical: string | null;
    benefit: string | null;
    icon: FeatureIcon | null;
    image: PictureView | null;
    size: FeatureSize;
  }[];
  screenshots: ScreenshotView[];
  beforeAfter: {
    before: PictureView;
    after: PictureView;
    beforeLabel: string;
    afterLabel: string;
  } | null;
  architecture: string | null;
  timeline: { phase: string; title: string; description: string; duration: string | null }[];
  technologies: string[];
  investment: {
    comparison: CostComparisonView | null;
    rates: ProjectRate[];
    support: SupportPlan[];
    note: LexicalState | null;
  };
  impact: MetricView[];
  testimonials: TestimonialView[];
  sections: Section[];
  cta: {
    title: string;
    description: string;
    buttonText: string;
    buttonLink: string;
    variant: 'default' | 'compact';
  };
}

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

export interface ClaimView {
  figure: string;
  label: string;
  source: string;
}

export interface SiteLinkGroup {
  heading: string;
  links: { label: string; href: string }[];
  /** Collapsed lists below the links, e.g. the niches of each city. */
  folded: { heading: string; links: { label: string; href: string }[] }[];
}

export interface IndustryCardView {
  name: string;
  href: string;
  lead: string;
  /** e.g. `£1,800–2,200`; `null` without a package. */
  price: string | null;
  seed: string;
}
