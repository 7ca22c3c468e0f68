import type { PictureView } from '@/design/view-models';
import type { ProjectRate, SupportPlan } from '@/prices/rules/project-rates';
import type { CostComparisonView } from '@/prices/rules/table-views';
import type { LexicalState } from './lexical';
import type { DocumentMeta } from './place-views';
import type { TestimonialView } from './view-models';

export const projectFilters = ['web-design', 'full-stack', 'business-websites'] as const;
export type ProjectFilter = (typeof projectFilters)[number];

export const projectFilterLabels: Record<ProjectFilter, string> = {
  'web-design': 'Web Design',
  'full-stack': 'Full-Stack',
  'business-websites': 'Business Websites',
};

export const featureSizes = ['small', 'medium', 'large', 'wide'] as const;
export type FeatureSize = (typeof featureSizes)[number];

/** Drawn marks that a feature's card can carry. */
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

/** A figure with what stands before and after it, e.g. `£`, `9,500`, `+`. */
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
  /** The finished site, in a tab of its own. */
  liveUrl: string | null;
  /** Where the site can be tried inside our page; `null` when no preview is offered. */
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
