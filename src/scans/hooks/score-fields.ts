import type { Field, NumberField } from 'payload';

const frozen = { readOnly: true } as const;

function score(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, max: 100, admin: frozen };
}

function count(name: string, label: string): NumberField {
  return { name, type: 'number', label, min: 0, admin: frozen };
}

/** Scores for lists and filters; the findings field holds the full result. */
export const scoreFields: Field[] = [
  {
    type: 'collapsible',
    label: 'Scores by category',
    // Hides a dozen empty fields on a failed scan.
    admin: { condition: (data) => typeof data?.score === 'number' },
    fields: [
      {
        name: 'scores',
        type: 'group',
        label: 'Out of 100',
        fields: [
          {
            type: 'row',
            fields: [
              score('seo', 'SEO'),
              score('performance', 'Speed estimate'),
              score('accessibility', 'Accessibility'),
              score('security', 'Security'),
            ],
          },
          {
            type: 'row',
            fields: [
              score('mobile', 'Mobile'),
              score('aiSearch', 'AI search'),
              score('localBusiness', 'Local business'),
            ],
          },
        ],
      },
      {
        name: 'counts',
        type: 'group',
        label: 'Failing checks',
        fields: [
          {
            type: 'row',
            fields: [
              count('critical', 'Critical'),
              count('high', 'High'),
              count('medium', 'Medium'),
              count('low', 'Low'),
            ],
          },
        ],
      },
    ],
  },
];
