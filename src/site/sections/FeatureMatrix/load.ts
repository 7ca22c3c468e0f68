import { getFeatureMatrix } from '@/content/store/tables';
import type { FeatureMatrixBlock } from '@/payload-types';
import { sectionHead } from '../section-head';
import type { FeatureMatrixProps } from './FeatureMatrix';

/** The comparison of the packages in the chosen groups. */
export async function loadFeatureMatrix(block: FeatureMatrixBlock): Promise<FeatureMatrixProps> {
  return {
    ...sectionHead(block),
    matrix: await getFeatureMatrix(block.groups),
    note: block.note || null,
  };
}
