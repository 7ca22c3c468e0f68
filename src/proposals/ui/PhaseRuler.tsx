import type { CSSProperties } from 'react';
import { weeksOf } from '@/design/ui/weeks-of';

export interface PhaseRulerProps {
  phases: { title: string; duration: string | null; text: string | null }[];
}

/**
 * The phases of the work on a ruler, each as long as it takes, and below it what happens in them.
 * Where one of them says no length, the ruler is left out: it would be measured by guess.
 */
export function PhaseRuler({ phases }: PhaseRulerProps) {
  const weeks = phases.map(({ duration }) => weeksOf(duration));
  const known = weeks.filter((count) => count !== null);
  return (
    <div>
      {known.length === phases.length ? <Scale weeks={known} /> : null}
      <ol className="border-t border-ink">
        {phases.map(({ title, duration, text }, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: two phases may be called the same
            key={index}
            className="grid grid-cols-[2.25rem_minmax(0,1fr)] border-b border-rule py-4"
          >
            <span aria-hidden="true" className="pt-0.5 font-mono text-label text-orchard">
              {index + 1}
            </span>
            <div>
              <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-display text-h4 font-[620]">{title}</span>
                {duration ? (
                  <span className="font-mono text-small whitespace-nowrap text-muted">
                    {duration}
                  </span>
                ) : null}
              </p>
              {text ? <p className="mt-1 max-w-note text-small text-muted">{text}</p> : null}
            </div>
          </li>
        ))}
      </ol>
    </div>
  );
}

/** One long stroke per week, five short ones between; a number where each phase begins. */
function Scale({ weeks }: { weeks: number[] }) {
  const total = weeks.reduce((sum, count) => sum + count, 0);
  return (
    <div aria-hidden="true" className="mb-6">
      <div
        className="grid"
        style={{
          gridTemplateColumns: weeks.map((count) => `minmax(1.25rem, ${count}fr)`).join(' '),
        }}
      >
        {weeks.map((count, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: the phases stand in their order
            key={index}
            className="border-s border-ink last:border-e"
          >
            <p className="ps-1.5 pb-1 font-mono text-label font-semibold">{index + 1}</p>
            <div
              className={`h-6 border-b border-ink print-exact ${index % 2 === 0 ? 'bg-mist' : ''}`}
              style={strokes(count)}
            />
          </div>
        ))}
      </div>
      <p className="mt-1.5 flex justify-between font-mono text-label text-muted">
        <span>Start</span>
        <span>{total === 1 ? '1 week' : `about ${Math.round(total)} weeks`}</span>
      </p>
    </div>
  );
}

function strokes(weeks: number): CSSProperties {
  const line = (pen: string, parts: number) =>
    `repeating-linear-gradient(to right, ${pen} 0 1px, transparent 1px calc(100% / ${parts}))`;
  return {
    backgroundImage: `${line('var(--color-ink)', weeks)}, ${line('var(--color-tick)', weeks * 5)}`,
    backgroundSize: '100% 60%, 100% 32%',
    backgroundPosition: 'left bottom',
    backgroundRepeat: 'no-repeat',
  };
}
