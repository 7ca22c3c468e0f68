import type { ArrayField } from 'payload';
import { listField } from './list';

/** Figures with what stands before and after them. */
export function metricsField(
  name: string,
  label: string,
  limits: { minRows?: number; maxRows?: number } = {},
): ArrayField {
  return listField({
    name,
    label,
    rows: ['Figure', 'Figures'],
    ...limits,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'prefix', type: 'text', label: 'Before', maxLength: 10 },
          { name: 'value', type: 'text', label: 'Figure', required: true, maxLength: 20 },
          { name: 'suffix', type: 'text', label: 'After', maxLength: 20 },
        ],
      },
      { name: 'label', type: 'text', label: 'What it counts', required: true, maxLength: 100 },
    ],
  });
}
