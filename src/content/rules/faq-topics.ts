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
