import type { Block } from 'payload';
import { packageGroups } from '@/domain/content/view-models';
import { priceTextareaField } from '@/fields/price-text';
import { sectionHeadFields } from '@/fields/section-head';

export const packageGridBlock: Block = {
  slug: 'packageGrid',
  interfaceName: 'PackageGridBlock',
  labels: { singular: 'Packages', plural: 'Packages' },
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
    {
      name: 'layout',
      type: 'select',
      label: 'Shown as',
      required: true,
      defaultValue: 'columns',
      options: [
        { value: 'columns', label: 'Columns with everything included' },
        { value: 'list', label: 'Price list' },
      ],
    },
    priceTextareaField({ name: 'note', label: 'Note below', maxLength: 500 }),
  ],
};
