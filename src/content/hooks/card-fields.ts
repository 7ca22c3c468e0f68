import type { Field } from 'payload';
import { getEnv } from '@/platform/env';
import { priceTextareaField } from '@/prices/hooks/price-fields';
import { isPreviewAddress } from '../rules/projects';
import { projectFilterLabels, projectFilters } from '../rules/view-models';
import { validateHref, wordsField } from './fields/common';
import { metricsField } from './fields/section';

function validatePreview(value: string | null | undefined): string | true {
  return (
    !value ||
    isPreviewAddress(value, getEnv().siteUrl) ||
    'Use a demonstration, e.g. /demos/helix-heating, or somebody else’s site that starts with https://.'
  );
}

/** What the portfolio’s card and the top of the page show. */
export const cardFields: Field[] = [
  { name: 'title', type: 'text', label: 'Project', required: true, maxLength: 80 },
  priceTextareaField({
    name: 'description',
    label: 'In two sentences',
    required: true,
    maxLength: 400,
    description: 'On the card in the portfolio and at the top of the page.',
  }),
  {
    type: 'row',
    fields: [
      {
        name: 'category',
        type: 'text',
        label: 'Category',
        required: true,
        maxLength: 60,
        admin: { description: 'In your own words, shown on the card.' },
      },
      {
        name: 'filterCategory',
        type: 'select',
        label: 'Found under',
        required: true,
        admin: { description: 'Which button of the portfolio’s filter shows it.' },
        options: projectFilters.map((value) => ({ value, label: projectFilterLabels[value] })),
      },
    ],
  },
  wordsField('tags', 'Tags', ['Tag', 'Tags']),
  { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  { name: 'client', type: 'text', label: 'Client', maxLength: 80 },
  {
    name: 'liveUrl',
    type: 'text',
    label: 'Address of the live site',
    validate: (value: unknown) => (value ? validateHref(value) : true),
  },
  {
    type: 'row',
    fields: [
      {
        name: 'livePreviewEnabled',
        type: 'checkbox',
        label: 'Offer a live preview',
        defaultValue: false,
      },
      {
        name: 'livePreviewUrl',
        type: 'text',
        label: 'Address of the live preview',
        validate: validatePreview,
        admin: {
          description:
            'A demonstration of ours, e.g. /demos/helix-heating, or a client’s site that allows to be framed.',
        },
      },
    ],
  },
  metricsField('metrics', 'The two figures at the top', { maxRows: 2 }),
];
