import type { CSSProperties } from 'react';
import { classNames } from './class-names';
import { formatDuration } from './format-time';

/** Chooses round numbered marks of a scale that fit the width of a phone, smallest steps first. */
function scaleMarks(total: number, steps: readonly [number, ...number[]]): number[] {
  const step = steps.find((candidate) => total / candidate <= 7) ?? Math.ceil(total / 7);
  const marks: number[] = [];
  for (let mark = 0; mark < total - step * 0.6; mark += step) marks.push(mark);
  return [...marks, total];
}

export interface ItineraryRulerProps {
  from: string;
  to: string;
  minutes: number;
  miles: number;
  /** In driving order. */
  roads: string[];
}

/** A journey as a two-edged ruler: minutes above, miles below, the roads between them. */
export function ItineraryRuler({ from, to, minutes, miles, roads }: ItineraryRulerProps) {
  return (
    <div>
      <div className="grid grid-cols-[auto_auto] items-end justify-between gap-x-4 gap-y-4 sm:grid-cols-[1fr_auto_1fr] sm:gap-x-6">
        <Place label="From" name={from} />
        <p className="font-mono text-orchard *:whitespace-nowrap max-sm:order-last max-sm:col-span-2">
          <span className="text-h3 font-semibold">{formatDuration(minutes)}</span>{' '}
          <span className="text-h3 font-semibold">
            <span className="font-normal text-muted">/</span> {miles} miles
          </span>
        </p>
        <Place label="To" name={to} isEnd />
      </div>
      <Scale unit="min" total={minutes} steps={[10, 15, 20, 30, 60]} edge="top" />
      <ol
        aria-label="Roads in order"
        className="flex flex-wrap border-y border-ink bg-mist px-3 sm:px-6"
      >
        {roads.map((road, index) => (
          <Road
            // biome-ignore lint/suspicious/noArrayIndexKey: a road may be driven twice
            key={index}
            name={road}
            isFirst={index === 0}
            isLast={index === roads.length - 1}
          />
        ))}
      </ol>
      <Scale unit="mi" total={miles} steps={[5, 10, 20, 25, 50]} edge="bottom" />
    </div>
  );
}

function Place({ label, name, isEnd = false }: { label: string; name: string; isEnd?: boolean }) {
  return (
    <p className={isEnd ? 'text-end' : undefined}>
      <span className="block font-mono text-label text-muted">{label}</span>
      <span className="font-display text-h4 font-[640] tracking-[-0.012em] sm:text-h3">{name}</span>
    </p>
  );
}

function isMotorway(road: string): boolean {
  return /^M\d|\(M\)/i.test(road);
}

/** A stretch of road with its sign; a motorway has two lines. */
function Road({ name, isFirst, isLast }: { name: string; isFirst: boolean; isLast: boolean }) {
  const wide = isMotorway(name);
  return (
    <li className="relative flex h-18 flex-[1_0_3rem] items-center justify-center">
      <span
        aria-hidden="true"
        className={classNames(
          'absolute inset-x-0 top-1/2 -translate-y-1/2 border-ink',
          wide ? 'h-1.75 border-y-2' : 'h-0.5 border-t-2',
        )}
      />
      <Stop className={isFirst ? 'bg-ink' : 'bg-mist'} side="start" />
      {isLast ? <Stop className="size-4 bg-amber" side="end" /> : null}
      <span
        className={classNames(
          'relative rounded-[3px] border border-ink px-1 py-0.5 font-mono text-label font-semibold sm:px-2',
          wide ? 'bg-ink text-paper' : 'bg-sheet',
        )}
      >
        {name}
      </span>
    </li>
  );
}

function Stop({ className, side }: { className: string; side: 'start' | 'end' }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute top-1/2 size-2.75 -translate-y-1/2 rounded-full border-2 border-ink',
        side === 'start' ? 'start-0 -translate-x-1/2' : 'end-0 translate-x-1/2',
        className,
      )}
    />
  );
}

interface ScaleProps {
  unit: string;
  total: number;
  steps: readonly [number, ...number[]];
  edge: 'top' | 'bottom';
}

/** Units between two short strokes; phones show fewer of them. */
const minor = { top: '[--minor:10] sm:[--minor:5]', bottom: '[--minor:5] sm:[--minor:1]' };

/** One edge of the ruler: short strokes, and a long numbered one per step. */
function Scale({ unit, total, steps, edge }: ScaleProps) {
  const marks = scaleMarks(total, steps);
  const step = marks.length > 2 ? (marks[1] ?? total) : total;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'flex px-3 sm:px-6',
        edge === 'top' ? 'mt-5 flex-col-reverse' : 'flex-col',
      )}
    >
      <div
        className={classNames('h-3.5 border-e border-ink', minor[edge])}
        style={strokes(total, step, edge)}
      />
      <div className="relative h-6">
        {marks.map((mark, index) => (
          <span
            key={mark}
            className={classNames(
              'absolute -translate-x-1/2 font-mono text-label whitespace-nowrap',
              edge === 'top' ? 'bottom-0.5' : 'top-0.5',
              index === marks.length - 1 ? 'font-semibold' : 'text-muted',
              index % 2 === 1 && index < marks.length - 1 && 'max-sm:hidden',
            )}
            style={{ insetInlineStart: `${(mark / total) * 100}%` }}
          >
            {mark}
            {index === 0 ? <span className="absolute ps-1">{unit}</span> : null}
          </span>
        ))}
      </div>
    </div>
  );
}

function strokes(total: number, step: number, edge: 'top' | 'bottom'): CSSProperties {
  const line = (pen: string, every: number | string) =>
    `repeating-linear-gradient(to right, ${pen} 0 1px, transparent 1px calc(100% * ${every} / ${total}))`;
  const side = edge === 'top' ? 'bottom' : 'top';
  return {
    backgroundImage: `${line('var(--color-ink)', step)}, ${line('var(--color-tick)', 'var(--minor)')}`,
    backgroundSize: '100% 100%, 100% 50%',
    backgroundPosition: `left ${side}`,
    backgroundRepeat: 'no-repeat',
  };
}
