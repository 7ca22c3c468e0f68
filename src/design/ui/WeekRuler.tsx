import type { CSSProperties } from 'react';

/**
 * Phases on one scale: a long stroke per week, four short ones between, whatever the phases' lengths; a
 * number at each phase's start.
 */
export function WeekRuler({ weeks }: { weeks: number[] }) {
  const total = weeks.reduce((sum, count) => sum + count, 0);
  return (
    <div aria-hidden="true" className="mb-6">
      <div
        className="relative grid after:absolute after:inset-x-0 after:bottom-0 after:h-6 after:content-[''] after:[background:var(--strokes)] print-exact"
        style={{
          ...weekStrokes(total),
          gridTemplateColumns: weeks.map((count) => `minmax(0, ${count}fr)`).join(' '),
        }}
      >
        {weeks.map((count, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: phases have a fixed order
            key={index}
            data-weeks={count}
            className="border-s border-ink last:border-e"
          >
            <p className="ps-1.5 pb-1 font-mono text-label font-semibold">{index + 1}</p>
            <div
              className={`h-6 border-b border-ink print-exact ${index % 2 === 0 ? 'bg-mist' : ''}`}
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

/** `--strokes`: a long stroke per week from the left, four short ones between. */
export function weekStrokes(weeks: number): CSSProperties {
  const line = (pen: string, parts: number, height: string) =>
    `repeating-linear-gradient(to right, ${pen} 0 1px, transparent 1px calc(100% / ${parts})) left bottom / 100% ${height} no-repeat`;
  return {
    '--strokes': `${line('var(--color-ink)', weeks, '60%')}, ${line('var(--color-tick)', weeks * 5, '32%')}`,
  } as CSSProperties;
}
