import { classNames } from './class-names';

type ScoreTone = 'good' | 'fair' | 'poor';

function toneOfScore(score: number): ScoreTone {
  if (score >= 90) return 'good';
  return score >= 50 ? 'fair' : 'poor';
}

/** The tone in words, because many readers cannot rely on colour. */
const wordOfTone: Record<ScoreTone, string> = {
  good: 'good',
  fair: 'needs work',
  poor: 'poor',
};

interface GaugeProps {
  score: number;
  label: string;
  size?: 'normal' | 'small';
  className?: string;
}

const strokes: Record<ScoreTone, string> = {
  good: 'stroke-orchard',
  fair: 'stroke-amber',
  poor: 'stroke-danger',
};

export const gaugeCentre = 100;
const start = 150; // degrees, clockwise from three o'clock: the arc opens downwards
const sweep = 240;

/** A place on the scale of a gauge, in its drawing's units. */
export function gaugePoint(percent: number, radius: number): [string, string] {
  const angle = ((start + (sweep * percent) / 100) * Math.PI) / 180;
  return [
    (gaugeCentre + radius * Math.cos(angle)).toFixed(2),
    (gaugeCentre + radius * Math.sin(angle)).toFixed(2),
  ];
}

/** The scale's line. */
export function gaugeArc(radius: number): string {
  const [x1, y1] = gaugePoint(0, radius);
  const [x2, y2] = gaugePoint(100, radius);
  return `M${x1} ${y1}A${radius} ${radius} 0 1 1 ${x2} ${y2}`;
}

/** Strokes along the scale of a gauge. */
export function gaugeMarks(step: number, inner: number, outer: number): string {
  let path = '';
  for (let percent = 0; percent <= 100; percent += step) {
    path += `M${gaugePoint(percent, inner).join(' ')}L${gaugePoint(percent, outer).join(' ')}`;
  }
  return path;
}

/** A score from 0 to 100 as a drawn instrument, with a mark for every two points. */
export function Gauge({ score, label, size = 'normal', className }: GaugeProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)));
  const tone = toneOfScore(value);
  const [needleX, needleY] = gaugePoint(value, 68);
  const [tipX, tipY] = gaugePoint(value, 98);
  return (
    <svg
      role="img"
      aria-label={`${label}: ${value} out of 100, ${wordOfTone[tone]}`}
      viewBox="0 0 200 160"
      className={classNames(
        'h-auto flex-none fill-none',
        size === 'normal' ? 'w-56' : 'w-32',
        className,
      )}
    >
      <path d={gaugeMarks(2, 88, 93)} className="stroke-tick" strokeWidth="1" />
      <path d={gaugeMarks(10, 86, 97)} className="stroke-ink" strokeWidth="1.2" />
      <path d={gaugeArc(76)} className="stroke-rule" strokeWidth="10" />
      <path
        d={gaugeArc(76)}
        pathLength="100"
        strokeDasharray={`${value} 200`}
        className={strokes[tone]}
        strokeWidth="10"
      />
      <path d={`M${needleX} ${needleY}L${tipX} ${tipY}`} className="stroke-ink" strokeWidth="2.4" />
      <text
        x={gaugeCentre}
        y="113"
        textAnchor="middle"
        className="fill-ink font-mono text-[3.4rem] font-semibold tracking-[-0.06em]"
      >
        {value}
      </text>
      {size === 'normal' ? (
        <text
          x={gaugeCentre}
          y="138"
          textAnchor="middle"
          className="fill-muted font-mono text-[0.8125rem]"
        >
          of 100
        </text>
      ) : null}
    </svg>
  );
}

const fills: Record<ScoreTone, string> = {
  good: 'bg-orchard',
  fair: 'bg-amber',
  poor: 'bg-danger',
};

/** A category's score as a bar over a ten-part scale. */
export function BarMeter({ label, value }: { label: string; value: number }) {
  const shown = Math.round(Math.min(100, Math.max(0, value)));
  const tone = toneOfScore(shown);
  return (
    <div className="grid grid-cols-[minmax(0,8.5em)_1fr_2.25em] items-center gap-3 py-1 text-small">
      <span>{label}</span>
      <span aria-hidden="true" className="relative block h-2.5">
        <span className="ticks absolute inset-0 [--tick:10%]" />
        <span className="absolute inset-x-0 bottom-0 h-1.5 bg-rule" />
        <span
          className={`absolute start-0 bottom-0 h-1.5 ${fills[tone]}`}
          style={{ inlineSize: `${shown}%` }}
        />
      </span>
      <span className="text-end font-mono font-semibold">
        {shown}
        <span className="sr-only"> out of 100, {wordOfTone[tone]}</span>
      </span>
    </div>
  );
}
