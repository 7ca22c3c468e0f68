import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const chatbotTiersBlock = defineSection(
  'chatbotTiers',
  ['Chatbot tiers', 'Chatbot tiers'],
  [...sectionHeadFields(), priceTextareaField('note', 'Note below', { maxLength: 500 })],
);
