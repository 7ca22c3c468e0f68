import { type ReactNode, useId } from 'react';
import { getFeatureMatrix } from '@/content/store/tables';
import { Section } from '@/design/layout/Section';
import { Figures } from '@/design/ui/Figures';
import { Icon } from '@/design/ui/Icon';
import { SectionHead } from '@/design/ui/SectionHead';
import type { FeatureMatrixBlock } from '@/payload-types';
import type { FeatureMatrixView } from '@/prices/rules/comparisons';
import { Matrix } from '../../lazy-parts';
import { sectionHead } from '../section-head';

export interface FeatureMatrixProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  matrix: FeatureMatrixView;
  note: string | null;
}

/** Contents of each package, with a key to the marks. */
export function FeatureMatrix(props: FeatureMatrixProps) {
  const { anchor, eyebrow, heading, intro, matrix, note } = props;
  const id = useId();
  return (
    <Section id={anchor ?? undefined} labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <Matrix caption={heading} matrix={matrix} />
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-12 gap-y-4 pt-6 text-small text-muted">
        {note ? (
          <p className="max-w-note">
            <Figures text={note} />
          </p>
        ) : (
          <span />
        )}
        <ul aria-hidden="true" className="flex flex-wrap items-center gap-x-6 gap-y-1">
          <Key mark={<Icon name="check" className="size-4.5 text-orchard" />}>included</Key>
          <Key mark={<span className="w-3 border-t border-edge" />}>not included</Key>
          <Key mark={<span className="font-mono text-ink">+£</span>}>add-on at this price</Key>
        </ul>
      </div>
    </Section>
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

/** The comparison of the packages in the chosen groups. */
export async function loadFeatureMatrix(block: FeatureMatrixBlock): Promise<FeatureMatrixProps> {
  return {
    ...sectionHead(block),
    matrix: await getFeatureMatrix(block.groups),
    note: block.note || null,
  };
}
