import type { ReactNode } from 'react';
import { getFeatureMatrix } from '@/content/store/shared-content';
import { FigureText } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import type { FeatureMatrixBlock } from '@/payload-types';
import { countRows } from '@/prices/rules/comparisons';
import { MatrixTable } from '@/prices/ui/feature-matrix/MatrixTable';
import { Matrix } from '../../lazy-parts';
import { HeadedSection } from '../HeadedSection';

/** Contents of each package, with a key to the marks. */
export async function FeatureMatrix({ block }: { block: FeatureMatrixBlock }) {
  const matrix = await getFeatureMatrix(block.groups);
  return (
    <HeadedSection head={block}>
      <div className="mt-7 lg:mt-9">
        <Matrix packages={matrix.packages} count={countRows(matrix.groups)}>
          <MatrixTable caption={block.heading} {...matrix} />
        </Matrix>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4 pt-6 text-small text-muted">
        {block.note ? <FigureText text={block.note} className="max-w-note" /> : <span />}
        <ul aria-hidden="true" className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Key mark={<Icon name="check" className="size-4.5 text-orchard" />}>included</Key>
          <Key mark={<span className="w-3 border-t border-edge" />}>not included</Key>
          <Key mark={<span className="font-mono text-ink">+£</span>}>add-on at this price</Key>
        </ul>
      </div>
    </HeadedSection>
  );
}

function Key({ mark, children }: { mark: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      {mark}
      {children}
    </li>
  );
}
