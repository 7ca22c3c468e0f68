import type { Block, Field } from 'payload';
import { listField, richTextField } from '@/content/hooks/fields/common';
import { defineSection } from '@/content/hooks/fields/section';

const heading = (required = true): Field => ({
  name: 'heading',
  type: 'text',
  label: 'Heading',
  required,
  maxLength: 120,
});

const points = (name: string, label: string): Field =>
  listField(name, label, {
    rows: ['Point', 'Points'],
    maxRows: 30,
    fields: [{ name: 'text', type: 'text', label: 'Point', required: true, maxLength: 200 }],
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
        { name: 'title', type: 'text', label: 'Phase', required: true, maxLength: 80 },
        {
          name: 'duration',
          type: 'text',
          label: 'Takes',
          maxLength: 40,
          admin: { description: 'E.g. 1 week.' },
        },
        { name: 'text', type: 'textarea', label: 'What happens', maxLength: 400 },
      ],
    }),
  ],
);

const scanBlock = defineSection(
  'proposalScan',
  ['What the scan found', 'What the scans found'],
  [
    heading(),
    {
      name: 'note',
      type: 'textarea',
      label: 'What it means for them',
      maxLength: 1000,
      admin: {
        description: 'The score and the most serious findings come from the scan named above.',
      },
    },
  ],
);

const workBlock = defineSection(
  'proposalWork',
  ['Work of ours', 'Work of ours'],
  [
    heading(),
    {
      name: 'caseStudies',
      type: 'relationship',
      relationTo: 'case-studies',
      label: 'Case studies',
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 3,
    },
  ],
);

/** Blocks that can appear before the prices. */
export const proposalBlocks: Block[] = [textBlock, scopeBlock, timelineBlock, scanBlock, workBlock];
