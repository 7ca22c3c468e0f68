import { defineSection, sectionHeadFields } from '@/content/hooks/fields/section';

/** Kinds of project, prices and the notes below the total are in the estimator's settings. */
export const estimatorBlock = defineSection(
  'estimator',
  ['Price estimator', 'Price estimators'],
  sectionHeadFields(),
);
