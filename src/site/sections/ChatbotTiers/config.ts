import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const chatbotTiersBlock: Block = {
  slug: 'chatbotTiers',
  interfaceName: 'ChatbotTiersBlock',
  labels: { singular: 'Chatbot tiers', plural: 'Chatbot tiers' },
  fields: [...sectionHeadFields(), priceTextareaField('note', 'Note below', { maxLength: 500 })],
};
