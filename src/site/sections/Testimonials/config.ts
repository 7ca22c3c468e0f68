import type { Block } from 'payload';
import { choiceField } from '@/content/hooks/fields/common';
import { sectionHeadFields } from '@/content/hooks/fields/section';
import { numberField } from '@/platform/database/fields';

export const testimonialsBlock: Block = {
  slug: 'testimonials',
  interfaceName: 'TestimonialsBlock',
  labels: { singular: 'Testimonials', plural: 'Testimonials' },
  fields: [
    ...sectionHeadFields({ headingRequired: false }),
    choiceField('layout', 'Shown as', {
      columns: 'Columns',
      carousel: 'One at a time, moving on by itself',
    }),
    numberField('limit', 'How many', {
      required: true,
      defaultValue: 3,
      min: 1,
      max: 12,
      description: 'The first ones of the list of testimonials.',
    }),
  ],
};
