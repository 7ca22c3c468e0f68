import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const claimsBlock: Block = {
  slug: 'claims',
  interfaceName: 'ClaimsBlock',
  labels: { singular: 'Figures from the settings', plural: 'Figures from the settings' },
  fields: sectionHeadFields(),
};
