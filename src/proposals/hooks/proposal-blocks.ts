import type { Block, Field } from 'payload';
import { listField, richTextField } from '@/content/hooks/fields/common';
import { withOwnLabel } from '@/content/hooks/fields/section';
import { relationField, textareaField, textField } from '@/platform/database/fields';

const heading = (required = true): Field =>
  textField('heading', 'Heading', { required, maxLength: 120 });

const points = (name: string, label: string): Field =>
  listField(name, label, {
    rows: ['Point', 'Points'],
    maxRows: 30,
    fields: [textField('text', 'Point', { required: true, maxLength: 200 })],
  });

const textBlock: Block = {
  slug: 'proposalText',
  interfaceName: 'ProposalTextBlock',
  labels: { singular: 'Text', plural: 'Texts' },
  fields: [heading(false), richTextField('body', 'Text')],
};

const scopeBlock: Block = {
  slug: 'proposalScope',
  interfaceName: 'ProposalScopeBlock',
  labels: { singular: 'What is included and what is not', plural: 'What is included' },
  fields: [heading(), points('included', 'Included'), points('notIncluded', 'Not included')],
};

const timelineBlock: Block = {
  slug: 'proposalTimeline',
  interfaceName: 'ProposalTimelineBlock',
  labels: { singular: 'Timeline', plural: 'Timelines' },
  fields: [
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
};

const scanBlock: Block = {
  slug: 'proposalScan',
  interfaceName: 'ProposalScanBlock',
  labels: { singular: 'What the scan found', plural: 'What the scans found' },
  fields: [
    heading(),
    textareaField('note', 'What it means for them', {
      maxLength: 1000,
      description: 'The score and the most serious findings come from the scan named above.',
    }),
  ],
};

const workBlock: Block = {
  slug: 'proposalWork',
  interfaceName: 'ProposalWorkBlock',
  labels: { singular: 'Work of ours', plural: 'Work of ours' },
  fields: [
    heading(),
    relationField('caseStudies', 'Case studies', 'case-studies', {
      hasMany: true,
      required: true,
      minRows: 1,
      maxRows: 3,
    }),
  ],
};

export const proposalBlocks: Block[] = [
  textBlock,
  scopeBlock,
  timelineBlock,
  scanBlock,
  workBlock,
].map(withOwnLabel);
