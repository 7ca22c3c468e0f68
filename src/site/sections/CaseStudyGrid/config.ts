import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

export const caseStudyGridBlock = defineSection(
  'caseStudyGrid',
  ['Projects', 'Projects'],
  [
    ...sectionHeadFields(),
    choiceField('layout', 'Arrangement', { even: 'Even', feature: 'First one large' }),
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
);
