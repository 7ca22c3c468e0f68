import { type CSSProperties, useId } from 'react';
import type { CaseStudyView } from '@/content/rules/view-models';
import { Section } from '@/design/layout/Section';
import { classNames } from '@/design/ui/class-names';
import { SectionHead } from '@/design/ui/SectionHead';
import { weeksOf } from '@/design/ui/weeks-of';
import { DrawnLine } from '../lazy-parts';

type Step = CaseStudyView<unknown>['timeline'][number];

/**
 * The phases of a project along an upright rule, left and right in turn. With a duration for each
 * of them the rule is to scale: a phase is as long as its weeks, unless its text needs more room.
 */
export function Timeline({ steps }: { steps: Step[] }) {
  const id = useId();
  if (steps.length === 0) return null;
  const weeks = steps.map(({ duration }) => weeksOf(duration));
  const isToScale = weeks.every((count) => count !== null);
  return (
    <Section labelledBy={id}>
      <SectionHead
        id={id}
        eyebrow="Timeline"
        heading="Phase by phase"
        intro={isToScale ? 'One long stroke is one week.' : null}
      />
      <DrawnLine className="mt-9 border-y border-ink lg:mt-12">
        {steps.map((step, index) => (
          <Phase
            key={step.phase + step.title}
            step={step}
            weeks={isToScale ? (weeks[index] ?? null) : null}
            isLeft={index % 2 === 0}
          />
        ))}
      </DrawnLine>
    </Section>
  );
}

function Phase({ step, weeks, isLeft }: { step: Step; weeks: number | null; isLeft: boolean }) {
  const style = weeks
    ? ({ '--weeks': weeks, minBlockSize: `calc(${weeks} * 5rem)` } as CSSProperties)
    : undefined;
  return (
    <li
      style={style}
      className="grid grid-cols-[2.5rem_minmax(0,1fr)] border-ink not-first:border-t lg:grid-cols-[minmax(0,1fr)_4rem_minmax(0,1fr)] lg:not-first:border-t-0"
    >
      <span
        aria-hidden="true"
        data-stroke=""
        className="border-s border-ink lg:col-start-2 lg:row-start-1 lg:border-x lg:border-t lg:in-first:border-t-0"
        style={weeks ? weekStrokes(weeks) : undefined}
      />
      <div
        data-words=""
        className={classNames(
          'py-5 ps-3 lg:row-start-1 lg:py-6',
          isLeft ? 'lg:col-start-1 lg:pe-10 lg:text-end' : 'lg:col-start-3 lg:ps-10',
        )}
      >
        <p className="font-mono text-label font-medium text-orchard">
          {step.phase}
          {step.duration ? <span className="text-muted">, {step.duration}</span> : null}
        </p>
        <h3 className="mt-1 text-h3">{step.title}</h3>
        <p
          className={classNames('mt-1.5 max-w-note text-small text-muted', isLeft && 'lg:ms-auto')}
        >
          {step.description}
        </p>
      </div>
    </li>
  );
}

/** A long stroke per week and four short ones between, within the phase's own length. */
function weekStrokes(weeks: number): CSSProperties {
  const strokes = (pen: string, parts: number) =>
    `repeating-linear-gradient(to bottom, ${pen} 0 1px, transparent 1px calc(100% / ${parts}))`;
  return {
    backgroundImage: `${strokes('var(--color-ink)', weeks)}, ${strokes('var(--color-tick)', weeks * 5)}`,
    backgroundSize: '60% 100%, 30% 100%',
    backgroundPosition: 'left top',
    backgroundRepeat: 'no-repeat',
  };
}
