import type { Block } from 'payload';
import { sectionHeadFields } from '@/content/hooks/fields/section';

/** Kinds of project, prices and the notes below the total are in the estimator's settings. */
export const estimatorBlock: Block = {
  slug: 'estimator',
  interfaceName: 'EstimatorBlock',
  labels: { singular: 'Price estimator', plural: 'Price estimators' },
  fields: sectionHeadFields(),
};
