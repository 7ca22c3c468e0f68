/** The scanner’s categories in a visitor’s words, in the order of the report. */
export const categoryLabels = {
  seo: 'Search engines',
  performance: 'Speed estimate',
  accessibility: 'Accessibility',
  security: 'Security',
  mobile: 'Mobile',
  'ai-search': 'AI search',
  'local-business': 'Local business',
} as const;
export type CategoryKey = keyof typeof categoryLabels;
