import { type ScoreTone, toneOfScore, wordOfTone } from './score-tone';

export interface BarMeterProps {
  label: string;
  /** 0 to 100. */
  value: number;
}

const fills: Record<ScoreTone, string> = {
  good: 'bg-orchard',
  fair: 'bg-amber',
  poor: 'bg-danger',
};

/** A category's score as a bar over a ten-part scale. */
export function BarMeter({ label, value }: BarMeterProps) {
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
