import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

export const contactCardsBlock: Block = {
  slug: 'contactCards',
  interfaceName: 'ContactCardsBlock',
  labels: { singular: 'Ways to reach us', plural: 'Ways to reach us' },
  fields: sectionHeadFields(),
};
