import { classNames } from './class-names';
import { type ScoreTone, toneOfScore, wordOfTone } from './score-tone';

export interface GaugeProps {
  /** 0 to 100; rounded for display. */
  score: number;
  /** Announced before the score, e.g. `Overall score`. */
  label: string;
  size?: 'normal' | 'small';
  className?: string;
}

const strokes: Record<ScoreTone, string> = {
  good: 'stroke-orchard',
  fair: 'stroke-amber',
  poor: 'stroke-danger',
};

const centre = 100;
const start = 150; // degrees, clockwise from three o'clock: the arc opens downwards
const sweep = 240;

function pointAt(percent: number, radius: number): [string, string] {
  const angle = ((start + (sweep * percent) / 100) * Math.PI) / 180;
  return [
    (centre + radius * Math.cos(angle)).toFixed(2),
    (centre + radius * Math.sin(angle)).toFixed(2),
  ];
}

function arc(radius: number): string {
  const [x1, y1] = pointAt(0, radius);
  const [x2, y2] = pointAt(100, radius);
  return `M${x1} ${y1}A${radius} ${radius} 0 1 1 ${x2} ${y2}`;
}

function marks(step: number, inner: number, outer: number): string {
  let path = '';
  for (let percent = 0; percent <= 100; percent += step) {
    path += `M${pointAt(percent, inner).join(' ')}L${pointAt(percent, outer).join(' ')}`;
  }
  return path;
}

/** A score from 0 to 100 as a drawn instrument, with a mark for every two points. */
export function Gauge({ score, label, size = 'normal', className }: GaugeProps) {
  const value = Math.round(Math.min(100, Math.max(0, score)));
  const tone = toneOfScore(value);
  const [needleX, needleY] = pointAt(value, 68);
  const [tipX, tipY] = pointAt(value, 98);
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
      <path d={marks(2, 88, 93)} className="stroke-tick" strokeWidth="1" />
      <path d={marks(10, 86, 97)} className="stroke-ink" strokeWidth="1.2" />
      <path d={arc(76)} className="stroke-rule" strokeWidth="10" />
      <path
        d={arc(76)}
        pathLength="100"
        strokeDasharray={`${value} 200`}
        className={strokes[tone]}
        strokeWidth="10"
      />
      <path d={`M${needleX} ${needleY}L${tipX} ${tipY}`} className="stroke-ink" strokeWidth="2.4" />
      <text
        x={centre}
        y="113"
        textAnchor="middle"
        className="fill-ink font-mono text-[3.4rem] font-semibold tracking-[-0.06em]"
      >
        {value}
      </text>
      {size === 'normal' ? (
        <text
          x={centre}
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
