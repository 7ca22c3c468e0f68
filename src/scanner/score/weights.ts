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

/** Faults that keep customers away or lose their trust, worst first. Breaks ties of severity. */
export const mostHarmful: readonly string[] = [
  'seo-status',
  'sec-https',
  'sec-certificate',
  'seo-indexable',
  'ai-text-without-js',
  'seo-placeholder',
  'mob-viewport',
  'local-phone',
  'seo-title',
  'seo-broken-links',
  'sec-http-redirect',
  'sec-mixed-content',
];

/** Place in `mostHarmful`; all other checks share the last place. */
export function harmPlace(id: string): number {
  const place = mostHarmful.indexOf(id);
  return place === -1 ? mostHarmful.length : place;
}
