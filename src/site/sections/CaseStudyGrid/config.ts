import { choiceField } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { checkboxField, numberField } from '@/platform/database/fields';

export const caseStudyGridBlock = defineSection(
  'caseStudyGrid',
  ['Projects', 'Projects'],
  [
    ...sectionHeadFields(),
    choiceField('layout', 'Arrangement', {
      even: 'Even',
      feature: 'First one large',
      brief: 'Small, with the way to the case study only',
    }),
    checkboxField('hasFilter', 'Buttons that show one kind of project'),
    numberField('limit', 'How many', { min: 1, max: 24, description: 'Empty: all of them.' }),
  ],
);
