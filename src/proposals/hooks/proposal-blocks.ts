import type { Block, Field } from 'payload';
import { listField, richTextField } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';
import { relationField, textareaField, textField } from '@/platform/database/fields';

const heading = (required = true): Field =>
  textField('heading', 'Heading', { required, maxLength: 120 });

const points = (name: string, label: string): Field =>
  listField(name, label, {
    rows: ['Point', 'Points'],
    maxRows: 30,
    fields: [textField('text', 'Point', { required: true, maxLength: 200 })],
  });

const textBlock = defineSection(
  'proposalText',
  ['Text', 'Texts'],
  [heading(false), richTextField('body', 'Text')],
);

const scopeBlock = defineSection(
  'proposalScope',
  ['What is included and what is not', 'What is included'],
  [heading(), points('included', 'Included'), points('notIncluded', 'Not included')],
);

const timelineBlock = defineSection(
  'proposalTimeline',
  ['Timeline', 'Timelines'],
  [
    heading(),
    listField('phases', 'Phases', {
      rows: ['Phase', 'Phases'],
      required: true,
      minRows: 1,
      maxRows: 12,
      fields: [
        textField('title', 'Phase', { required: true, maxLength: 80 }),
        textField('duration', 'Takes', { maxLength: 40, description: 'E.g. 1 week.' }),
        textareaField('text', 'What happens', { maxLength: 400 }),
      ],
    }),
  ],
);

const scanBlock = defineSection(
  'proposalScan',
  ['What the scan found', 'What the scans found'],
  [
    heading(),
    textareaField('note', 'What it means for them', {
      maxLength: 1000,
      description: 'The score and the most serious findings come from the scan named above.',
    }),
  ],
);

const workBlock = defineSection(
  'proposalWork',
  ['Work of ours', 'Work of ours'],
  [
    heading(),
    relationField('caseStudies', 'Case studies', 'case-studies', {
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 3,
    }),
  ],
);

export const proposalBlocks: Block[] = [textBlock, scopeBlock, timelineBlock, scanBlock, workBlock];
