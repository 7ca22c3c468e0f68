import type { Category, Severity } from '../model/check.ts';

/** A category's weight in the overall score; renormalised when one has no score. */
export const categoryWeights: Readonly<Record<Category, number>> = {
  seo: 22,
  performance: 18,
  accessibility: 15,
  security: 15,
  mobile: 10,
  'ai-search': 10,
  'local-business': 10,
};

/** A check's weight in its category by its severity: Lighthouse's impact weights. */
export const severityWeights: Readonly<Record<Severity, number>> = {
  critical: 10,
  high: 7,
  medium: 3,
  low: 1,
  info: 0,
};
