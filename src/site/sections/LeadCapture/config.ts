import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const leadCaptureBlock = defineSection(
  'leadCapture',
  ['Enquiry', 'Enquiries'],
  [
    ...sectionHeadFields({ canFold: false }),
    priceTextareaField('reply', 'When you answer', { required: true, maxLength: 200, rows: 2 }),
    priceTextareaField('declines', 'What you decline', { maxLength: 200, rows: 2 }),
  ],
);
