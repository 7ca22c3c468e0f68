import type { Block } from 'payload';
import { priceTextareaField } from '@/fields/price-text';
import { sectionHeadFields } from '@/fields/section-head';

export const chatbotTiersBlock: Block = {
  slug: 'chatbotTiers',
  interfaceName: 'ChatbotTiersBlock',
  labels: { singular: 'Chatbot tiers', plural: 'Chatbot tiers' },
  fields: [
    ...sectionHeadFields(),
    priceTextareaField({ name: 'note', label: 'Note below', maxLength: 500 }),
  ],
};
