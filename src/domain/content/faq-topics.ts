/** What a question is about; a page's FAQ section picks one. */
export const faqTopics = [
  { value: 'general', label: 'General' },
  { value: 'pricing', label: 'Pricing' },
  { value: 'process', label: 'How we work' },
  { value: 'exclusivity', label: 'Territorial exclusivity' },
] as const;

export type FaqTopic = (typeof faqTopics)[number]['value'];
