import type { Field } from 'payload';
import { priceTextareaField, priceTextField } from '@/prices/hooks/price-text';

/** Small line, heading and introduction, as most sections begin. */
export function sectionHeadFields({ headingRequired = true } = {}): Field[] {
  return [
    { name: 'eyebrow', type: 'text', label: 'Small line above', maxLength: 80 },
    priceTextField({
      name: 'heading',
      label: 'Heading',
      required: headingRequired,
      maxLength: 120,
    }),
    priceTextareaField({ name: 'intro', label: 'Introduction', maxLength: 500 }),
    {
      name: 'anchor',
      type: 'text',
      label: 'Name for links to this section',
      maxLength: 40,
      validate: (value: string | null | undefined) =>
        !value ||
        /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) ||
        'Use lower-case letters, digits and dashes.',
      admin: { description: 'E.g. “retainers”: then /pricing#retainers leads here.' },
    } as Field,
  ];
}
