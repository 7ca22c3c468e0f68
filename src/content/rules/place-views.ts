import type { PackageView } from '@/prices/rules/price-list-views';
import type { LexicalState } from './lexical';

/** What every page that is a document of its own says to search engines. */
export interface DocumentMeta {
  path: string;
  metaTitle: string;
  metaDescription: string;
  noIndex: boolean;
  /** ISO date and time. */
  updatedAt: string;
}

export interface QuestionView {
  id: string;
  question: string;
  answer: LexicalState;
  answerText: string;
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
  /** The design preview: the home page of such a site from top to bottom. */
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
