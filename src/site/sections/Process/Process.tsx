import { useId } from 'react';
import { Section } from '@/design/layout/Section';
import { type ScaleStep, ScaleSteps } from '@/design/ui/ScaleSteps';
import { SectionHead } from '@/design/ui/SectionHead';
import type { ProcessBlock } from '@/payload-types';
import { sectionHead } from '../section-head';

export interface ProcessProps {
  /** Name for links to this section. */
  anchor?: string | null;
  eyebrow: string | null;
  heading: string;
  intro: string | null;
  steps: ScaleStep[];
}

/** Phases of a project, drawn to scale. */
export function Process({ anchor, eyebrow, heading, intro, steps }: ProcessProps) {
  const id = useId();
  return (
    <Section id={anchor ?? undefined} reveal labelledBy={id}>
      <SectionHead id={id} eyebrow={eyebrow} heading={heading} intro={intro} />
      <div className="mt-9 lg:mt-12">
        <ScaleSteps steps={steps} />
      </div>
    </Section>
  );
}

/** The stages, in working days. */
export function loadProcess(block: ProcessBlock): ProcessProps {
  return {
    ...sectionHead(block),
    steps: block.steps.map(({ title, text, fromDay, toDay }) => ({ title, text, fromDay, toDay })),
  };
}
