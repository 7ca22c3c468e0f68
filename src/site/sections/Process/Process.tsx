import type { CSSProperties } from 'react';
import type { ProcessBlock } from '@/payload-types';
import { HeadedSection } from '../HeadedSection';

/** A phase, with its first and last working day, counted from 1. */
type ScaleStep = ProcessBlock['steps'][number];

/**
 * Phases drawn to scale. Wide screens show one bar with a mark per day, and a leader line from each
 * phase to its text. Phones show a vertical bar with a row per day; long texts stretch their rows.
 */
function ScaleSteps({ steps }: { steps: ScaleStep[] }) {
  const days = Math.max(1, ...steps.map((step) => step.toDay));
  return (
    <div>
      <ScaleBar steps={steps} days={days} />
      <ol
        className="grid grid-cols-1 max-lg:grid-rows-[repeat(var(--days),minmax(2.25rem,auto))] max-lg:border-b max-lg:border-ink lg:grid-cols-[repeat(var(--steps),minmax(0,1fr))]"
        style={{ '--days': days, '--steps': steps.length } as CSSProperties}
      >
        {steps.map((step) => (
          <li
            key={step.title}
            className="relative max-lg:row-[var(--rows)] max-lg:border-t max-lg:border-ink max-lg:ps-12 max-lg:pt-3 max-lg:pb-5 lg:border-s lg:border-ink lg:ps-4 lg:pe-4"
            style={{ '--rows': `${step.fromDay} / ${step.toDay + 1}` } as CSSProperties}
          >
            <span
              aria-hidden="true"
              className="absolute inset-y-0 start-0 w-7 border-s border-ink lg:hidden"
              style={dayMarks('to bottom', lengthOf(step))}
            />
            <p className="font-mono text-label font-medium text-orchard">{daysOf(step)}</p>
            <h3 className="mt-1 text-h3">{step.title}</h3>
            <p className="mt-1.5 max-w-note text-small text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}

function ScaleBar({ steps, days }: { steps: ScaleStep[]; days: number }) {
  const column = 100 / steps.length;
  return (
    <div aria-hidden="true" className="max-lg:hidden print:hidden">
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
            <p className="px-2 pb-2 font-mono text-label text-muted">
              <span className="text-ink">{index + 1}</span>{' '}
              {lengthOf(step) === 1 ? '1 day' : `${lengthOf(step)} days`}
            </p>
            <div
              className={`h-5 ${index % 2 === 0 ? 'bg-mist' : ''}`}
              style={dayMarks('to right', lengthOf(step))}
            />
          </div>
        ))}
      </div>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 44"
        preserveAspectRatio="none"
        className="block h-11 w-full overflow-visible fill-none stroke-ink"
        strokeWidth="1"
      >
        {steps.map((step, index) => (
          <path
            key={step.title}
            vectorEffect="non-scaling-stroke"
            d={`M${((step.fromDay - 1) / days) * 100} 0V8L${index * column} 36V44`}
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
function dayMarks(direction: 'to right' | 'to bottom', days: number): CSSProperties {
  const marks = (pen: string, parts: number) =>
    `repeating-linear-gradient(${direction}, ${pen} 0 1px, transparent 1px calc(100% / ${parts}))`;
  const isAcross = direction === 'to right';
  return {
    backgroundImage: `${marks('var(--color-ink)', days)}, ${marks('var(--color-tick)', days * 2)}`,
    backgroundSize: isAcross ? '100% 60%, 100% 35%' : '60% 100%, 35% 100%',
    backgroundPosition: isAcross ? 'left bottom' : 'left top',
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
