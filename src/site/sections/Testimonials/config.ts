import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { numberField } from '@/platform/database/fields';

export const testimonialsBlock = defineSection(
  'testimonials',
  ['Testimonials', 'Testimonials'],
  [
    ...sectionHeadFields({ headingRequired: false, canFold: false }),
    choiceField('layout', 'Shown as', {
      columns: 'Columns',
      carousel: 'One at a time, moving on by itself',
    }),
    numberField('limit', 'How many', {
      required: true,
      defaultValue: 3,
      min: 1,
      max: 12,
      description: 'The first ones of the list of testimonials, clients’ before samples.',
    }),
  ],
);
