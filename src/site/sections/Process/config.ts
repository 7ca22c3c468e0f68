import { listField, row } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { numberField, textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

export const processBlock = defineSection(
  'process',
  ['Stages to scale', 'Stages to scale'],
  [
    ...sectionHeadFields(),
    listField('steps', 'Stages', {
      rows: ['Stage', 'Stages'],
      required: true,
      minRows: 2,
      maxRows: 8,
      fields: [
        textField('title', 'Stage', { required: true, maxLength: 40 }),
        priceTextareaField('text', 'What happens', { required: true, maxLength: 250 }),
        row(
          numberField('fromDay', 'First working day', { required: true, min: 1, max: 400 }),
          numberField('toDay', 'Last working day', {
            required: true,
            min: 1,
            max: 400,
            validate: (
              value: number | null | undefined,
              { siblingData }: { siblingData: { fromDay?: number } },
            ) => {
              if (!Number.isInteger(value)) return 'Enter a whole number of days.';
              return (
                (value ?? 0) >= (siblingData.fromDay ?? 1) ||
                'The last day can’t be before the first.'
              );
            },
          }),
        ),
      ],
    }),
  ],
);
