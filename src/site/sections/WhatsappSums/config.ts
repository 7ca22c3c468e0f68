import { row } from '@/content/hooks/fields/common';
import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';
import { numberField, textField } from '@/platform/database/fields';
import { priceTextareaField } from '@/prices/hooks/price-fields';

const figure = (name: string, label: string, defaultValue: number, max: number) =>
  numberField(name, label, { required: true, defaultValue, min: 0, max });

/** The price comes from the add-on with the key `whatsapp`. */
export const whatsappSumsBlock = defineSection(
  'whatsappSums',
  ['WhatsApp calculator', 'WhatsApp calculators'],
  [
    ...sectionHeadFields(),
    textField('subject', 'Examples of a page’s subject', {
      required: true,
      maxLength: 160,
      description: 'With commas between. The first is shown, the others can be chosen.',
    }),
    row(
      figure('visits', 'Visits a month, at first', 300, 3_000),
      figure('formPercent', '% by form, at first', 4, 20),
      figure('messagePercent', '% with WhatsApp, at first', 8, 20),
    ),
    priceTextareaField('note', 'Where the assumptions come from', { maxLength: 400 }),
  ],
);
