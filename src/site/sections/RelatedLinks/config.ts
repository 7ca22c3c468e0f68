import { row } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { relatedLimit, relatedMinimum } from '@/content/rules/projects';
import { numberField } from '@/platform/database/fields';

export const relatedLinksBlock = defineSection(
  'relatedLinks',
  ['Related pages', 'Related pages'],
  [
    ...sectionHeadFields(),
    row(
      numberField('limit', 'At most', {
        required: true,
        min: 1,
        max: relatedLimit,
        defaultValue: relatedLimit,
      }),
      numberField('minimum', 'From this relevance on', {
        required: true,
        min: 0,
        max: 100,
        defaultValue: relatedMinimum,
        description:
          'From 0 to 100: how many words the pages share. Without a page that comes so far, the section is left out.',
      }),
    ),
  ],
);
