import type { Field } from 'payload';
import {
  checkboxField,
  groupField,
  numberField,
  relationField,
  selectField,
  textField,
} from '@/platform/database/fields';
import { getEnv } from '@/platform/env';
import { penceField, priceTextareaField, priceTextField } from '@/prices/hooks/price-fields';
import { isPreviewAddress } from '../rules/projects';
import {
  featureIcons,
  featureSizes,
  projectFilterLabels,
  projectFilters,
} from '../rules/view-models';
import { listField, richTextField, row, validateOptionalHref, wordsField } from './fields/common';
import { actionRow, actionVariant, metricsField } from './fields/section';

const sizeLabels: Record<(typeof featureSizes)[number], string> = {
  small: 'Small',
  medium: 'Medium',
  large: 'Large',
  wide: 'Wide',
};

export const storyFields: Field[] = [
  richTextField('challenge', 'The challenge'),
  richTextField('solution', 'The solution'),
  listField('features', 'Key features', {
    rows: ['Feature', 'Features'],
    maxRows: 12,
    fields: [
      textField('title', 'Feature', { required: true, maxLength: 80 }),
      priceTextareaField('description', 'What it does', { required: true, maxLength: 400 }),
      priceTextareaField('technical', 'How it is made', { maxLength: 300, rows: 2 }),
      priceTextareaField('benefit', 'What it brings', { maxLength: 300, rows: 2 }),
      selectField('icon', 'Mark', {
        options: featureIcons.map((value) => ({ value, label: value })),
      }),
      row(
        { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
        { name: 'phoneImage', type: 'upload', relationTo: 'media', label: 'On a phone instead' },
      ),
      selectField('size', 'Size of the card', {
        required: true,
        defaultValue: 'medium',
        options: featureSizes.map((value) => ({ value, label: sizeLabels[value] })),
      }),
    ],
  }),
  {
    name: 'architecture',
    type: 'code',
    label: 'Architecture, drawn with characters',
    admin: {
      language: 'plaintext',
      description:
        'The page draws boxes of ┌ ─ ┐ │ └ ┘, lines, arrows ▼ ▲ ► ◄ and A -> B. Other text stays as typed.',
    },
  },
  listField('timeline', 'Timeline', {
    rows: ['Step', 'Steps'],
    maxRows: 12,
    fields: [
      row(
        textField('phase', 'Phase', { required: true, maxLength: 40 }),
        textField('duration', 'Took', { maxLength: 40 }),
      ),
      textField('title', 'Title', { required: true, maxLength: 80 }),
      priceTextareaField('description', 'What happened', { required: true, maxLength: 400 }),
    ],
  }),
  wordsField('technologies', 'Technologies', ['Technology', 'Technologies']),
  listField('screenshots', 'Screenshots', {
    rows: ['Screenshot', 'Screenshots'],
    maxRows: 24,
    fields: [
      row(
        { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture', required: true },
        { name: 'phoneImage', type: 'upload', relationTo: 'media', label: 'On a phone instead' },
      ),
      textField('caption', 'Caption', { required: true, maxLength: 160 }),
    ],
  }),
  groupField('beforeAfter', 'Before and after', {
    fields: [
      row(
        { name: 'beforeImage', type: 'upload', relationTo: 'media', label: 'Before' },
        { name: 'afterImage', type: 'upload', relationTo: 'media', label: 'After' },
        {
          name: 'afterPhoneImage',
          type: 'upload',
          relationTo: 'media',
          label: 'After, on a phone',
          admin: {
            description: 'Of the whole screen of a phone. Phones then show both side by side.',
          },
        },
      ),
      row(
        textField('beforeLabel', 'Word on the first', { defaultValue: 'Before', maxLength: 30 }),
        textField('afterLabel', 'Word on the second', { defaultValue: 'After', maxLength: 30 }),
      ),
    ],
  }),
];

function validatePreview(value: string | null | undefined): string | true {
  return (
    !value ||
    isPreviewAddress(value, getEnv().siteUrl) ||
    'Use a demonstration, e.g. /demos/helix-heating, or another company’s site that starts with https://.'
  );
}

/** Fields of the portfolio card and the page's head. */
export const cardFields: Field[] = [
  textField('title', 'Project', { required: true, maxLength: 80 }),
  priceTextareaField('description', 'In two sentences', {
    required: true,
    maxLength: 400,
    description:
      'On the card in the portfolio and at the top of the page. If it quotes the price of an add-on, the site shown has that add-on, and the price beside it is of both.',
  }),
  row(
    textField('category', 'Category', {
      required: true,
      maxLength: 60,
      description: 'In your own words, shown on the card.',
    }),
    selectField('filterCategory', 'Found under', {
      required: true,
      description: 'Which button of the portfolio’s filter shows it.',
      options: projectFilters.map((value) => ({ value, label: projectFilterLabels[value] })),
    }),
  ),
  wordsField('tags', 'Tags', ['Tag', 'Tags']),
  { name: 'image', type: 'upload', relationTo: 'media', label: 'Picture' },
  row(
    textField('client', 'Client', { maxLength: 80 }),
    numberField('pageCount', 'Pages of the site', {
      min: 1,
      max: 200,
      description:
        'With it, the price of this very site stands beside it: its package’s lower price, and each page beyond those in it.',
    }),
  ),
  textField('liveUrl', 'Address of the live site', { validate: validateOptionalHref }),
  row(
    checkboxField('livePreviewEnabled', 'Offer a live preview'),
    textField('livePreviewUrl', 'Address of the live preview', {
      validate: validatePreview,
      description:
        'A demonstration of ours, e.g. /demos/helix-heating, or a client’s site that allows to be framed.',
    }),
  ),
  metricsField('metrics', 'The two figures at the top', { maxRows: 2 }),
];

export const resultFields: Field[] = [
  groupField('investment', 'Investment', {
    fields: [
      relationField('comparison', 'Costs, computed', 'cost-comparisons'),
      listField('rates', 'Rates for a project like it', {
        rows: ['Rate', 'Rates'],
        maxRows: 4,
        fields: [
          row(
            textField('label', 'Rate', { required: true, maxLength: 40 }),
            textField('duration', 'Takes', { maxLength: 40 }),
          ),
          row(
            penceField('fromPence', 'Build from', { required: true }),
            penceField('toPence', 'Build to', { required: true }),
          ),
        ],
      }),
      listField('support', 'Support after launch', {
        rows: ['Plan', 'Plans'],
        maxRows: 3,
        fields: [
          row(
            numberField('hoursPerMonth', 'Hours a month', { required: true, min: 1, max: 160 }),
            penceField('pricePerMonthPence', 'Price a month', { required: true }),
          ),
        ],
      }),
      richTextField('note', 'In words', false),
    ],
  }),
  metricsField('impact', 'Results', { maxRows: 8 }),
  relationField('testimonials', 'Testimonials', 'testimonials', { hasMany: true }),
];

export const nextStepFields: Field[] = [
  groupField('cta', 'Call to action', {
    fields: [
      priceTextField('title', 'Heading', { required: true, maxLength: 120 }),
      priceTextareaField('description', 'Text', { required: true, maxLength: 400 }),
      actionRow(),
      actionVariant(),
    ],
  }),
];
