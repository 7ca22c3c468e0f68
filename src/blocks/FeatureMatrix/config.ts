import type { Block } from 'payload';
import { packageGroups } from '@/domain/content/view-models';
import { priceTextareaField } from '@/fields/price-text';
import { sectionHeadFields } from '@/fields/section-head';

export const featureMatrixBlock: Block = {
  slug: 'featureMatrix',
  interfaceName: 'FeatureMatrixBlock',
  labels: {
    singular: 'Table of what each package holds',
    plural: 'Tables of what each package holds',
  },
  fields: [
    ...sectionHeadFields(),
    {
      name: 'groups',
      type: 'select',
      hasMany: true,
      label: 'Which packages',
      required: true,
      options: packageGroups.map((value) => ({ value, label: value })),
    },
    priceTextareaField({ name: 'note', label: 'Note below', maxLength: 500 }),
  ],
};
