import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { selectField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';
import { packageGroups } from '@/prices/rules/price-book';

export const featureMatrixBlock = defineSection(
  'featureMatrix',
  ['Table of what each package holds', 'Tables of what each package holds'],
  [
    ...sectionHeadFields(),
    selectField('groups', 'Which packages', {
      hasMany: true,
      required: true,
      options: packageGroups.map((value) => ({ value, label: value })),
    }),
    priceTextareaField('note', 'Note below', { maxLength: 500 }),
  ],
);
