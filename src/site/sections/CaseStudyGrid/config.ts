import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const caseStudyGridBlock: Block = {
  slug: 'caseStudyGrid',
  interfaceName: 'CaseStudyGridBlock',
  labels: { singular: 'Projects', plural: 'Projects' },
  fields: [
    ...sectionHeadFields(),
    {
      name: 'layout',
      type: 'select',
      label: 'Arrangement',
      required: true,
      defaultValue: 'even',
      options: [
        { value: 'even', label: 'Even' },
        { value: 'feature', label: 'First one large' },
      ],
    },
    {
      name: 'hasFilter',
      type: 'checkbox',
      label: 'Buttons that show one kind of project',
      defaultValue: false,
    },
    {
      name: 'limit',
      type: 'number',
      label: 'How many',
      min: 1,
      max: 24,
      admin: { description: 'Empty: all of them.' },
    },
  ],
};
