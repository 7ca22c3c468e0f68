import type { CSSProperties } from 'react';
import type { ProcessBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** A phase, with its first and last working day, counted from 1. */
type ScaleStep = ProcessBlock['steps'][number];

/**
 * Phases drawn to scale: one bar with a mark per day, above the texts. On wide screens a leader line runs
 * from each phase to its text; on narrow ones both carry the phase's number.
 */
function ScaleSteps({ steps }: { steps: ScaleStep[] }) {
  return (
    <div>
      <ScaleBar steps={steps} days={Math.max(1, ...steps.map((step) => step.toDay))} />
      <ol
        className="grid grid-cols-1 gap-x-10 max-lg:mt-5 sm:grid-cols-2 lg:grid-cols-[repeat(var(--steps),minmax(0,1fr))] lg:gap-x-0"
        style={{ '--steps': steps.length } as CSSProperties}
      >
        {steps.map((step, index) => (
          <li
            key={step.title}
            className="grid grid-cols-[2.25rem_1fr] border-rule py-3.5 max-lg:border-b lg:block lg:border-s lg:border-ink lg:px-4 lg:py-0"
          >
            <span aria-hidden="true" className="font-mono text-label/6 lg:hidden">
              {index + 1}
            </span>
            <div>
              <p className="font-mono text-label font-medium text-orchard">{daysOf(step)}</p>
              <h3 className="mt-1 text-h3">{step.title}</h3>
              <p className="mt-1.5 max-w-note text-small text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ScaleBar({ steps, days }: { steps: ScaleStep[]; days: number }) {
  const column = 100 / steps.length;
  return (
    <div aria-hidden="true" className="print:hidden">
      <div
        className="grid border-b border-ink"
        style={{ gridTemplateColumns: `repeat(${days}, minmax(0, 1fr))` }}
      >
        {steps.map((step, index) => (
          <div
            key={step.title}
            className="border-s border-ink last:border-e"
            style={{ gridColumn: `${step.fromDay} / ${step.toDay + 1}` }}
          >
            <p className="px-2 pb-2 font-mono text-label whitespace-nowrap text-muted max-sm:px-1.5">
              <span className="text-ink lg:hidden">{index + 1}</span>{' '}
              <span className="max-lg:hidden">
                {lengthOf(step) === 1 ? '1 day' : `${lengthOf(step)} days`}
              </span>
            </p>
            <div
              className={`h-5 ${index % 2 === 0 ? 'bg-mist' : ''}`}
              style={dayMarks(lengthOf(step))}
            />
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 44"
        preserveAspectRatio="none"
        className="block h-11 w-full overflow-visible fill-none stroke-ink max-lg:hidden"
        strokeWidth="1"
      >
        {steps.map((step, index) => (
          <path
            key={step.title}
            vectorEffect="non-scaling-stroke"
            d={`M${((step.fromDay - 1) / days) * 100} 0V22H${index * column}V44`}
          />
        ))}
      </svg>
    </div>
  );
}

function lengthOf(step: ScaleStep): number {
  return step.toDay - step.fromDay + 1;
}

function daysOf(step: ScaleStep): string {
  return step.fromDay === step.toDay ? `day ${step.fromDay}` : `days ${step.fromDay}–${step.toDay}`;
}

/** A long mark per day and a short one per half day, over the phase's length. */
function dayMarks(days: number): CSSProperties {
  const marks = (pen: string, parts: number) =>
    `repeating-linear-gradient(to right, ${pen} 0 1px, transparent 1px calc(100% / ${parts}))`;
  return {
    backgroundImage: `${marks('var(--color-ink)', days)}, ${marks('var(--color-tick)', days * 2)}`,
    backgroundSize: '100% 60%, 100% 35%',
    backgroundPosition: 'left bottom',
    backgroundRepeat: 'no-repeat',
  };
}

export function Process({ block }: { block: ProcessBlock }) {
  return (
    <HeadedSection head={block} reveal>
      <div className="mt-7 lg:mt-9">
        <ScaleSteps steps={block.steps} />
      </div>
    </HeadedSection>
  );
}
