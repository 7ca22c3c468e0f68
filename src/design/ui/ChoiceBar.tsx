import { classNames } from './class-names';

export interface Choice<Value> {
  value: Value;
  label: string;
  /** Number of results, with the singular and plural noun. */
  count?: { number: number; one: string; many: string };
}

export interface ChoiceBarProps<Value> {
  /** Accessible name of the choice. */
  legend: string;
  choices: readonly Choice<Value>[];
  chosen: Value;
  onChoose: (value: Value) => void;
  controls?: string;
  /** As underlined words, where another action leads. */
  quiet?: boolean;
  className?: string;
}

const looks = {
  plates:
    'items-baseline rounded-control border border-edge px-4 py-2 font-semibold hover:border-ink aria-pressed:border-ink aria-pressed:bg-ink aria-pressed:text-paper',
  quiet:
    'items-center px-1 hover:underline max-sm:text-[0.875rem] sm:px-2 aria-pressed:font-semibold aria-pressed:underline aria-pressed:decoration-2 aria-pressed:underline-offset-4',
};

/** A row of toggle buttons. They need script, so they are hidden without it. */
export function ChoiceBar<Value>(props: ChoiceBarProps<Value>) {
  const { legend, choices, chosen, onChoose, controls, quiet = false, className = '' } = props;
  return (
    <fieldset
      aria-controls={controls}
      className={classNames(
        'flex flex-wrap noscript:hidden print-hidden',
        quiet ? '-mx-1 gap-y-2 sm:-mx-2 sm:gap-x-2' : 'gap-2',
        className,
      )}
    >
      <legend className="sr-only">{legend}</legend>
      {choices.map(({ value, label, count }) => (
        <button
          key={label}
          type="button"
          aria-pressed={value === chosen}
          onClick={() => onChoose(value)}
          className={classNames(
            'touch inline-flex gap-2 text-small',
            looks[quiet ? 'quiet' : 'plates'],
          )}
        >
          {label}
          {count ? (
            <span className="font-mono text-label font-medium">
              {count.number}
              <span className="sr-only"> {count.number === 1 ? count.one : count.many}</span>
            </span>
          ) : null}
        </button>
      ))}
    </fieldset>
  );
}
