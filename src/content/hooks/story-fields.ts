import type { Field } from 'payload';
import { priceTextareaField } from '@/prices/hooks/price-fields';
import { featureIcons, featureSizes } from '../rules/view-models';
import { listField, wordsField } from './fields/common';
import { richTextField } from './fields/rich-text';

const sizeLabels: Record<(typeof featureSizes)[number], string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  wide: 'Wide',
};

/** What was asked, what was made, and how. */
export const storyFields: Field[] = [
  richTextField('challenge', 'The challenge'),
  richTextField('solution', 'The solution'),
  listField({
    name: 'features',
    label: 'Key features',
    rows: ['Feature', 'Features'],
    maxRows: 12,
    fields: [
      { name: 'title', type: 'text', label: 'Feature', required: true, maxLength: 80 },
      priceTextareaField({
        name: 'description',
        label: 'What it does',
        required: true,
        maxLength: 400,
      }),
      priceTextareaField({ name: 'technical', label: 'How it is made', maxLength: 300, rows: 2 }),
      priceTextareaField({ name: 'benefit', label: 'What it brings', maxLength: 300, rows: 2 }),
      {
        name: 'icon',
        type: 'select',
        label: 'Mark',
        options: featureIcons.map((value) => ({ value, label: value })),
      },
      { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
      {
        name: 'size',
        type: 'select',
        label: 'Size of the card',
        required: true,
        defaultValue: 'medium',
        options: featureSizes.map((value) => ({ value, label: sizeLabels[value] })),
      },
    ],
  }),
  {
    name: 'architecture',
    type: 'code',
    label: 'Architecture, drawn with characters',
    admin: { language: 'plaintext' },
  },
  listField({
    name: 'timeline',
    label: 'Timeline',
    rows: ['Step', 'Steps'],
    maxRows: 12,
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'phase', type: 'text', label: 'Phase', required: true, maxLength: 40 },
          { name: 'duration', type: 'text', label: 'Took', maxLength: 40 },
        ],
      },
      { name: 'title', type: 'text', label: 'Title', required: true, maxLength: 80 },
      priceTextareaField({
        name: 'description',
        label: 'What happened',
        required: true,
        maxLength: 400,
      }),
    ],
  }),
  wordsField('technologies', 'Technologies', ['Technology', 'Technologies']),
  listField({
    name: 'screenshots',
    label: 'Screenshots',
    rows: ['Screenshot', 'Screenshots'],
    maxRows: 24,
    fields: [
      { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
      { name: 'caption', type: 'text', label: 'Caption', required: true, maxLength: 160 },
    ],
  }),
  {
    name: 'beforeAfter',
    type: 'group',
    label: 'Before and after',
    fields: [
      {
        type: 'row',
        fields: [
          { name: 'beforeImage', type: 'upload', relationTo: 'media', label: 'Before' },
          { name: 'afterImage', type: 'upload', relationTo: 'media', label: 'After' },
        ],
      },
      {
        type: 'row',
        fields: [
          {
            name: 'beforeLabel',
            type: 'text',
            label: 'Word on the first',
            defaultValue: 'Before',
            maxLength: 30,
          },
          {
            name: 'afterLabel',
            type: 'text',
            label: 'Word on the second',
            defaultValue: 'After',
            maxLength: 30,
          },
        ],
      },
    ],
  },
];
