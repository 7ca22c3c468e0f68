import { classNames } from './class-names';

/** A drawing's dimension line: end marks, a line, and text in its middle. */
export function DimensionLine({
  text,
  size = 'label',
  className,
}: {
  text: string;
  /** `large` is for results. */
  size?: 'label' | 'large';
  className?: string;
}) {
  return (
    <p
      className={classNames(
        'flex items-center gap-3 text-orchard',
        size === 'label'
          ? 'font-mono text-label font-medium'
          : 'font-display text-h3 font-[640] tracking-[-0.012em]',
        className,
      )}
    >
      <Half className="origin-right border-s" />
      <span className="text-center text-balance">{text}</span>
      <Half className="origin-left border-e" />
    </p>
  );
}

function Half({ className }: { className: string }) {
  return (
    <span
      aria-hidden="true"
      className={`flex h-2.25 min-w-5 flex-1 animate-draw items-center border-orchard ${className}`}
    >
      <span className="w-full border-t border-orchard" />
    </span>
  );
}
